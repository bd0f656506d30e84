import { describe, expect, it } from 'vitest';
import { vehicleCardModel } from '@dealer/core/card';
import { emptyPurchase, purchaseSummary } from '@dealer/core/checkout';
import { calculatorModel, financeBox, startCalculator, vehicleLoan, weeklyEstimate } from '@dealer/core/finance';
import { onRoadPrice, priceLine } from '@dealer/core/price';
import { compareTable, stickySummary } from '@dealer/core/vehicle-page';
import { workedRoad } from './workedRoad.ts';
import { amounts, now, sites, vehicles, workedLoan } from './workedTotals.ts';

describe('every total of 200 vehicles drawn from the demo stock', () => {
  it.each(sites.map((site) => [site.slug, site] as const))(
    'every total of 200 vehicles drawn from the demo stock agrees on %s: loans',
    (_, site) => {
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
    },
  );

  it.each(sites.filter(({ country }) => country === 'AU').map((site) => [site.slug, site] as const))(
    'every total of 200 vehicles drawn from the demo stock agrees on %s: prices on the road',
    (_, site) => {
      let count = 0;
      for (const { doc, vehicle } of vehicles) {
        const line = priceLine(vehicle, site);
        const road = onRoadPrice(vehicle, site, { now });
        if (line.kind !== 'price' || road.kind !== 'estimate') continue;
        count += 1;
        const price = Number((doc.offer_price || doc.price || 0).toFixed(site.price.showCents ? 2 : 0));
        const { total: sum, isFrom } = workedRoad(doc, site);
        const { amount } = road.lines[0]!;
        expect([doc.slug, amount, road.total, road.isFrom]).toEqual([doc.slug, price, sum, isFrom]);
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
