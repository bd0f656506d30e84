import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRetriedStatus,
  isSettled,
  leadDueAt,
  type LeadOutcome,
  leadStep,
  type OutboxEntry,
  outboxLimits,
  readOutboxEntry,
  retryAfterMs,
  wasNeverSent,
} from './index.ts';
import { backOffMs } from './retry.ts';
import type { LeadState } from './outboxEntry.ts';

const day = 86_400_000;
const about = { title: 'enquiry about the 2022 Toyota Hilux', category: 'General Enquiry', eventId: 15 } as const;
const anEntry = (state: LeadState = { kind: 'queued' }, queuedAt = 1_000): OutboxEntry => ({
  key: 'k1',
  queuedAt,
  about,
  payload: { name: 'Ana', phone: '0412 345 678' },
  state,
});
const at = (now: number) => ({ now, rng: () => 1 });
const accepted: LeadOutcome = { kind: 'accepted', leadId: '1001' };
const message = 'An unexpected error occured';
const refused: LeadOutcome = { kind: 'refused', message: 'Phone is not valid' };

describe('which answers are tried again', () => {
  it.each([
    [408, true],
    [429, true],
    [500, true],
    [502, true],
    [503, true],
    [504, true],
    [599, true],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [409, false],
    [410, false],
    [413, false],
    [422, false],
    [499, false],
  ])('which answers are tried again: %s: %s', (status, isRetried) => {
    expect(isRetriedStatus(status)).toBe(isRetried);
  });
});

describe('the pause of a Retry-After header', () => {
  const now = Date.UTC(2026, 2, 16, 1, 0, 0);
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Mon, 16 Mar 2026 01:01:30 GMT', 90_000],
    ['Mon, 16 Mar 2026 00:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['2026-03-16', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the pause of a Retry-After header: %s', (header, pause) => {
    expect(retryAfterMs(header, now)).toBe(pause);
  });
});

describe('a lead', () => {
  const sending: LeadState = { kind: 'sending', since: 5_000, attempt: 1 };
  it.each([
    ['is sent', { kind: 'queued' }, { kind: 'start' }, { kind: 'sending', since: 5_000, attempt: 1 }],
    ['is accepted', sending, { kind: 'answer', answer: accepted }, accepted],
    ['is refused', sending, { kind: 'answer', answer: refused }, refused],
    [
      'is refused where its key belongs to another lead',
      sending,
      { kind: 'answer', answer: { kind: 'conflict', message } },
      { kind: 'refused', message },
    ],
    [
      'waits for a connection',
      sending,
      { kind: 'answer', answer: { kind: 'retry', because: 'offline', message } },
      { kind: 'waiting', attempts: 1, because: 'offline', until: 7_000 },
    ],
    [
      'waits longer each time',
      { kind: 'sending', since: 5_000, attempt: 4 },
      { kind: 'answer', answer: { kind: 'retry', because: 'fault', message } },
      { kind: 'waiting', attempts: 4, because: 'fault', until: 21_000 },
    ],
    [
      'waits as long as the server asks',
      sending,
      { kind: 'answer', answer: { kind: 'retry', because: 'busy', message, retryAfterMs: 60_000 } },
      { kind: 'waiting', attempts: 1, because: 'busy', until: 65_000 },
    ],
    [
      'waits no longer than an hour, whatever the server asks',
      sending,
      { kind: 'answer', answer: { kind: 'retry', because: 'busy', message, retryAfterMs: 9e9 } },
      { kind: 'waiting', attempts: 1, because: 'busy', until: 3_605_000 },
    ],
    [
      'is sent again',
      { kind: 'waiting', until: 0, attempts: 3, because: 'fault' },
      { kind: 'start' },
      { kind: 'sending', since: 5_000, attempt: 4 },
    ],
    [
      'is sent again where its page died while sending',
      { kind: 'sending', since: 0, attempt: 2 },
      { kind: 'start' },
      { kind: 'sending', since: 5_000, attempt: 3 },
    ],
    ['stays as it is when looked at', sending, { kind: 'look' }, sending],
    [
      'is not sent once it is accepted',
      { kind: 'accepted', leadId: '1001' },
      { kind: 'start' },
      { kind: 'accepted', leadId: '1001' },
    ],
    [
      'is not refused once it is accepted',
      { kind: 'accepted', leadId: '1001' },
      { kind: 'answer', answer: refused },
      { kind: 'accepted', leadId: '1001' },
    ],
    ['is not sent once it is refused', refused, { kind: 'start' }, refused],
    [
      'is accepted after all, where the answer came late',
      { kind: 'expired' },
      { kind: 'answer', answer: accepted },
      accepted,
    ],
  ] as const)('a lead: %s', (_, state, event, expected) => {
    expect(leadStep(anEntry(state as LeadState), event as Parameters<typeof leadStep>[1], at(5_000)).state).toEqual(
      expected,
    );
  });

  it.each([
    ['queued', { kind: 'queued' }],
    ['waiting', { kind: 'waiting', until: 9e15, attempts: 40, because: 'offline' }],
    ['being sent', sending],
  ] as const)('a lead that is %s is given up after a day, and its words are forgotten', (_, state) => {
    const before = leadStep(anEntry(state), { kind: 'look' }, at(1_000 + day - 1));
    expect(before.state).toEqual(state);
    expect(before.payload).toBeDefined();
    const after = leadStep(anEntry(state), { kind: 'start' }, at(1_000 + day));
    expect(after).toEqual({ key: 'k1', queuedAt: 1_000, about, state: { kind: 'expired' } });
  });

  it.each([accepted, refused])('a lead that is $kind retains no personal data', (answer) => {
    expect(JSON.stringify(leadStep(anEntry(sending), { kind: 'answer', answer }, at(5_000)))).not.toMatch(/Ana|0412/);
  });

  it('a lead has its day from a clock that was put back', () => {
    expect(leadStep(anEntry({ kind: 'queued' }, 9_000), { kind: 'look' }, at(5_000)).queuedAt).toBe(5_000);
  });

  it.each([
    [{ kind: 'queued' }, true],
    [{ kind: 'waiting', until: 0, attempts: 0, because: 'offline' }, true],
    [{ kind: 'waiting', until: 0, attempts: 1, because: 'offline' }, false],
    [sending, false],
    [accepted, false],
  ] as const)('a lead may take other words: %o %s', (state, may) => {
    expect(wasNeverSent({ state })).toBe(may);
  });
});

