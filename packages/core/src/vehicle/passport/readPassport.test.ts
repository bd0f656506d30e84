import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPassportDoc, aSite, aVehicle, testNow } from '../../testing/index.ts';
import { vehicleDocSchema } from '../index.ts';
import { passportModel, passportRows, readPassport, withoutFindings } from './index.ts';
import { vehiclePassport } from './readPassport.ts';

const site = aSite();
const read = (doc: Record<string, unknown>) => readPassport(doc, site, testNow, { odometerKm: 45_000, photosCount: 4 });
const found = (doc: Record<string, unknown>) => read(doc).findings.map(({ path }) => path.join('.'));

describe('readPassport', () => {
  it('readPassport finds nothing wrong with a whole passport', () => {
    expect(found(aPassportDoc())).toEqual([]);
  });

  it('readPassport reads what the schema of the index describes, which changes nothing of it', () => {
    const doc = { id: 7, slug: 'a', passport: aPassportDoc() };
    expect(vehicleDocSchema.parse(doc).passport).toEqual(aPassportDoc());
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a depth below zero', { tyres: [{ position: 'Front left', depth_mm: -2 }] }, 'tyres.0.depth_mm'],
    ['a depth of 90 mm', { brakes: [{ position: 'Front', depth_mm: 90 }] }, 'brakes.0.depth_mm'],
    ['a tyre without a depth', { tyres: [{ position: 'Front left' }] }, 'tyres.0.depth_mm'],
    ['a service in the future', { service_history: [{ date: '2026-03-16' }] }, 'service_history.0.date'],
    ['a day in no calendar', { service_history: [{ date: '2025-02-30' }] }, 'service_history.0.date'],
    ['a month 13', { service_history: [{ date: '2025-13-01' }] }, 'service_history.0.date'],
    ['twelve stars', { ancap: { stars: 12, year: 2022 } }, 'ancap.stars'],
    ['four and a half stars', { ancap: { stars: 4.5 } }, 'ancap.stars'],
    ['a health of 140 %', { battery: { health_percent: 140, health_date: '2026-01-01' } }, 'battery.health_percent'],
    ['a health without a day', { battery: { health_percent: 91 } }, 'battery.health_percent'],
    ['a range of -5 km', { battery: { range_km: -5 } }, 'battery.range_km'],
    [
      'charging from 80 to 20 %',
      { charging: { dc: { minutes: 30, from_percent: 80, to_percent: 20 } } },
      'charging.dc.to_percent',
    ],
    ['a clear check without a day', { history_checks: [{ check: 'ppsr', result: 'clear' }] }, 'history_checks.0.date'],
    [
      'a check of tomorrow',
      { history_checks: [{ check: 'ppsr', result: 'clear', date: '2026-03-16' }] },
      'history_checks.0.date',
    ],
    [
      'an unknown register',
      { history_checks: [{ check: 'aliens', result: 'clear', date: '2026-03-01' }] },
      'history_checks.0.check',
    ],
    ['a mark outside its photo', { marks: [{ photo: 1, x: 130, y: 5, text: 'Chip' }] }, 'marks.0.x'],
    ['a mark on a photo that there is not', { marks: [{ photo: 5, x: 1, y: 5, text: 'Chip' }] }, 'marks.0.photo'],
    [
      'an inspection item without a result',
      { inspection: { items: [{ item: 'Lights', result: 'maybe' }] } },
      'inspection.items.0.result',
    ],
    ['ninety keys', { keys: 90 }, 'keys'],
    ['one and a half owners', { owners: 1.5 }, 'owners'],
    ['a list that is none', { tyres: 'all good' }, 'tyres'],
    ['a battery that is a text', { battery: '64 kWh' }, 'battery'],
  ])('readPassport reports %s, and shows nothing of it', (_, doc, path) => {
    expect(found(doc)).toEqual([path]);
    expect(passportModel(aVehicle({ passport: doc as never, photos_count: 4 }), site, testNow)).toBeUndefined();
  });

  it('readPassport shows the stars of a test of next year without that year', () => {
    const { passport, findings } = read({ ancap: { stars: 5, year: 2027 } });
    expect(findings.map(({ path }) => path.join('.'))).toEqual(['ancap.year']);
    expect(passport.ancap).toEqual({ stars: 5, year: undefined });
  });

  it('readPassport takes the service of today, which in Brisbane is 15 March', () => {
    expect(found({ service_history: [{ date: '2026-03-15' }] })).toEqual([]);
  });

  it('readPassport shows a recorded write-off although its day is wrong', () => {
    const { passport, findings } = read({
      history_checks: [{ check: 'written_off', result: 'found', date: '2031-01-01' }],
    });
    expect(findings).toHaveLength(1);
    expect(passport.checks).toMatchObject([{ check: 'writtenOff', result: 'found' }]);
  });

  it('readPassport takes 0 owners as not known, since feeds write 0 for that', () => {
    expect(read({ owners: 0, keys: 0 })).toMatchObject({ findings: [] });
    expect(read({ owners: 0 }).passport.owners).toBeUndefined();
  });

  it('readPassport reads numbers with their units, and days as written in Australia', () => {
    const { passport, findings } = read({
      tyres: [{ position: 'Front left', depth_mm: '6.5 mm' }],
      service_history: [{ date: '8/11/2024', km: '21,400 km' }],
      battery: { capacity_kwh: '64 kWh', range_km: '425 km' },
    });
    expect(findings).toEqual([]);
    expect(passport.tyres).toEqual([{ position: 'Front left', depthMm: 6.5 }]);
    expect(passport.services).toMatchObject([{ day: '2024-11-08', km: 21_400 }]);
    expect(passport).toMatchObject({ batteryKwh: 64, rangeKm: 425 });
  });

  it('readPassport has the newest service first', () => {
    expect(read(aPassportDoc()).passport.services.map(({ day }) => day)).toEqual(['2025-11-20', '2024-11-08']);
  });

  it.each([
    [{ until: '2026-03-14', km: 160_000 }, undefined],
    [{ until: '2027-01-01', km: 45_000 }, undefined],
    [
      { until: '2027-01-01', km: 45_001 },
      { day: '2027-01-01', km: 45_001 },
    ],
    [{ until: '2026-03-15' }, { day: '2026-03-15', km: undefined }],
  ])('readPassport has the warranty %j that is left at 45,000 km', (warranty, left) => {
    expect(read({ warranty }).passport.warranty).toEqual(left);
  });

  it('readPassport shows no value that is none, whatever a feed has in its fields', () => {
    const value = fc.oneof(fc.constantFrom(null, '', 'nan', -1, 1e308, '<b>', [], {}), fc.jsonValue());
    const entry = fc.dictionary(
      fc.constantFrom('date', 'km', 'work', 'by', 'check', 'result', 'position', 'depth_mm', 'photo', 'x', 'y', 'text'),
      value,
    );
    const passport = fc.dictionary(
      fc.constantFrom(...Object.keys(aPassportDoc())),
      fc.oneof(value, fc.array(entry), entry, fc.record({ items: fc.array(entry), stars: value, minutes: value })),
    );
    fc.assert(
      fc.property(passport, (doc) => {
        const vehicle = aVehicle({ passport: doc as never });
        const shown = JSON.stringify([passportModel(vehicle, site, testNow), passportRows(vehicle, site, testNow)]);
        expect(shown).not.toMatch(/undefined|NaN|\[object|Invalid/);
        const { findings } = read(doc);
        // What is left is read without a finding that a value is wrong; an entry may lack what was taken out of it.
        expect(read(withoutFindings(doc, findings)).findings.every(({ value: left }) => left === '')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('readPassport is undefined for a vehicle without one', () => {
    expect(vehiclePassport(aVehicle(), site, testNow)).toBeUndefined();
    expect(passportModel(aVehicle(), site, testNow)).toBeUndefined();
  });
});

describe('withoutFindings', () => {
  it('withoutFindings leaves what is wrong out of the document, and the rest as it is', () => {
    const doc = {
      keys: 2,
      owners: 90,
      tyres: [
        { position: 'A', depth_mm: -2 },
        { position: 'B', depth_mm: 5 },
      ],
    };
    expect(withoutFindings(doc, read(doc).findings)).toEqual({
      keys: 2,
      tyres: [{ position: 'A' }, { position: 'B', depth_mm: 5 }],
    });
  });
});

describe('passportModel', () => {
  const model = passportModel(
    aVehicle({ passport: aPassportDoc(), photos_count: 1, images: [{ image: { url: '/a.webp' } }] }),
    site,
    testNow,
  );

  it('passportModel says what registers say with the day of the check', () => {
    expect(model?.checks).toEqual([
      { label: 'PPSR', text: 'No security interest, checked on 2 March 2026, certificate 4491 2207', tone: 'good' },
      { label: 'Written-off register', text: 'Not recorded as written off, checked on 2 March 2026', tone: 'good' },
    ]);
  });

  it('passportModel has owners, keys, the warranty that is left, the rating with its year, and what it uses', () => {
    expect(model?.facts.map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
      'Owners: 1',
      'Keys: 2',
      'Warranty left: Until 30 April 2029 or 160,000 km',
      'Safety (ANCAP): 5 stars (tested 2022)',
      'CO₂: 0 g/km',
      'Energy consumption: 16.2 kWh/100 km',
    ]);
  });

  it('passportModel has the battery with its charging times', () => {
    expect(model?.electric.map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
      'Battery: 64 kWh',
      'Range (WLTP): 425 km',
      'Charging, AC: 7 h 10 min, at 11 kW',
      'Charging, DC: 43 min, 10 to 80 %, at 100 kW',
      'Connectors: Type 2, CCS2',
    ]);
    expect(model?.health).toMatchObject({ percent: 93, note: 'Measured on 2 March 2026' });
  });

  it('passportModel lists first what did not pass the inspection', () => {
    expect(model?.inspection).toMatchObject({
      summary: '2 of 3 points passed',
      note: '2 March 2026 by Harbour City Motors',
      items: [{ item: 'Tyres', tone: 'fair' }, { tone: 'good' }, { tone: 'good' }],
    });
  });

  it('passportModel calls tread under 3 mm fair and under the legal 1.5 mm bad', () => {
    const wear = passportModel(
      aVehicle({
        passport: {
          tyres: [1.4, 1.5, 2.9, 3].map((depth_mm) => ({ position: String(depth_mm), depth_mm })),
        } as never,
      }),
      site,
      testNow,
    )?.wear[0];
    expect(wear?.parts.map(({ tone }) => tone)).toEqual(['bad', 'fair', 'fair', 'good']);
  });

  it('pins marks on the photo that they belong to, numbered through all photos', () => {
    expect(model?.photos).toEqual([
      {
        src: '/a.webp',
        alt: '2022 Toyota Hilux SR5 GUN126R, photo 1',
        marks: [{ number: 1, left: 30, top: 60, text: 'Stone chip, 4 mm' }],
      },
    ]);
  });
});

describe('passportRows', () => {
  it('passportRows are the same for every vehicle, with no value where nothing is known', () => {
    const rows = passportRows(aVehicle(), site, testNow);
    expect(rows.map(([label]) => label)).toEqual(
      passportRows(aVehicle({ passport: aPassportDoc() }), site, testNow).map(([label]) => label),
    );
    expect(rows.every(([, value]) => value === undefined)).toBe(true);
  });

  it('passportRows say the last service and the tyre that is worn most', () => {
    const rows = new Map(passportRows(aVehicle({ passport: aPassportDoc() }), site, testNow));
    expect(rows.get('Last service')).toBe('20 November 2025, 38,900\u00a0km');
    expect(rows.get('Tyre tread')).toBe('2.8\u00a0mm at least');
  });
});
