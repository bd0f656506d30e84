// @vitest-environment node
import { prerender } from 'react-dom/static.edge';
import { RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { isReservable } from '@dealer/core/card';
import { weeklyEstimate } from '@dealer/core/finance';
import { checkoutJourneyPath, checkoutPath, printPath, vehiclePath } from '@dealer/core/routes';
import { compareHref } from '@dealer/core/saved';
import type { Site } from '@dealer/core/site';
import { StorefrontProvider } from '@dealer/storefront/boot';
import { renderPage } from '@dealer/storefront/pageStart/server';
import { answers, fill, open, shop, template } from './demoShop.ts';
import { workedRoad } from './workedRoad.ts';
import { amounts, now, shops, workedLoan } from './workedTotals.ts';

const shell = '<!doctype html><html><head><title>Vehicles</title></head><body><div id="root"></div></body></html>';

/** The text of a part of a page; undefined where the page has no such part. */
const partOf = (html: string, part: string): string | undefined => {
  const at = html.indexOf(`data-part="${part}"`);
  if (at < 0) return undefined;
  const start = html.lastIndexOf('<', at);
  const tags = new RegExp(`<(/?)${/^<(\w+)/.exec(html.slice(start, at))?.[1]}\\b`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0)
      return html
        .slice(start, tag.index)
        .replace(/<!--.*?-->/g, '')
        .replace(/<[^>]*>/g, ' ');
  }
  throw new Error(`${part} does not end.`);
};
const shown = (html: string, part: string): number[] | undefined => {
  const text = partOf(html, part);
  return text === undefined ? undefined : amounts(text);
};

const onServer = async (site: Site, path: string): Promise<string> => {
  const { html, status } = await renderPage({
    template,
    built: { shell },
    url: `https://yard.example${path}`,
    fetch: answers,
    now,
    site,
    onError: (error) => {
      throw error;
    },
  });
  expect([path, status]).toEqual([path, 200]);
  return html;
};

/** Pages of the visitor alone, which no server renders. */
const inPrivate = (site: Site) => {
  const storefront = open(site, '/about');
  return async (path: string): Promise<string> => {
    await storefront.router.navigate(path);
    const { prelude } = await prerender(
      <StorefrontProvider value={storefront}>
        <RouterProvider router={storefront.router} />
      </StorefrontProvider>,
    );
    return new Response(prelude).text();
  };
};

/** Worked out from documents and site files alone. */
const worked = ({ doc, vehicle }: (typeof shops)[number]['drawn'][number], site: Site) => {
  const price = site.price.showCents
    ? Math.round((doc.offer_price || doc.price || 0) * 100) / 100
    : Math.round(doc.offer_price || doc.price || 0);
  const road = workedRoad(doc, site);
  const estimate = weeklyEstimate(vehicle, site, now);
  const financed = site.price.basis === 'driveAway' && road.kind === 'estimate' ? road.total : price;
  return {
    price,
    road,
    isLenders: estimate?.from === 'lender',
    loan: estimate && workedLoan(doc, site, financed, estimate.from === 'lender'),
  };
};

