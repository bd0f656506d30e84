import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repaymentFrequency } from '@dealer/core/finance';
import type { Site } from '@dealer/core/site';
import { parseSite } from '@dealer/core/site-check';
import { parseVehicle, type Vehicle, type VehicleDoc } from '@dealer/core/vehicle';
import { generateStock, seededRandom } from '@dealer/mocks/stock';
import { root } from '../../root.ts';

/** The day of the figures. */
export const now = Date.UTC(2026, 10, 27);
const drawn = 200;

const readDemoSite = (folder: string): Site => {
  const doc: unknown = JSON.parse(readFileSync(join(root, 'apps', folder, 'site.json'), 'utf8'));
  const parsed = parseSite({ doc, templateName: folder.split('/')[0] ?? '' });
  if (parsed.kind !== 'site') throw new Error(`${folder} cannot be read.`);
  return parsed.site;
};

/** Sites with a fee in the loan and a final payment, a fee on top by the fortnight, a locked month in New Zealand, and defaults. */
export const sites = [
  'toyota/sites/lyrebird-electric',
  'classic/sites/two-kookaburras',
  'classic/sites/southern-cross-motors',
  'toyota/sites/jacaranda-lane-toyota',
  'toyota/sites/rimu-coast-toyota',
].map(readDemoSite);

const random = seededRandom(20_261_127);
const stock = generateStock({ seed: 7, now });
type Drawn = { readonly doc: VehicleDoc; readonly vehicle: Vehicle };
const read = (doc: VehicleDoc): Drawn => {
  const parsed = parseVehicle(doc);
  if (parsed.kind === 'malformed') throw new Error(`${doc.slug} cannot be read.`);
  return { doc, vehicle: parsed.vehicle };
};
/** 200 vehicles by a seed, with the document of each. */
export const vehicles = random.sample(stock, drawn).map(read);

/** The demo sites of all states and kinds of vehicles, and the dealerships that each sells for. */
const dealerships: Readonly<Record<string, readonly number[]>> = {
  'classic/sites/banksia-nissan': [1],
  'classic/sites/kauri-motor-group': [20, 21],
  'classic/sites/long-paddock': [4, 6],
  'classic/sites/southern-cross-motors': [1, 2, 3],
  'classic/sites/two-kookaburras': [5],
  'toyota/sites/jacaranda-lane-toyota': [2],
  'toyota/sites/lyrebird-electric': [7],
  'toyota/sites/rimu-coast-toyota': [22],
  'used-only/sites/brolga-car-subscriptions': [8],
  'used-only/sites/old-dairy-cars': [9],
  'used-only/sites/paper-moon-used-cars': [3],
};

/** 200 vehicles by a seed, each on a site of its own dealership: cars, trucks, motorcycles and caravans. */
export const shops = Object.entries(dealerships).map(([folder, ids], index, all) => {
  const own = stock.filter(({ dealership_id, status }) => ids.includes(dealership_id ?? 0) && status !== 'sold');
  const share = Math.floor(drawn / all.length) + (index < drawn % all.length ? 1 : 0);
  return { site: readDemoSite(folder), drawn: random.sample(own, share).map(read) };
});

/** All amounts of a text in dollars: "$128 per week*, $39,936 total" is [128, 39936]. */
export const amounts = (text = ''): number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

/** A loan worked out from the document and the site file alone. */
export const workedLoan = (doc: VehicleDoc, site: Site, price: number, isLenders: boolean) => {
  const lender = isLenders ? (doc.finance_lenders?.[site.finance_provider ?? ''] ?? {}) : {};
  const { finance } = site;
  const onTop = finance.lenders.some(({ name, fees }) => name === site.finance_provider && fees === 'onTop');
  const brand = finance.brandFees;
  const fee = lender.establishmentFees ?? finance.establishmentFee ?? brand?.establishment ?? 0;
  const perYear = { week: 52, fortnight: 26, month: 12 }[repaymentFrequency(finance).frequency];
  const years =
    lender.termYears ?? (lender.termMonths === undefined ? finance.detailTerm : Math.round(lender.termMonths / 6) / 2);
  const periods = perYear * Math.min(Math.max(years, finance.termMin), finance.termMax);
  const rate =
    Math.min(Math.max(lender.interestRate ?? finance.defaultRate, finance.rateMin), finance.rateMax) / 100 / perYear;
  const deposit = lender.deposit ?? 0;
  const financed =
    price - deposit + (onTop ? 0 : fee) + (brand === null ? 0 : brand.securityRegistration + brand.dealerAgency);
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
  const cents = (amount: number): number => Math.round(amount * 100) / 100;
  const rounding = finance.paymentRounding[site.finance_provider ?? ''] ?? 'ceil-dollar';
  const exact = high + (brand?.monthlyAdmin ?? 0) * (12 / perYear);
  const payment =
    rounding === 'ceil-dollar'
      ? Math.ceil(exact - 1e-6)
      : rounding === 'ceil-cent'
        ? Math.ceil(exact * 100 - 1e-4) / 100
        : cents(exact);
  const total = cents(payment * periods + finalPayment + (onTop ? fee : 0));
  return {
    payment,
    periods,
    total,
    interestAndFees: cents(Math.max(0, total + deposit - price)),
    /** What is paid in the first five years. */
    inFiveYears: cents(
      payment * Math.min(periods, perYear * 5) + (periods <= perYear * 5 ? finalPayment : 0) + (onTop ? fee : 0),
    ),
  };
};
