import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  statusPauseMs,
  holdAfter,
  holdEnd,
  storeReservation,
  parseStoredReservations,
  paymentStatuses,
  paymentText,
  refusalText,
} from './index.ts';

const at = (timezone: string) => aSite({ timezone });

describe('the end of a reservation', () => {
  it.each([
    // Brisbane is at UTC+10 all year.
    ['2026-11-20T23:15:00Z', 'Australia/Brisbane', 'Mon 23 November 2026, 9:15am (Brisbane\u00a0time)'],
    // Melbourne goes to UTC+11 on Sunday 4 October 2026 at 2am: 48 hours from Saturday 3pm are Monday 4pm.
    ['2026-10-03T05:00:00Z', 'Australia/Melbourne', 'Mon 5 October 2026, 4:00pm (Melbourne\u00a0time)'],
    // And back to UTC+10 on Sunday 4 April 2027 at 3am: 48 hours from Saturday 3pm are Monday 2pm.
    ['2027-04-03T04:00:00Z', 'Australia/Melbourne', 'Mon 5 April 2027, 2:00pm (Melbourne\u00a0time)'],
    // Auckland goes to UTC+13 on Sunday 27 September 2026: Friday 11.30pm and 48 hours are past midnight, Monday 0.30am.
    ['2026-09-25T11:30:00Z', 'Pacific/Auckland', 'Mon 28 September 2026, 12:30am (Auckland\u00a0time)'],
    // Without a change the clock shows the same time two days on, over the end of a year as well.
    ['2026-12-30T23:00:00Z', 'Pacific/Auckland', 'Sat 2 January 2027, 12:00pm (Auckland\u00a0time)'],
    ['2026-06-01T02:05:00Z', 'Australia/Broken_Hill', 'Wed 3 June 2026, 11:35am (Broken Hill\u00a0time)'],
  ])('48 hours after %s in %s', (start, timezone, text) => {
    expect(holdEnd(holdAfter(Date.parse(start), aSite({ timezone })), at(timezone))).toBe(text);
  });

  it('the end of a reservation is the site’s number of hours away', () => {
    expect(holdAfter(1_000, aSite({ copy: { reserveHoldHours: 24 } }))).toBe(86_401_000);
  });
});

describe('requesting the status of a payment again', () => {
  it('requests the status of a payment less and less often, then stops', () => {
    const pauses = Array.from({ length: 20 }, (_, index) => statusPauseMs(index + 1)).filter(
      (pause) => pause !== undefined,
    );
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    const sum = pauses.reduce((all, pause) => all + pause, 0);
    expect(sum).toBeGreaterThan(60_000);
    expect(sum).toBeLessThan(180_000);
    expect(statusPauseMs(20)).toBeUndefined();
    expect(statusPauseMs(0)).toBeUndefined();
  });
});

describe('the reservations stored on a device', () => {
  it('reads stored reservations without those that are malformed', () => {
    expect(
      parseStoredReservations([
        { carId: 7, key: 'a', id: 'r1', paymentUrl: 'https://pay.example/1' },
        { carId: 8 },
        null,
        'x',
        { carId: 9, key: 'b' },
      ]),
    ).toEqual([
      { carId: 7, key: 'a', id: 'r1', paymentUrl: 'https://pay.example/1' },
      { carId: 9, key: 'b' },
    ]);
    expect(parseStoredReservations('x')).toBeUndefined();
  });

  it('the reservations stored on a device is one reservation for each vehicle, the newest first, limited in number', () => {
    const two = storeReservation(storeReservation([], 7, { carId: 7, key: 'a' }), 8, { carId: 8, key: 'b' });
    expect(two.map(({ carId }) => carId)).toEqual([8, 7]);
    expect(storeReservation(two, 7, { carId: 7, key: 'c' })).toEqual([
      { carId: 7, key: 'c' },
      { carId: 8, key: 'b' },
    ]);
    expect(storeReservation(two, 8, undefined)).toEqual([{ carId: 7, key: 'a' }]);
    const many = Array.from({ length: 30 }, (_, carId) => carId).reduce(
      (list, carId) => storeReservation(list, carId, { carId, key: 'k' }),
      [...two],
    );
    expect(many).toHaveLength(20);
  });
});

describe('the text about a payment', () => {
  it('the text about a payment reports success for no other status than paid', () => {
    for (const about of [{ kind: 'payment' }, { kind: 'hold', deposit: '$200', until: 'Monday' }] as const) {
      expect(paymentStatuses.filter((status) => paymentText(status, about).tone === 'done')).toEqual(['paid']);
      for (const status of ['pending', 'declined', 'expired'] as const)
        expect(paymentText(status, about).text).not.toMatch(/\bwe have your\b|reached us/i);
    }
  });

  it('the text about a payment names the deposit and the end of the reservation', () => {
    expect(
      paymentText('paid', { kind: 'hold', deposit: '$500', until: 'Mon 23 November 2026, 9:15am (Brisbane time)' })
        .text,
    ).toBe(
      'We have your $500 deposit and hold the vehicle for you until Mon 23 November 2026, 9:15am (Brisbane time). The deposit is fully refundable.',
    );
    expect(paymentText('paid', { kind: 'hold', deposit: '$500' }).text).toContain('hold the vehicle for you. The');
  });

  it.each(['sold', 'reserved'] as const)(
    'the text about a payment for a vehicle that is %s states that nothing was paid',
    (refusal) => {
      expect(refusalText(refusal).text).toContain('nothing was paid');
    },
  );
});