describe('when a lead is due', () => {
  const now = 100_000;
  it.each([
    ['once its own page had three seconds', { kind: 'queued' }, true, 3_000],
    ['when its wait is over', { kind: 'waiting', until: 150_000, attempts: 1, because: 'busy' }, false, 150_000],
    [
      'at once, where its wait is longer than any wait',
      { kind: 'waiting', until: now + 3_600_001, attempts: 1, because: 'busy' },
      false,
      now,
    ],
    ['when its sender must be gone', { kind: 'sending', since: 90_000, attempt: 1 }, false, 120_000],
    ['at once, where nobody else can be sending it', { kind: 'sending', since: 90_000, attempt: 1 }, true, now],
    ['at once, where its try began in the future', { kind: 'sending', since: 190_000, attempt: 1 }, false, now],
    ['never again', { kind: 'accepted', leadId: '1' }, true, undefined],
    ['never again', refused, true, undefined],
    ['never again', { kind: 'expired' }, true, undefined],
  ] as const)('when a lead is due: %s: %o', (_, state, isAlone, due) => {
    expect(leadDueAt({ queuedAt: 0, state }, now, { isAlone })).toBe(due);
  });
});

describe('backOffMs', () => {
  it('backOffMs doubles up to five minutes, by chance down to half of it', () => {
    expect([1, 2, 3, 8, 9, 1000].map((attempts) => backOffMs(attempts, () => 1))).toEqual([
      2_000, 4_000, 8_000, 256_000, 300_000, 300_000,
    ]);
    expect([0, 1, 2, 9].map((attempts) => backOffMs(attempts, () => 0))).toEqual([1_000, 1_000, 2_000, 150_000]);
  });
});

describe('readOutboxEntry', () => {
  const states: LeadState[] = [
    { kind: 'queued' },
    { kind: 'sending', since: 1, attempt: 1 },
    { kind: 'waiting', until: 1, attempts: 1, because: 'busy' },
  ];
  const vehicle = { title: '2022 Toyota Hilux', href: '/cars/x', price: '$45,990', picture: '/pictures/x.webp' };

  it.each(states)('readOutboxEntry reads what was written: $kind', (state) => {
    const entry = {
      ...anEntry(state),
      about: {
        ...about,
        subcategory: 'Test Drive',
        carId: 7,
        dealerPhone: '07 5550 1234',
        vehicle,
        awaitsDeposit: true,
      },
    };
    expect(readOutboxEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  });

  it('readOutboxEntry takes no words along with a lead whose story is over', () => {
    expect(readOutboxEntry(anEntry({ kind: 'accepted', leadId: '1' }))).not.toHaveProperty('payload');
  });

  it('readOutboxEntry leaves out a vehicle whose address leads elsewhere', () => {
    expect(
      readOutboxEntry({ ...anEntry(), about: { ...about, vehicle: { ...vehicle, href: 'javascript:alert(1)' } } })
        ?.about,
    ).toEqual(about);
  });

  it.each([
    ['no key', { ...anEntry(), key: '' }],
    ['no time', { ...anEntry(), queuedAt: 'now' }],
    ['no words though it waits', { ...anEntry(), payload: undefined }],
    ['words that are a list', { ...anEntry(), payload: [] }],
    ['an unknown state', { ...anEntry(), state: { kind: 'lost' } }],
    ['a wait without an end', { ...anEntry(), state: { kind: 'waiting', attempts: 1, because: 'busy' } }],
    ['an unknown reason', { ...anEntry(), state: { kind: 'waiting', until: 1, attempts: 1, because: 'rain' } }],
    ['an event that analysts do not know', { ...anEntry(), about: { ...about, eventId: 999 } }],
    ['no topic', { ...anEntry(), about: { title: 'x', eventId: 15 } }],
  ])('readOutboxEntry takes no entry with %s', (_, stored) => {
    expect(readOutboxEntry(stored)).toBeUndefined();
  });

  it('readOutboxEntry never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readOutboxEntry(value)));
  });
});

