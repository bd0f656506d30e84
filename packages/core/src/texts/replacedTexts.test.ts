import { expect, it } from 'vitest';
import { emptyPurchase, purchaseSummary } from '../checkout/index.ts';
import { calculatorModel, startCalculator } from '../finance/index.ts';
import { onRoadPrice } from '../price/onRoad/index.ts';
import { facetValueLabel, rangeLabel } from '../search/index.ts';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { compareTable } from '../vehicle-page/index.ts';

const used = aVehicle({
  car_type: 'used',
  price: 20_000,
  price_type: undefined,
  state: 'QLD',
});

it('a dealer words the parts of a loan, with its amounts', () => {
  const site = aSite({
    finance: { establishmentFee: 495 },
    texts: {
      'Amount financed': 'What you borrow',
      'Establishment fee': 'Set-up fee',
      '{amount} included in the loan': 'in the loan: {amount}',
      'Total of all payments': 'All you pay',
    },
  });
  const { breakdown, repayment } = calculatorModel(
    startCalculator(site, { page: 'calculator', carPrice: 30_000 }),
    site,
  );
  expect(breakdown).toContainEqual({ label: 'What you borrow', text: '$30,495' });
  expect(breakdown).toContainEqual({ label: 'Set-up fee', text: 'in the loan: $495' });
  expect(repayment.totalLabel).toBe('All you pay');
});

it('the name that New Zealand’s law gives to the total of a loan stays', () => {
  const site = aSite({ country: 'NZ', texts: { 'Total of payments': 'All you pay' } });
  const { repayment } = calculatorModel(startCalculator(site, { page: 'calculator', carPrice: 30_000 }), site);
  expect(repayment.totalLabel).toBe('Total of payments');
});

it('a dealer words what comes on top of a price', () => {
  const site = aSite({
    texts: { 'Vehicle duty': 'Stamp duty', 'Transfer fee': 'Change of owner', 'Set by the state': 'Ask the state' },
  });
  const road = onRoadPrice(used, site, { state: 'qld', now: testNow });
  expect(road.kind === 'estimate' ? road.lines.map(({ label }) => label) : []).toEqual([
    'Vehicle price',
    'Stamp duty',
    'Change of owner',
    'Registration for 12 months',
    'Compulsory insurance',
  ]);
});

it('a dealer words the summary of a purchase, and the price type stays', () => {
  const site = aSite({
    texts: { 'Pick up at {location}': 'See you at {location}', 'No charge': 'Free', 'Deposit today': 'You pay now' },
  });
  const driveAway = { ...used, priceType: 'Drive away' };
  const summary = purchaseSummary(driveAway, { ...emptyPurchase, receive: 'collect' }, site, { now: testNow });
  expect(summary?.lines).toContainEqual({ label: 'See you at Harbour City Motors Newstead', text: 'Free' });
  expect(summary?.afterTotal[0]?.label).toBe('You pay now');
  expect(summary?.total.label).toBe('Total drive away');
});

it('a dealer words the choices "n or more" of a search, in the list and as a chip', () => {
  const site = aSite({ texts: { '{count} or more seats': 'From {count} seats', '{amount} or more': 'From {amount}' } });
  expect(facetValueLabel('seats', '7+', site)).toBe('From 7 seats');
  expect(rangeLabel('seats', { min: 7 }, site)).toBe('From 7 seats');
  expect(facetValueLabel('towing_capacity', '2000+', site)).toBe('From 2,000\u00a0kg');
});

it('a dealer words the chips of ranges, with their figures', () => {
  const site = aSite({
    texts: {
      '{year} or newer': 'From {year}',
      'Under {value}': 'Up to {value}',
      '{least} to {most}': '{least} and {most}',
    },
  });
  expect(rangeLabel('year', { min: 2020 }, site)).toBe('From 2020');
  expect(rangeLabel('price', { max: 30_000 }, site)).toBe('Up to $30,000');
  expect(rangeLabel('price', { min: 10_000, max: 30_000 }, site)).toBe('$10,000 and $30,000');
});

it('a dealer words the rows of a comparison', () => {
  const site = aSite({ texts: { Availability: 'Can I have it?', 'In stock': 'Yes' } });
  expect(compareTable([used], site, testNow).rows).toContainEqual({
    label: 'Can I have it?',
    values: ['Yes'],
    differs: false,
  });
});

it('a dealer words the total of a purchase and the choices of the calculator', () => {
  const site = aSite({ texts: { 'Total {priceType}': 'All together, {priceType}', Weekly: 'Each week' } });
  const driveAway = { ...used, priceType: 'Drive away' };
  expect(purchaseSummary(driveAway, emptyPurchase, site, { now: testNow })?.total.label).toBe(
    'All together, drive away',
  );
  expect(
    calculatorModel(startCalculator(site, { page: 'calculator' }), site).frequency?.options.map(({ label }) => label),
  ).toEqual(['Each week', 'Fortnightly', 'Monthly']);
});
