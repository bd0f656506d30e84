import { describe, expect, it } from 'vitest';
import { openLocations } from '@dealer/core/contact';
import { reviewsNote } from '@dealer/core/content';
import { emptyPurchase, purchaseSummary } from '@dealer/core/checkout';
import { locationForForm, locationChoices, emptyEnquiry, formFigure } from '@dealer/core/enquiry';
import { googleRow, llmsText, stockFeedLine } from '@dealer/core/feeds';
import {
  calculatorModel,
  canRequestQuote,
  financeBox,
  startCalculator,
  vehicleLoan,
  weeklyEstimate,
} from '@dealer/core/finance';
import { lawGaps, statements, roadUserCharges, roadUserText } from '@dealer/core/law';
import { anchors } from '@dealer/core/routes';
import { chosenValues, emptySearchState, facetItems, refinementFilter, toggleRefinement } from '@dealer/core/search';
import { searchTerms } from '@dealer/core/stock';
import { aCarBeforeCharges, aLocation, aSite, aVehicle, testNow, twoTraders } from '@dealer/core/testing';
import { stickySummary, vehicleGraph } from '@dealer/core/vehicle-page';

const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');
const linesOf = (lines: readonly { label: string; text: string }[] = []): string[] =>
  lines.map(({ label, text }) => plain(`${label}: ${text}`));
/** In Queensland: duty of $600 for $20,000. */
const beforeCharges = aCarBeforeCharges();
const ownCharges = { qld: { transfer: 30, registration: 400, insurance: 350 } };

