import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { vehicleDetailModel } from '@dealer/core/vehicle-page';
import { isOnSite, firstRouteAt, matchRoute, type RouteRow, routes } from '@dealer/core/routes';
import { aSite, aVehicle, testNow } from '@dealer/core/testing';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { createRoutes } from './createRoutes.tsx';
import { pageFiles } from '../pages/pageFiles.ts';
import { moreRoutes } from './moreRoutes.ts';

const routesOf = (site: ReturnType<typeof aSite>) => {
  const deps = { site, template: aTemplate, search: { knownFacetValues: () => ({}) } } as unknown as StorefrontDeps;
  const [shell] = createRoutes(deps);
  return [{ ...shell, children: [...moreRoutes(deps), ...(shell?.children ?? [])] }] as ReturnType<typeof createRoutes>;
};

describe('the breadcrumbs of a vehicle', () => {
  it.each(['search', 'used-car'] as const)(
    'the breadcrumbs of a vehicle lead to searches with the car type written under /%s',
    (breadcrumbCarTypeStyle) => {
      const site = aSite({ routes: { breadcrumbCarTypeStyle } });
      for (const carType of ['new', 'demo', 'used'] as const) {
        const href = vehicleDetailModel(aVehicle({ car_type: carType }), site, testNow).breadcrumbs[1]?.href ?? '';
        expect(href).toBe(`/${breadcrumbCarTypeStyle}/${carType}/`);
        expect(matchRoutes(routesOf(site), href)?.at(-1)?.route.path).toBe(
          breadcrumbCarTypeStyle === 'search' ? 'search/*' : 'used-car/:carType',
        );
      }
    },
  );
});

describe('the router', () => {
  const sites = [
    aSite(),
    aSite({ manufacturer: 'Ford', routes: { financePath: '/money-matters', garagePath: '/my-ford' } }),
    aSite({ auth: { garageEnabled: false } }),
    aSite({
      legal: { privacy: [{ title: 'What we collect', text: 'Little.' }] },
      services: { payments: { allowedHosts: ['pay.example.com'] } },
      spinToWin: { prizes: [{ name: 'A full tank' }, { name: 'A car wash' }] },
    }),
  ];
  const segment = fc.constantFrom(
    ...new Set(
      routes.flatMap(({ patterns, aliases = [] }) => [...patterns, ...aliases].flatMap((one) => one.split('/'))),
    ),
    'ford-finance',
    'ford-service',
    'money-matters',
    'my-ford',
    'my-garage',
    'hilux-7',
    'CAREERS',
  );
  const address = fc.array(
    segment.filter((one) => one !== '' && !/[:*{]/.test(one)),
    { maxLength: 4 },
  );

  it('the router opens a page exactly where the table has one that is built', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sites), address, fc.constantFrom('', '/'), (site, segments, end) => {
        const path = segments.length === 0 ? '/' : `/${segments.join('/')}${end}`;
        const found = matchRoutes(routesOf(site), path)?.at(-1)?.route;
        const match = matchRoute(path, site);
        const isBuilt = routes.some((row) => match.kind === 'route' && row.name === match.name && isOnSite(row, site));
        expect([path, found?.path !== '*']).toEqual([path, isBuilt]);
        if (found?.path === undefined || found.path === '*') return;
        const own = matchRoute(`/${found.path.replace(/:\w+/g, 'x').replace(/\*$/, 'x')}`, site);
        expect([path, own.kind === 'route' && own.name]).toEqual([path, match.kind === 'route' && match.name]);
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);

  it('the router needs nothing but the first load for home, stock, searches and vehicles', () => {
    const isFirst = (path: string) => firstRouteAt(path, aSite())?.firstVisit === true;
    expect(['/', '/cars/', '/cars/hilux-7', '/search', '/search/toyota/hilux', '/used-car/demo/'].every(isFirst)).toBe(
      true,
    );
    expect(['/cars/trade-in', '/cars/hilux-7/checkout', '/finance', '/sign-in', '/nowhere'].some(isFirst)).toBe(false);
  });

  it('the router has no page for what the site does not offer', () => {
    const opens = (site: ReturnType<typeof aSite>, path: string) =>
      matchRoutes(routesOf(site), path)?.at(-1)?.route.path !== '*';
    for (const path of ['/terms-and-conditions', '/privacy-policy', '/spin-to-win', '/online-payment'])
      expect([path, opens(aSite(), path)]).toEqual([path, false]);
    const prizes = [{ name: 'A full tank' }, { name: 'A car wash' }];
    expect(opens(aSite({ spinToWin: { prizes } }), '/spin-to-win')).toBe(true);
  });

  it('the router has a page for every row of the table', () => {
    expect(routes.filter(({ page }) => page !== undefined && pageFiles[page] === undefined)).toEqual([]);
  });

  it('the router opens a new row of the table with its page and nothing else', () => {
    const rows = routes as RouteRow[];
    rows.push({ name: 'electric', patterns: ['/going-electric'], page: 'legal' });
    try {
      expect(matchRoutes(routesOf(aSite()), '/going-electric')?.at(-1)?.route.path).toBe('going-electric');
    } finally {
      rows.pop();
    }
  });
});
