import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vehicleCardModel } from '@dealer/core/card';
import { emptyPurchase, purchaseSummary } from '@dealer/core/checkout';
import {
  calculatorModel,
  financeBox,
  repaymentFrequency,
  startCalculator,
  vehicleLoan,
  weeklyEstimate,
} from '@dealer/core/finance';
import { onRoadPrice, priceLine } from '@dealer/core/price';
import { compareTable } from '@dealer/core/saved';
import type { Site } from '@dealer/core/site';
import { parseSite } from '@dealer/core/site-check';
import { parseVehicle, type Vehicle, type VehicleDoc } from '@dealer/core/vehicle';
import { stickySummary } from '@dealer/core/vehicle-page';
import { generateStock, seededRandom } from '@dealer/mocks/stock';
import { root } from '../../root.ts';

const now = Date.UTC(2026, 10, 27);
const drawn = 200;

/** Sites with a fee in the loan and a final payment, a fee on top by the fortnight, a locked month in New Zealand, and defaults. */
const sites = [
  'toyota/sites/lyrebird-electric',
  'classic/sites/two-kookaburras',
  'classic/sites/southern-cross-motors',
  'toyota/sites/jacaranda-lane-toyota',
  'toyota/sites/rimu-coast-toyota',
].map((folder): Site => {
  const doc: unknown = JSON.parse(readFileSync(join(root, 'apps', folder, 'site.json'), 'utf8'));
  const parsed = parseSite({ doc, templateName: folder.split('/')[0] ?? '' });
  if (parsed.kind !== 'site') throw new Error(`${folder} cannot be read.`);
  return parsed.site;
});

const random = seededRandom(20_261_127);
const stock = generateStock({ seed: 7, now });
/** 200 vehicles by a seed, with the document of each. */
const vehicles = random.sample(stock, drawn).map((doc): { doc: VehicleDoc; vehicle: Vehicle } => {
  const parsed = parseVehicle(doc);
  if (parsed.kind === 'malformed') throw new Error(`${doc.slug} cannot be read.`);
  return { doc, vehicle: parsed.vehicle };
});

/** All amounts of a text in dollars: "$128 per week*, $39,936 total" is [128, 39936]. */
const amounts = (text = ''): number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

/** A loan worked out from the document and the site file alone. */
const workedLoan = (doc: VehicleDoc, site: Site, price: number, isLenders: boolean) => {
  const lender = isLenders ? (doc.finance_lenders?.[site.finance_provider ?? ''] ?? {}) : {};
  const { finance } = site;
  const onTop = finance.lenders.some(({ name, fees }) => name === site.finance_provider && fees === 'onTop');
  const fee = lender.establishmentFees ?? finance.establishmentFee ?? 0;
  const perYear = { week: 52, fortnight: 26, month: 12 }[repaymentFrequency(finance).frequency];
  const years =
    lender.termYears ?? (lender.termMonths === undefined ? finance.detailTerm : Math.round(lender.termMonths / 6) / 2);
  const periods = perYear * Math.min(Math.max(years, finance.termMin), finance.termMax);
  const rate =
    Math.min(Math.max(lender.interestRate ?? finance.defaultRate, finance.rateMin), finance.rateMax) / 100 / perYear;
  const deposit = lender.deposit ?? 0;
  const financed = price - deposit + (onTop ? 0 : fee);
  const finalPayment = finance.forceZeroResidual ? 0 : Math.min(lender.balloon ?? 0, financed);
  // The balance after each period, instead of the annuity formula: it must end at the final payment.
  const left = (payment: number): number => {
    let balance = financed;
    for (let period = 0; period < periods; period += 1) balance = balance * (1 + rate) - payment;
    return balance;
  };
  let [low, high] = [0, financed * (1 + rate)];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (left(middle) > finalPayment) low = middle;
    else high = middle;
  }
  const payment = Math.ceil(high - 1e-6);
  const total = payment * periods + finalPayment + (onTop ? fee : 0);
  return { payment, periods, total, interestAndFees: Math.round(Math.max(0, total + deposit - price) * 100) / 100 };
};

