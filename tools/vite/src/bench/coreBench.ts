import { vehicleCardModel } from '@dealer/core/card';
import { repayment, type Loan } from '@dealer/core/finance';
import { parseSite } from '@dealer/core/site-check';
import { parseVehicle } from '@dealer/core/vehicle';
import { generateStock } from '@dealer/mocks/stock';
import { pmt } from 'financial';
import { quickest } from './measurement.ts';
import type { Measurement } from './measurement.ts';

const perYear = { week: 52, fortnight: 26, month: 12 } as const;

/** Loans as shoppers enter them, all different, so that nothing can be cached. */
const loans: readonly Loan[] = Array.from({ length: 2_000 }, (_, index) => ({
  price: 8_000 + ((index * 7_919) % 90_000),
  deposit: (index % 5) * 1_000,
  fees: (index % 3) * 395,
  annualRate: 4 + (index % 120) / 10,
  years: 1 + (index % 7),
  frequency: (['week', 'fortnight', 'month'] as const)[index % 3]!,
  residual: index % 4 === 0 ? 5_000 : 0,
}));

/** The cost of the rules: a card from its hit, and a repayment compared with the library `financial` (pmt). */
export const coreBench = async (now: number): Promise<Measurement[]> => {
  const parsed = parseSite({
    doc: {
      slug: 'bench',
      name: 'Bench',
      url: 'https://bench.example',
      card: { showViews: true, showFinancePerWeek: true },
      finance_provider: 'Angle',
    },
    templateName: 'bench',
  });
  if (parsed.kind === 'invalid') throw new Error('The site of the benchmark is not valid.');
  const hits = JSON.parse(JSON.stringify(generateStock({ seed: 1, now }))) as unknown[];
  // The sums are compared at the end, because the compiler removes work whose result is not used.
  let read = 0;
  // Rounds shorter than the slice of time that a busy machine gives; the mean of all vehicles, since some say more than others.
  const perHit = (work: (hit: unknown) => void): number => {
    const rounds = Array.from({ length: hits.length / 40 }, (_, index) => hits.slice(index * 40, (index + 1) * 40));
    return (
      rounds.reduce((sum, round) => sum + quickest(() => round.forEach(work), 60) / round.length, 0) / rounds.length
    );
  };
  const vehicles = new Map(hits.map((hit) => [hit, parseVehicle(hit)]));
  const cardOf = (vehicle: ReturnType<typeof parseVehicle>): void => {
    if (vehicle.kind === 'vehicle') read += vehicleCardModel(vehicle.vehicle, parsed.site, now).title.length;
  };
  let ours = 0;
  const repayments = (): void => {
    for (const loan of loans) ours += repayment(loan).amount;
  };
  let theirs = 0;
  const payments = (): void => {
    for (const { price, deposit, fees, annualRate, years, frequency, residual } of loans)
      theirs -= pmt(
        annualRate / 100 / perYear[frequency],
        years * perYear[frequency],
        price - deposit + fees,
        -residual,
      );
  };
  const card = perHit((hit) => cardOf(vehicles.get(hit)!));
  const fromHit = perHit((hit) => cardOf(parseVehicle(hit)));
  const each = quickest(repayments, 200) / loans.length;
  const library = quickest(payments, 200) / loans.length;
  if (!(read > 0 && ours > 0 && theirs > 0)) throw new Error('The benchmark computed nothing.');
  return [
    { part: 'core', what: 'card model for one hit', value: card, unit: 'microseconds', budget: 20 },
    { part: 'core', what: 'the same, reading the hit included', value: fromHit, unit: 'microseconds', budget: 20 },
    { part: 'core', what: 'one repayment (2,000 in a millisecond)', value: each, unit: 'microseconds', budget: 0.5 },
    {
      part: 'core',
      what: `one repayment beside pmt of the library financial (${library.toFixed(3)} microseconds)`,
      value: each / library,
      unit: 'times',
      budget: 5,
    },
  ];
};
