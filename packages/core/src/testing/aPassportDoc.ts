import type { PassportDoc } from '../vehicle/index.ts';

/**
 * The passport of an electric vehicle as an index has it, three months before the day of all examples; pass what the test is about.
 *
 * @example
 * aVehicle({ passport: aPassportDoc({ keys: 1 }) });
 */
export const aPassportDoc = (change: Partial<PassportDoc> = {}): PassportDoc => ({
  inspection: {
    date: '2026-03-02',
    by: 'Harbour City Motors',
    items: [
      { item: 'Brakes and steering', result: 'pass' },
      { item: 'Tyres', result: 'attention', note: 'Front pair due within a year' },
      { item: 'Lights', result: 'pass' },
    ],
  },
  tyres: [
    { position: 'Front left', depth_mm: 2.8 },
    { position: 'Rear left', depth_mm: 6 },
  ],
  brakes: [{ position: 'Front', depth_mm: 9 }],
  owners: 1,
  keys: 2,
  service_history: [
    { date: '2024-11-08', km: 21_400, work: '24 month service', by: 'Harbour City Motors' },
    { date: '2025-11-20', km: 38_900, work: '36 month service', by: 'Harbour City Motors' },
  ],
  history_checks: [
    { check: 'ppsr', result: 'clear', date: '2026-03-02', certificate: '4491 2207' },
    { check: 'written_off', result: 'clear', date: '2026-03-02' },
  ],
  marks: [{ photo: 1, x: 30, y: 60, text: 'Stone chip, 4 mm' }],
  battery: { capacity_kwh: 64, health_percent: 93, health_date: '2026-03-02', range_km: 425 },
  charging: {
    ac: { minutes: 430, kw: 11 },
    dc: { minutes: 43, kw: 100, from_percent: 10, to_percent: 80 },
    connectors: ['Type 2', 'CCS2'],
  },
  co2_g_km: 0,
  energy_kwh_100km: 16.2,
  ancap: { stars: 5, year: 2022 },
  warranty: { until: '2029-04-30', km: 160_000 },
  ...change,
});