describe('every total of 200 vehicles drawn from the demo stock', () => {
  it.each(sites.map((site) => [site.slug, site] as const))('agrees on %s: loans', (_, site) => {
    let count = 0;
    for (const { doc, vehicle } of vehicles) {
      const start = vehicleLoan(vehicle, site, now);
      const estimate = weeklyEstimate(vehicle, site, now);
      if (start === undefined || estimate === undefined) continue;
      count += 1;
      const worked = workedLoan(doc, site, start.carPrice, estimate.from === 'lender');
      const model = calculatorModel(startCalculator(site, start), site);
      const lines = Object.fromEntries(model.breakdown.map(({ label, text }) => [label, text]));
      const totals = {
        payment: amounts(model.repayment.text),
        total: amounts(model.repayment.total),
        repayments: lines['Repayments']?.replaceAll(',', ''),
        interestAndFees: amounts(lines['Interest and fees']),
      };
      expect([doc.slug, totals]).toEqual([
        doc.slug,
        {
          payment: [worked.payment],
          total: [worked.total],
          repayments: `${worked.periods} × $${worked.payment}`,
          interestAndFees: [worked.interestAndFees],
        },
      ]);
      // Each payment of card, box, bar and comparison is this one, in New Zealand with this total.
      const shown = site.country === 'NZ' ? [worked.payment, worked.total] : [worked.payment];
      const figures = [
        estimate.text,
        stickySummary(vehicle, site, now)?.estimate?.text,
        financeBox(vehicle, site, now)?.weekly,
        vehicleCardModel(vehicle, site, now).weekly,
        compareTable([vehicle], site, now).rows.find(({ label }) => label === 'Finance')?.values[0],
      ].filter((text) => text !== undefined);
      for (const text of figures) expect([doc.slug, amounts(text)]).toEqual([doc.slug, shown]);
    }
    expect(count).toBeGreaterThan(20);
  });

  /** Duty by the pages of the revenue offices, where it depends on the value alone; the proof of the others is `workedPrices`. */
  const duty: Readonly<Record<string, (value: number) => number>> = {
    NSW: (value) =>
      value <= 45_000 ? Math.ceil(value / 100 - 1e-9) * 3 : 1_350 + Math.ceil((value - 45_000) / 100 - 1e-9) * 5,
  };

  it.each(sites.filter(({ country }) => country === 'AU').map((site) => [site.slug, site] as const))(
    'agrees on %s: prices on the road',
    (_, site) => {
      let count = 0;
      for (const { doc, vehicle } of vehicles) {
        const line = priceLine(vehicle, site);
        const road = onRoadPrice(vehicle, site, { now });
        if (line.kind !== 'price' || road.kind !== 'estimate') continue;
        count += 1;
        const price = Number((doc.offer_price || doc.price || 0).toFixed(site.price.showCents ? 2 : 0));
        const parts = road.lines.map(({ amount = 0 }) => amount);
        const sum = Math.round(parts.reduce((all, amount) => all + amount, 0) * 100) / 100;
        expect([doc.slug, parts[0], road.total]).toEqual([doc.slug, price, sum]);
        const state = vehicle.location.state ?? '';
        const dutyLine = road.lines.find(({ part }) => part === 'duty')?.amount;
        if (duty[state] !== undefined && dutyLine !== undefined && dutyLine > 0)
          expect([doc.slug, dutyLine]).toEqual([doc.slug, duty[state](price)]);
        // The card, the checkout and the comparison say the same total as the page.
        if (line.onRoad !== undefined) expect([doc.slug, amounts(line.onRoad)]).toEqual([doc.slug, [sum]]);
        const summary = purchaseSummary(vehicle, { ...emptyPurchase, receive: 'collect' }, site, { now });
        expect([doc.slug, amounts(summary?.total.text)]).toEqual([doc.slug, [sum]]);
        const compared = compareTable([vehicle], site, now).rows.find(({ label }) => label.startsWith('Drive away in'));
        if (compared !== undefined) expect([doc.slug, amounts(compared.values[0])]).toEqual([doc.slug, [sum]]);
      }
      expect(count).toBeGreaterThan(20);
    },
  );
});