/** How many vehicles have each figure. */
const counts = { road: 0, loan: 0, costs: 0, checkout: 0, licence: 0 };
describe('the pages of 200 vehicles drawn from the demo stock', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    for (const { site, drawn } of shops)
      await fill(
        shop(site),
        drawn.map(({ doc }) => doc),
      );
  });

  it('are of all kinds and of the states where the demo dealers sell', () => {
    const all = shops.flatMap(({ drawn }) => drawn.map(({ doc }) => doc));
    expect(all).toHaveLength(200);
    expect(new Set(all.map(({ item_type = 'car' }) => item_type)).size).toBe(4);
    expect(new Set(all.map(({ state = 'NZ' }) => state)).size).toBe(8);
    expect(all.filter(({ simple_fuel }) => simple_fuel === 'Electric').length).toBeGreaterThan(15);
  });

  it.each(shops.map(({ site, drawn }) => [site.slug, site, drawn] as const))(
    'state the worked totals on %s',
    async (_, file, drawn) => {
      const site = shop(file);
      const inBrowser = inPrivate(site);
      for (const one of drawn) {
        const { doc, vehicle } = one;
        const { price, road, loan, isLenders } = worked(one, site);
        const weekly = site.price.offersSubscriptions ? (doc.subscription_price ?? 0) : 0;
        const headline = weekly > 0 ? weekly : price;
        const isSold = weekly === 0 && price > 0;
        const isByRoad = isSold && site.price.basis === 'driveAway' && road.total > price;
        const amountsInHead = [...(headline > 0 ? [headline] : []), ...(isByRoad ? [road.total] : [])];
        const agrees = (page: string, found: unknown, expected: unknown): void =>
          expect([doc.slug, page, found]).toEqual([doc.slug, page, expected]);

        const html = await onServer(site, vehiclePath(doc.slug));
        agrees('headline', shown(html, 'vehicle-summary'), expect.arrayContaining(amountsInHead));
        const hasRoad = isSold && road.kind !== 'none';
        agrees('on the road', shown(html, 'on-road-price')?.[0], hasRoad ? road.total : undefined);
        counts.road += hasRoad ? 1 : 0;
        const calculator = shown(html, 'finance-calculator');
        if (calculator !== undefined && loan !== undefined) {
          const { payment, total, interestAndFees } = loan;
          agrees('calculator', calculator, expect.arrayContaining([payment, total, interestAndFees]));
          counts.loan += 1;
        }
        // Notes name amounts of other periods.
        const costs = shown(html.replace(/<small.*?<\/small>/gs, ''), 'running-costs');
        if (costs !== undefined && costs.length > 0) {
          const sum = costs.slice(0, -1).reduce((total, cost) => total + cost, 0);
          agrees('costs', Math.round(costs.at(-1)! - sum), 0);
          counts.costs += 1;
        }

        const payment = isLenders && loan !== undefined ? [loan.payment] : [];
        const sheet = await inBrowser(printPath(doc.slug));
        agrees('print', shown(sheet, 'print-sheet'), expect.arrayContaining([...amountsInHead, ...payment]));

        // The licence of the yard that sells it, and of no other.
        const yard = site.locations.find(({ id }) => id === doc.location?.id);
        const licences = (text = ''): unknown => [
          ...new Set(
            site.locations.flatMap(({ dealer_license_number: licence }) =>
              licence && text.includes(licence) ? [licence] : [],
            ),
          ),
        ];
        const own = yard?.dealer_license_number ? [yard.dealer_license_number] : [];
        agrees('licence', licences(partOf(html, 'call-dealer')), own);
        agrees('licence', licences(partOf(html, 'statements')), own);
        agrees('printed licence', licences(partOf(sheet, 'print-sheet')), own);
        counts.licence += own.length;

        if (isReservable(vehicle, site) && isSold) {
          const summary = shown(await inBrowser(checkoutJourneyPath(doc.slug)), 'price-summary') ?? [];
          const [deposit = 0] = summary.slice(-2);
          const left = Math.round((road.total - deposit) * 100) / 100;
          agrees('checkout', [summary[0], ...summary.slice(-3)], [price, road.total, deposit, left]);
          // A reservation has the same summary (every tenth is read).
          if (counts.checkout % 10 === 0)
            agrees('reservation', shown(await inBrowser(checkoutPath(doc.slug, site)), 'price-summary'), summary);
          counts.checkout += 1;
        }
      }

      for (let from = 0; from < drawn.length; from += 4) {
        const compared = drawn.slice(from, from + 4);
        const html = await onServer(site, compareHref(compared.map(({ doc }) => doc.slug)));
        const text = partOf(html, 'compare-table') ?? '';
        const state = /Drive away in ([A-Z]+)/.exec(text)?.[1];
        const found = amounts(text);
        for (const one of compared) {
          const { road, loan, isLenders } = worked(one, site);
          const expected = [
            // All are for one state, that of the first yard.
            ...(state !== undefined && one.doc.state === state ? [road.total] : []),
            // A caravan has no costs of its own.
            ...(loan !== undefined && isLenders && one.doc.item_type !== 'caravan' ? [loan.inFiveYears] : []),
          ];
          expect([one.doc.slug, found]).toEqual([one.doc.slug, expect.arrayContaining(expected)]);
        }
      }
    },
  );

  it('have figures to compare', () => {
    expect(counts.road).toBeGreaterThan(120);
    expect(counts.loan).toBeGreaterThan(120);
    expect(counts.costs).toBeGreaterThan(120);
    expect(counts.checkout).toBeGreaterThan(120);
    expect(counts.licence).toBeGreaterThan(120);
  });
});
