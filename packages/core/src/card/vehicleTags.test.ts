import { describe, expect, it } from 'vitest';
import { aHilux as car } from '../testing/aHilux.ts';
import { aSite } from '../testing/index.ts';
import { vehicleTags } from './vehicleTags.ts';

const now = Date.UTC(2026, 2, 15);
const day = 86_400_000;
const createdAgo = (ms: number): string => new Date(now - ms).toISOString();
const labels = (change: Record<string, unknown>, tags: Parameters<typeof aSite>[0] = {}): string[] =>
  vehicleTags(car(change), aSite(tags), now).map((tag) => tag.label);

describe('vehicleTags', () => {
  const everything = {
    simple_fuel: 'Hybrid',
    reserved: true,
    certified: true,
    tag: 'Test Drive Only',
    created_at: createdAgo(day),
  };
  const allOn = { tags: { fuelTag: true, certifiedBadge: 'Toyota Certified Used' } };

  it('vehicleTags lists all that apply in the stated order', () => {
    expect(labels(everything, allOn)).toEqual([
      'Hybrid',
      'Reserved',
      'Toyota Certified Used',
      'Test Drive Only',
      'New',
    ]);
    expect(labels({ ...everything, status: 'coming_soon' }, allOn)).toEqual([
      'Hybrid',
      'Reserved',
      'Toyota Certified Used',
      'Test Drive Only',
      'COMING SOON',
      'New',
    ]);
  });

  it('vehicleTags shows at most the site’s number of tags', () => {
    expect(labels(everything, { tags: { ...allOn.tags, maxTags: 1 } })).toEqual(['Hybrid']);
  });

  it("vehicleTags shows only the sold tag for a sold car, with the site's label", () => {
    expect(labels({ ...everything, status: 'sold' }, allOn)).toEqual(['JUST SOLD']);
    expect(labels({ ...everything, sold: true }, { tags: { ...allOn.tags, soldTagName: 'GONE' } })).toEqual(['GONE']);
  });

  it.each([
    ['Electric', ['Electric']],
    ['Plug-in Hybrid', ['Plug-in Hybrid']],
    ['Diesel', []],
  ])('vehicleTags with the fuel %s', (simple_fuel, expected) => {
    expect(labels({ simple_fuel }, { tags: { fuelTag: true } })).toEqual(expected);
    expect(labels({ simple_fuel })).toEqual([]);
  });

  it('vehicleTags gives the certified badge to used cars only, and only if the site has one', () => {
    expect(labels({ certified: true, car_type: 'demo' }, allOn)).toEqual([]);
    expect(labels({ certified: true })).toEqual([]);
  });

  it.each([
    ['seven days ago', 7 * day, ['New']],
    ['eight days ago to the second', 8 * day, ['New']],
    ['eight days and a second ago', 8 * day + 1000, []],
    ['nine days ago', 9 * day, []],
  ])('vehicleTags calls a car new that came %s', (_, ago, expected) => {
    expect(labels({ created_at: createdAgo(ago) })).toEqual(expected);
  });

  it("vehicleTags uses the site's period and label for new arrivals", () => {
    expect(
      labels({ created_at: createdAgo(9 * day) }, { tags: { justArrivedDays: 10, newArrivalTag: 'New Arrival' } }),
    ).toEqual(['New Arrival']);
  });

  it('labels a new arrival among used cars differently if the site does', () => {
    const site = { tags: { newArrivalTagUsed: 'New Arrival' as const } };
    expect(labels({ car_type: 'used', year: 2015, created_at: createdAgo(day) }, site)).toEqual(['New Arrival']);
    expect(labels({ car_type: 'new', created_at: createdAgo(day) }, site)).toEqual(['New']);
    expect(labels({ car_type: 'demo', created_at: createdAgo(day) }, site)).toEqual(['New']);
  });

  it('vehicleTags does not repeat a label', () => {
    expect(labels({ reserved: true, tag: 'RESERVED' })).toEqual(['Reserved']);
  });

  it('vehicleTags gives each tag its kind, which decides its colour', () => {
    const kinds = (change: Record<string, unknown>): string[] =>
      vehicleTags(car(change), aSite(allOn), now).map((tag) => tag.kind);
    expect(kinds({ ...everything, status: 'coming_soon' })).toEqual([
      'fuel',
      'reserved',
      'certified',
      'own',
      'comingSoon',
      'justArrived',
    ]);
    expect(kinds({ status: 'sold' })).toEqual(['sold']);
  });
});