/** What a try of the model meets: the call and its answer go through, one of them is lost, the server has trouble, or the page dies. */
type Luck = 'through' | 'callLost' | 'answerLost' | 'trouble' | 'busy' | 'pageDies';

const aLuck = fc.constantFrom<Luck>('through', 'callLost', 'answerLost', 'trouble', 'busy', 'pageDies');
const aDeed = fc.oneof(
  fc.record({ kind: fc.constant('try' as const), luck: aLuck }),
  fc.record({ kind: fc.constant('time' as const), ms: fc.integer({ min: 0, max: 20 * 60_000 }) }),
  fc.record({ kind: fc.constant('clock' as const), ms: fc.integer({ min: -3_600_000, max: 3_600_000 }) }),
  fc.record({ kind: fc.constant('reload' as const) }),
);

describe('a lead in any weather', () => {
  it('a lead in any weather is recorded once, and only once, when the weather clears within the day', () => {
    fc.assert(
      fc.property(
        fc.array(aDeed, { maxLength: 40 }),
        fc.boolean(),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (deeds, refuses, draws) => {
          const rng = (): number => draws.next().value as number;
          const records = new Map<string, string>();
          let now = 1_000_000;
          let entry = anEntry({ kind: 'queued' }, now);
          let calls = 0;
          const server = (key: string): LeadOutcome => {
            calls += 1;
            if (refuses) return refused;
            if (!records.has(key)) records.set(key, String(1001 + records.size));
            return { kind: 'accepted', leadId: records.get(key)! };
          };
          const attempt = (luck: Luck): void => {
            const due = leadDueAt(entry, now, { isAlone: true });
            if (due === undefined || due > now) return;
            entry = leadStep(entry, { kind: 'start' }, { now, rng });
            if (entry.state.kind !== 'sending') return;
            const got =
              luck === 'through' || luck === 'answerLost' || luck === 'pageDies' ? server(entry.key) : undefined;
            if (luck === 'pageDies') return;
            const answer: LeadOutcome =
              luck === 'through'
                ? got!
                : luck === 'busy'
                  ? { kind: 'retry', because: 'busy', message, retryAfterMs: 30_000 }
                  : { kind: 'retry', because: luck === 'trouble' ? 'fault' : 'offline', message };
            entry = leadStep(entry, { kind: 'answer', answer }, { now, rng });
          };
          for (const deed of deeds) {
            const settledBefore = isSettled(entry) ? entry : undefined;
            if (deed.kind === 'try') attempt(deed.luck);
            else if (deed.kind === 'reload') entry = readOutboxEntry(JSON.parse(JSON.stringify(entry)))!;
            // Not as far as the day that a lead has: what is given up is another test.
            else now = Math.min(1_000_000 + day / 2, Math.max(0, now + deed.ms));
            if (settledBefore) expect(entry).toEqual(settledBefore);
            expect(entry.payload === undefined).toBe(isSettled(entry));
            expect(records.size).toBeLessThanOrEqual(1);
          }
          for (let tries = 0; tries < 3 && !isSettled(entry); tries += 1) {
            const due = leadDueAt(entry, now, { isAlone: true }) ?? now;
            expect(due - now).toBeLessThanOrEqual(outboxLimits.longestRequestedWait);
            now = Math.max(now, due);
            attempt('through');
          }
          expect(entry.state.kind).toBe(refuses ? 'refused' : 'accepted');
          expect(records.size).toBe(refuses ? 0 : 1);
          if (entry.state.kind === 'accepted') expect(entry.state.leadId).toBe('1001');
          const before = calls;
          attempt('through');
          expect(calls).toBe(before);
        },
      ),
      { numRuns: 500 },
    );
  });
});
