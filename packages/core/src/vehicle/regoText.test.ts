import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { regoText } from './regoText.ts';

const site = aSite();
// In Brisbane the 15th of March 2026 runs from 14:00 UTC on the 14th to 14:00 UTC on the 15th.
const lastMoment = Date.UTC(2026, 2, 15, 13, 59);
const nextMorning = Date.UTC(2026, 2, 15, 14, 0);

describe('regoText', () => {
  it.each([
    ['on its last day', '2026-03-15', lastMoment, 'Expires on 15/03/2026'],
    ['the day after', '2026-03-15', nextMorning, 'Unregistered'],
    ['in Australian writing', '5/4/2026', lastMoment, 'Expires on 05/04/2026'],
    ['as a moment in UTC', '2026-03-15T20:00:00Z', lastMoment, 'Expires on 16/03/2026'],
    ['unreadable', 'soon', lastMoment, undefined],
    ['unknown', undefined, lastMoment, undefined],
  ])('regoText: %s', (_, expiry, now, text) => {
    expect(regoText(expiry, site, now)).toBe(text);
  });

  it('regoText says nothing of a past date where the site does not show it', () => {
    expect(regoText('2020-01-01', aSite({ detail: { showUnregistered: false } }), lastMoment)).toBeUndefined();
  });
});