/** What a dealer found in an hour on its own website, each by its own name; details have tests next to the code. */
describe('a dealer does not find', () => {
  it('a loan whose total leaves out the final payment or counts the fee twice', () => {
    const site = aSite({ finance_provider: 'Taurus' });
    const ioniq = aVehicle({
      price: 59_288,
      finance_lenders: {
        Taurus: { interestRate: 8.49, comparisonRate: 9.1, termYears: 5, establishmentFees: 495, balloon: 19_800 },
      },
    });
    const start = vehicleLoan(ioniq, site, testNow) ?? { page: 'detail' as const };
    const { breakdown } = calculatorModel(startCalculator(site, start), site);
    // By the annuity with a final payment: 221.17 a week, so $222.
    expect(linesOf(breakdown)).toEqual([
      'Amount financed: $59,783',
      'Repayments: 260 × $222',
      'Sum of repayments: $57,720',
      'Establishment fee: $495 included in the loan',
      'Final payment: $19,800',
      'Total of all payments: $77,520',
      'Interest and fees: $18,232',
    ]);
  });

  it('another yard’s licence, name or phone on a vehicle', () => {
    const site = twoTraders();
    const vehicle = aVehicle({ location: { id: 2 }, location_id: 2, price_type: undefined });
    const stated = JSON.stringify([
      statements(vehicle, site.locations[1], site, testNow),
      JSON.parse(stockFeedLine(vehicle, site)),
      vehicleGraph(vehicle, site)['@graph'][2],
    ]);
    expect(stated).toContain('M110021');
    expect(stated).toContain('Tussock Road');
    expect(stated).not.toMatch(/M110020|Kowhai|0101/);
  });

  it('a total at the checkout that is not the total', () => {
    const site = aSite({ price: { charges: ownCharges } });
    const summary = purchaseSummary(beforeCharges, { ...emptyPurchase, receive: 'collect' }, site, { now: testNow });
    // 20,000 + 600 + 30 + 400 + 350.
    expect(summary?.total).toMatchObject({ label: 'Estimated total, drive away in QLD', text: '$21,380' });
    expect(linesOf(summary?.lines)).toEqual(
      expect.arrayContaining(['Vehicle duty: $600', 'Transfer fee: $30', 'Registration for 12 months: $400']),
    );
    const nowhere = aVehicle({
      ...{ price_type: 'Excl. govt charges' },
      state: undefined,
      location: {},
      location_id: undefined,
    });
    expect(
      purchaseSummary(nowhere, { ...emptyPurchase, receive: 'collect' }, aSite({ locations: [] }), { now: testNow })
        ?.total.note,
    ).toContain('in writing before you sign anything');
  });

  it('a price that leaves the website without its type', () => {
    const site = aSite({ locations: [aLocation()] });
    expect(JSON.parse(stockFeedLine(beforeCharges, site))).toMatchObject({ priceType: 'Excl. govt charges' });
    expect(llmsText(site, { vehicles: 1, searchPaths: [] })).toContain('`priceType`');
    expect(vehicleGraph(beforeCharges, site)['@graph'][0].offers?.priceSpecification).toMatchObject({
      name: 'Excl. govt charges',
    });
    expect(googleRow(beforeCharges, site, testNow)?.vehicle_price_type).toBe('excluding_government_charges_price');
  });

  it('a form that requests a credit history which changes nothing, or a rate without a name', () => {
    // Without an outside lender's quotes no credit history is requested.
    expect(canRequestQuote(undefined, aSite())).toBe(false);
    const site = aSite({ finance: { defaultRate: 8.5, defaultComparisonRate: 9.2 } });
    const figure = formFigure({ inputs: { purchasePrice: '30000', term: '5' } as never }, { site, now: testNow });
    expect(figure).toMatchObject({ rates: { interest: '8.50%\u00a0p.a.', comparison: '9.20%\u00a0p.a.' } });
  });

  it('a marketing box that is ticked already', () => {
    expect(emptyEnquiry(aSite()).optIn).toBe(false);
  });

  it('a rate without its comparison rate and the whole warning, or a weekly figure that leads to neither', () => {
    const site = aSite({ finance_provider: 'Taurus' });
    const lent = (lender: object) => aVehicle({ finance_lenders: { Taurus: { termYears: 5, ...lender } } });
    const car = lent({ interestRate: 8.49, comparisonRate: 9.1 });
    const box = financeBox(car, site, testNow);
    expect(box?.rates).toMatchObject({
      interest: '8.49%\u00a0p.a.',
      comparison: '9.10%\u00a0p.a.',
      warning: expect.stringMatching(
        /WARNING: This comparison rate is true only for the examples given and may not include all fees and charges\. Different terms, fees or other loan amounts might result in a different comparison rate\./,
      ) as string,
    });
    expect(box?.weekly).toMatch(/\*$/);
    expect(stickySummary(car, site, testNow)?.estimate).toMatchObject({
      text: expect.stringMatching(/\*$/) as string,
      href: `#${anchors.comparisonRate}`,
    });
    expect(financeBox(lent({ interestRate: 8.49 }), site, testNow)).toBeUndefined();
  });

  it('reviews that are left out without a word', () => {
    expect(reviewsNote(aSite({ reviews: { minRating: 4 } }))).toBe('We show reviews of 4 stars or more.');
  });

  it('a loan of which the estimate and the calculator show two totals', () => {
    for (const frequency of ['weekly', 'fortnightly', 'monthly'] as const) {
      const site = aSite({ country: 'NZ', finance: { frequency } });
      const start = vehicleLoan(aVehicle(), site, testNow) ?? { page: 'detail' as const };
      const { total } = calculatorModel(startCalculator(site, start), site).repayment;
      expect(weeklyEstimate(aVehicle(), site, testNow)?.text).toContain(total);
    }
  });

  it('a dealer does not find running costs in New Zealand without road user charges, or a used price there without on-road costs', () => {
    const site = aSite({ country: 'NZ', timezone: 'Pacific/Auckland' });
    const charges = (fuel: string) => roadUserCharges({ fuel }, site)?.per1000Km;
    expect(['Diesel', 'Electric', 'Plug-in Hybrid', 'Petrol'].map(charges)).toEqual([76, 76, 38, undefined]);
    // 250 km a week are a quarter of $76.
    expect(roadUserText({ per1000Km: 76, label: 'diesel' }, 250, site)).toContain('$19 a week, $988 a year');
    const [tauranga] = aSite({ country: 'NZ', locations: [aLocation()] }).locations;
    const added = aVehicle({ car_type: 'used', price_type: 'Plus on-road costs' });
    expect(lawGaps(added, tauranga, site, testNow)).toContainEqual(expect.objectContaining({ reason: 'priceType' }));
  });

  it('a location in a form that cannot serve, or the card of another one next to it', () => {
    const locations = [
      aLocation({ id: 1, slug: 'springfield', name: 'Springfield', coming_soon: true }),
      aLocation({ id: 2, slug: 'counter', name: 'Counter', location_type: 'parts', primary: false }),
      aLocation({ id: 3, slug: 'newstead', name: 'Newstead', primary: false }),
      aLocation({ id: 4, slug: 'southport', name: 'Southport', primary: false }),
    ];
    const names = locationChoices({ dealerships: [], locations }, 'testDrive').map(({ label }) => label);
    expect(names).toEqual(['Newstead', 'Southport']);
    expect(locationForForm({ dealerships: [], locations }, 'testDrive', 'southport')?.name).toBe('Southport');
    // Sunday evening in Brisbane.
    expect(openLocations(locations, aSite(), Date.UTC(2026, 10, 22, 9)).open).toEqual([]);
  });

  it('no way to search for seven seats or more', () => {
    const roomy = toggleRefinement(emptySearchState(), 'seats', '7+');
    const seats = facetItems('seats', { 5: 20, 7: 3, 8: 2 }, chosenValues(roomy, 'seats'), aSite());
    expect(seats.find(({ isRefined }) => isRefined)).toMatchObject({ label: '7 or more seats', count: 5 });
    expect(refinementFilter(roomy)).toEqual(['seats >= 7']);
    // "7 seater" in words.
    expect(searchTerms({ seats: 8 })).toContain('seats7');
  });
});
