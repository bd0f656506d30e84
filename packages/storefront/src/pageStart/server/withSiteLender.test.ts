import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lenderEligibility } from '@dealer/core/finance';
import { aSite, aVehicle, aVehicleDoc, testNow } from '@dealer/core/testing';
import { withSiteLender } from './withSiteLender.ts';

const offer = (rate: number) => ({ interestRate: rate, comparisonRate: rate + 1, paymentWeek: 90, paymentMonth: 390 });

type Offers = Record<string, ReturnType<typeof offer>>;

const answerOf = (lenders: Offers): unknown => ({
  results: [{ hits: [aVehicleDoc({ finance_lenders: lenders })], totalHits: 1 }],
});

const hitOf = (json: unknown) =>
  (json as { results: [{ hits: [{ finance_lenders: Offers }]; totalHits: number }] }).results[0];

describe('a page that a server hands over', () => {
  it("has of each vehicle the offer of the site's lender, and all else as it was", () => {
    const lenders = { Taurus: offer(11), '360_finance': offer(8), Angle: offer(9) };
    const whole = answerOf(lenders);
    const lean = withSiteLender(whole, aSite({ finance_provider: '360 Finance' }));
    expect(hitOf(lean).hits[0].finance_lenders).toEqual({ '360 Finance': offer(8) });
    expect({ ...hitOf(lean).hits[0], finance_lenders: lenders }).toEqual(hitOf(whole).hits[0]);
    expect(hitOf(lean).totalHits).toBe(1);
  });

  it('has no offers where the site has no lender', () => {
    const lean = withSiteLender(answerOf({ Taurus: offer(11) }), aSite({ finance_provider: null }));
    expect(hitOf(lean).hits[0].finance_lenders).toEqual({});
  });

  it('shows the finance that the whole answer would show, however the feed spells its lenders', () => {
    const spelling = fc.constantFrom('Taurus', 'taurus', 'Car Clarity', 'car-clarity', '360_finance', 'ANGLE', 'Other');
    const provider = fc.constantFrom('Taurus', 'Car Clarity', '360 Finance', 'Angle', null);
    fc.assert(
      fc.property(fc.dictionary(spelling, fc.integer({ min: 0, max: 20 }).map(offer)), provider, (lenders, one) => {
        const site = aSite({ finance_provider: one });
        const shown = (finance_lenders: Offers) => lenderEligibility(aVehicle({ finance_lenders }), site, testNow);
        expect(shown(hitOf(withSiteLender(answerOf(lenders), site)).hits[0].finance_lenders)).toEqual(shown(lenders));
      }),
    );
  });

  it.each([
    ['the document of a site', { name: 'Harbour City Motors', finance_provider: 'Angle' }],
    [
      'results without vehicles',
      { results: [null, 'x', { hits: 'none' }, { hits: [null, 7, { finance_lenders: 3 }] }] },
    ],
    ['a text', null],
  ])('has %s as it was', (_, json) => {
    expect(withSiteLender(json, aSite())).toEqual(json);
  });
});
