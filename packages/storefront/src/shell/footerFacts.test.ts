import { describe, expect, it } from 'vitest';
import { sitePaths } from '@dealer/core/routes';
import type { SiteDoc } from '@dealer/core/site';
import { aSite } from '@dealer/core/testing';
import { footerFacts } from './footerFacts.ts';

/** Wednesday, 10 am in Brisbane. */
const now = Date.parse('2026-11-25T00:00:00Z');
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday: weekday as 1,
  status: 'Open' as const,
  open: '08:30',
  close: '17:30',
}));
const newstead = {
  id: 1,
  name: 'Newstead',
  slug: 'newstead',
  primary: true,
  contact_detail: { phone: '07 5550 1201', opening_hours: weekdays },
};
const workshop = {
  id: 2,
  name: 'Workshop',
  slug: 'workshop',
  contact_detail: { opening_hours: [{ weekday: 3 as const, status: 'Closed' as const }] },
};

const footer = (doc: SiteDoc) => {
  const site = aSite(doc);
  return footerFacts(site, sitePaths(site), { now, phoneText: (number) => number });
};

describe('footerFacts', () => {
  it('footerFacts says until when the main location is open, and its hours of the week', () => {
    const { contact } = footer({ locations: [workshop, newstead] });
    expect(contact?.hours).toBe('Open until 5:30pm');
    expect(contact?.week).toEqual([{ days: 'Mon-Fri', text: '8:30am - 5:30pm', today: true }]);
  });

  it('footerFacts says of each location whether it is open', () => {
    const { locations } = footer({ locations: [newstead, workshop] });
    expect(locations?.map((location) => location.now)).toEqual([
      { isOpen: true, text: 'Open until 5:30pm' },
      { isOpen: false, text: 'Closed' },
    ]);
  });

  it('footerFacts marks a location that is about to open', () => {
    const springfield = { ...workshop, name: 'Springfield', slug: 'springfield', coming_soon: true };
    const { locations } = footer({
      locations: [newstead, springfield],
      locationSettings: { comingSoonLabel: 'COMING EARLY 2030' },
    });
    expect(locations?.[1]?.now).toEqual({ isOpen: false, text: 'COMING EARLY 2030' });
  });

  it('footerFacts finds the nearest of several locations, not the only one', () => {
    expect(footer({ locations: [newstead] }).nearest).toBeUndefined();
    expect(footer({ locations: [newstead, workshop] }).nearest).toMatchObject({
      href: '/dealer-locator',
      hasLookup: false,
    });
  });

  it('footerFacts invites in the words of the site', () => {
    const { invite } = footer({
      copy: { invite: { title: 'Selling yours?', text: 'Ken gives you a straight number.' } },
    });
    expect(invite).toMatchObject({ title: 'Selling yours?', text: 'Ken gives you a straight number.' });
    expect(invite?.actions.map(({ href }) => href)).toEqual(['/trade-in', '/book-test-drive']);
  });
});
