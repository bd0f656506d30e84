import { describe, expect, it } from 'vitest';
import { passportEntries, readQuantity } from './cells/readPassportCells.ts';
import { checkedPassport } from './checkedPassport.ts';
import { fieldsOf } from './fieldColumns.ts';
import { plainDocument } from './plainDocument.ts';

const now = Date.UTC(2026, 2, 15, 2);

const checked = (passport: Record<string, unknown>) => {
  const unread: string[] = [];
  const clean = checkedPassport(passport, { now, photosCount: 3 }, (column, kind, text) =>
    unread.push(`${column} ${kind}: ${text}`),
  );
  return { clean, unread };
};

describe('cells of a passport', () => {
  it('cells of a passport hold several entries, separated by bars or lines, and their parts by semicolons', () => {
    expect(
      passportEntries(
        'date',
        'km',
        'work',
        'by',
      )('8/11/2024; 21,400 km; Logbook service; Harbour City | 2025-11-20;38900;Brakes'),
    ).toEqual({
      kind: 'value',
      value: [
        { date: '8/11/2024', km: 21_400, work: 'Logbook service', by: 'Harbour City' },
        { date: '2025-11-20', km: 38_900, work: 'Brakes' },
      ],
    });
  });

  it('cells of a passport say nothing where they are empty', () => {
    expect(passportEntries('position', 'depth_mm')(' - ')).toEqual({ kind: 'nothing' });
    expect(readQuantity('n/a')).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['64 kWh', 64],
    ['93%', 93],
    ['425 km', 425],
    ['-2 mm', -2],
    ['twelve', 'twelve'],
  ])('cells of a passport read the quantity "%s"', (cell, value) => {
    expect(readQuantity(cell)).toEqual({ kind: 'value', value });
  });

  it('become the passport of a document', () => {
    expect(
      fieldsOf(
        {
          'passport.tyres': 'Front left; 6.5 mm',
          'passport.battery.capacity_kwh': '64 kWh',
          'passport.ancap.year': '2022',
        },
        () => {},
      ),
    ).toEqual({
      passport: {
        tyres: [{ position: 'Front left', depth_mm: 6.5 }],
        battery: { capacity_kwh: 64 },
        ancap: { year: 2022 },
      },
    });
  });
});

describe('checkedPassport', () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      'a depth below zero',
      { tyres: [{ position: 'Front left', depth_mm: -2 }] },
      'passport.tyres unread: -2, not 0 to 40 mm',
    ],
    ['twelve stars', { ancap: { stars: 12 } }, 'passport.ancap.stars unread: 12, not 0 to 5 stars'],
    [
      'a service in the future',
      { service_history: [{ date: '2026-04-01' }] },
      'passport.service_history unread: 2026-04-01, not a day that is not in the future',
    ],
    [
      'a mark on a photo that there is not',
      { marks: [{ photo: 4, x: 1, y: 1, text: 'Chip' }] },
      'passport.marks unread: 4, not 1 to 3 photos',
    ],
  ])('checkedPassport reports %s by its column', (_, passport, line) => {
    expect(checked(passport).unread).toEqual([line]);
  });

  it('checkedPassport leaves the wrong value out, and the rest as it is', () => {
    expect(checked({ keys: 2, battery: { capacity_kwh: 64, range_km: -5 } }).clean).toEqual({
      keys: 2,
      battery: { capacity_kwh: 64 },
    });
  });

  it('checks the passport of a document of a feed too', () => {
    const columns: string[] = [];
    const doc = plainDocument({ id: 7, slug: 'a', make: 'Kia', passport: { keys: 90, owners: 1 } }, now, (column) =>
      columns.push(column),
    );
    expect(doc['passport']).toEqual({ owners: 1 });
    expect(columns).toEqual(['passport.keys']);
  });
});
