import { describe, expect, it } from 'vitest';
import { createLastLeadStore } from './lastLeadStore.ts';
import { persisted } from './persisted.ts';
import { aStorage, forbidden } from './testStorage.ts';
import { createVisitStore } from './visitStore.ts';

const prefix = 'dealer:harbour-city:';

describe('a value in broken, full or forbidden storage', () => {
  const numbers = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

  it('a value in broken reports whether it is stored', () => {
    expect(persisted(aStorage(), 'n', numbers, 1, 0).write(7)).toBe(true);
    expect(persisted(forbidden, 'n', numbers, 1, 0).write(7)).toBe(false);
    expect(persisted({ ...aStorage(), forgets: true }, 'n', numbers, 1, 0).write(7)).toBe(false);
    expect(persisted({ ...aStorage(), setItem: () => undefined }, 'n', numbers, 1, 0).write(7)).toBe(false);
  });

  it('reads only values of its own version and type', () => {
    for (const text of [
      '{"version":1,',
      '{"version":2,"value":7}',
      '{"version":1}',
      '{"version":1,"value":"7"}',
      '7',
      'null',
      '[]',
      '',
    ]) {
      expect(persisted(aStorage({ n: text }), 'n', numbers, 1, 0).read()).toBe(0);
    }
    expect(persisted(forbidden, 'n', numbers, 1, 0).read()).toBe(0);
  });
});

describe('the visit', () => {
  it('the visit remembers the last 20 pages and how the shopper arrived', () => {
    const storage = aStorage();
    const visit = createVisitStore({ storage, prefix, arrival: '?utm_source=mail', campaignNames: [] });
    for (let page = 1; page <= 25; page += 1) visit.record(`/cars/${page}`);
    visit.record('/cars/25');
    const { pages, queryParams } = createVisitStore({
      storage,
      prefix,
      arrival: '?utm_source=later',
      campaignNames: [],
    }).read();
    expect(pages).toHaveLength(20);
    expect(pages[0]).toBe('/cars/6');
    expect(queryParams).toEqual({ utm_source: 'mail' });
  });

  it('the visit stores only campaign parameters of the address, drops others that are stored, and removes them when the shopper signs out', () => {
    const storage = aStorage();
    const open = (arrival: string) => createVisitStore({ storage, prefix, arrival, campaignNames: ['promo_code'] });
    const visit = open('?utm_source=mail&gclid=1&promo_code=WINTER&email=ana@example.com&phone=0412345678&name=Ana');
    visit.record('/');
    expect(visit.read().queryParams).toEqual({ utm_source: 'mail', gclid: '1', promo_code: 'WINTER' });
    expect([...storage.values.values()].join()).not.toMatch(/ana|0412/i);
    visit.forgetCampaign();
    expect(open('?utm_source=mail').read()).toEqual({ pages: ['/'], queryParams: {} });
    storage.setItem(
      `${prefix}visit`,
      '{"version":1,"value":{"pages":[],"queryParams":{"utm_source":"mail","email":"ana@example.com"}}}',
    );
    expect(open('').read().queryParams).toEqual({ utm_source: 'mail' });
    for (const broken of ['7', 'null', '[]', '"utm_source=mail"']) {
      storage.setItem(`${prefix}visit`, `{"version":1,"value":{"pages":[],"queryParams":${broken}}}`);
      expect(open('').read().queryParams).toEqual({});
    }
  });
});

describe('the last lead', () => {
  it('the last lead stores its reference and nothing of who sent it', () => {
    const storage = aStorage();
    createLastLeadStore({ storage, prefix }).write({
      leadId: '1001',
      category: 'General Enquiry',
      dealerPhone: '07 5550 1234',
      vehicle: { title: '2021 Toyota Hilux', href: '/cars/2021-toyota-hilux-7' },
    });
    expect(createLastLeadStore({ storage, prefix }).read()?.dealerPhone).toBe('07 5550 1234');
    expect(createLastLeadStore({ storage, prefix }).read()?.leadId).toBe('1001');
    expect([...storage.values.values()].join()).not.toMatch(/@|phone|email/);
  });
});
