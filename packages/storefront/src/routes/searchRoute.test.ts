import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { vehicleDetailModel } from '@dealer/core/detail';
import { aSite, aVehicle, testNow } from '@dealer/core/testing';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { createRoutes } from './createRoutes.tsx';
import { moreRoutes } from './moreRoutes.ts';

describe('the breadcrumbs of a vehicle', () => {
  it.each(['search', 'used-car'] as const)(
    'lead to searches with the car type written under /%s',
    (breadcrumbCarTypeStyle) => {
      const site = aSite({ routes: { breadcrumbCarTypeStyle } });
      const deps = { site, search: { knownFacetValues: () => ({}) } } as unknown as StorefrontDeps;
      const [shell] = createRoutes(deps);
      const routes = [{ ...shell, children: [...moreRoutes(deps), ...(shell?.children ?? [])] }] as ReturnType<
        typeof createRoutes
      >;
      for (const carType of ['new', 'demo', 'used'] as const) {
        const href = vehicleDetailModel(aVehicle({ car_type: carType }), site, testNow).breadcrumbs[1]?.href ?? '';
        expect(href).toBe(`/${breadcrumbCarTypeStyle}/${carType}/`);
        expect(matchRoutes(routes, href)?.at(-1)?.route.path).toBe(
          breadcrumbCarTypeStyle === 'search' ? 'search/*' : 'used-car/:carType',
        );
      }
    },
  );
});
