import { describe, expect, it } from 'vitest';
import { aLocation, aSite, aVehicle } from '../testing/index.ts';
import { maskPhone, pagePhone, phoneChoice, phoneView, revealPhone, telHref } from './index.ts';
import { whatsappHref } from './whatsappHref.ts';

const site = aSite();

describe('maskPhone', () => {
  it.each([
    ['07 3000 1234', '07 30XX XXXX'],
    ['0412 345 678', '0412 XXX XXX'],
    ['(07) 3000-1234', '(07) XXXX-XXXX'],
    ['+61 7 3000 1234', '+61 7 XXXX XXXX'],
    ['13000', '13000'],
    ['', ''],
    ['  0730001234  ', '07300XXXXX'],
  ])('maskPhone: %s becomes %s', (written, masked) => {
    expect(maskPhone(written)).toBe(masked);
  });
});

describe('telHref', () => {
  it.each([
    ['07 5550 1234', 'tel:0755501234'],
    ['(07) 5550-1234', 'tel:0755501234'],
    ['+61 7 5550 1234', 'tel:+61755501234'],
    ['13 00 00', 'tel:130000'],
    ['13 11 11 ext 5', 'tel:131111'],
    ['07 5550 1234 x5', 'tel:0755501234'],
    ['07 5550 1234 (Extension: 512)', 'tel:0755501234'],
    ['Ph: +61 7 5550 1234', 'tel:+61755501234'],
    ['+61 (0)7 5550 1234', 'tel:+61755501234'],
    ['call us', undefined],
    ['+', undefined],
    ['', undefined],
  ])('telHref of "%s" is %s', (written, href) => {
    expect(telHref(written)).toBe(href);
  });
});

describe('whatsappHref', () => {
  it.each([
    ['0412 345 678', 'AU', 'https://wa.me/61412345678'],
    ['+61 412 345 678', 'AU', 'https://wa.me/61412345678'],
    ['07 5550 1234', 'AU', undefined],
    ['021 555 012', 'NZ', 'https://wa.me/6421555012'],
    ['09 555 0123', 'NZ', undefined],
  ] as const)('whatsappHref of %s in %s is %s', (written, country, href) => {
    expect(whatsappHref(written, country)).toBe(href);
  });
});

describe('phoneChoice', () => {
  const byType = { phones: { usePhonesByCarType: true, phonesByCarType: { used: '1300 000 001' } } };
  const own = aLocation({
    id: 3,
    primary: false,
    contact_detail: { phone: null, landline_phone: '07 1111 1111', opening_hours: [] },
  });
  const primary = aLocation({
    id: 9,
    slug: 'valley',
    primary: true,
    contact_detail: { phone: '07 9999 9999', opening_hours: [] },
  });
  const unplaced = { location: undefined, location_id: undefined, location_name: undefined };

  it.each([
    ["the site's for the car type where it uses those", byType, {}, '1300 000 001', 'carType'],
    [
      "the car's location's where the site has none for the type",
      byType,
      { car_type: 'new' },
      '07 5550 1234',
      'carLocation',
    ],
    [
      "the car's location's where the site does not use them",
      { phones: { ...byType.phones, usePhonesByCarType: false } },
      {},
      '07 5550 1234',
      'carLocation',
    ],
    [
      "what the site knows of the car's location",
      { locations: [own, primary] },
      { location: { id: 3 } },
      '07 1111 1111',
      'carLocation',
    ],
    ["the primary location's", { locations: [own, primary] }, unplaced, '07 9999 9999', 'primaryLocation'],
  ] as const)('phoneChoice is %s', (_, change, car, number, from) => {
    expect(phoneChoice(aVehicle(car as never), aSite(change as never))).toEqual({ kind: 'phone', number, from });
  });

  it('phoneChoice is none, with words for the console', () => {
    expect(phoneChoice(aVehicle(unplaced), site)).toEqual({
      kind: 'none',
      warning: 'No phone number available for car',
    });
    expect(phoneChoice(aVehicle(unplaced), aSite({ locations: [{ ...primary, visible: false }] as never })).kind).toBe(
      'none',
    );
  });
});

describe('pagePhone', () => {
  const phones = { usePhonesByCarType: true, phonesByCarType: { used: '1300 000 001' } };
  it.each([
    ['/search/used-cars', '1300 000 001'],
    ['/search/used-cars/?page=2', '1300 000 001'],
    ['/search/new-cars', undefined],
    ['/search/new-used-and-demo-cars/', undefined],
    ['/search/used-and-demo-cars', undefined],
    ['/', undefined],
  ])('pagePhone on %s is %s', (path, number) => {
    expect(pagePhone(path, aSite({ phones }))).toBe(number);
    expect(pagePhone(path, aSite({ phones: { ...phones, usePhonesByCarType: false } }))).toBeUndefined();
  });
});

describe('phoneView', () => {
  it('phoneView is masked until the number was revealed, and stays open then', () => {
    expect(phoneView('07 3000 1234', [], site)).toEqual({ kind: 'masked', text: '07 30XX XXXX' });
    const { revealed } = revealPhone([], '07 3000 1234');
    expect(phoneView('07 3000 1234', revealed, site)).toEqual({
      kind: 'open',
      text: '07 3000 1234',
      href: 'tel:0730001234',
    });
    expect(phoneView('07 3000 9999', revealed, site).kind).toBe('masked');
  });

  it('phoneView starts open where the site says so', () => {
    expect(phoneView('07 3000 1234', [], aSite({ phones: { phoneStartRevealed: true } })).kind).toBe('open');
  });
});

describe('revealPhone', () => {
  it('revealPhone records and sends event 25 once per number, however it is written', () => {
    const first = revealPhone([], '07 3000 1234');
    expect(first).toEqual({ revealed: ['0730001234'], record: true, event: 25 });
    expect(revealPhone(first.revealed, '(07) 3000-1234')).toEqual({ revealed: first.revealed, record: false });
    expect(revealPhone(first.revealed, '0412 345 678')).toMatchObject({
      revealed: ['0730001234', '0412345678'],
      record: true,
      event: 25,
    });
  });
});
