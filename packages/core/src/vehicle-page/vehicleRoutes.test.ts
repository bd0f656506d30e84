import { describe, expect, it } from 'vitest';
import { vehicleCardModel, vehicleRoutes } from '../card/index.ts';
import { aHilux } from '../testing/aHilux.ts';
import { aSite } from '../testing/index.ts';
import { compareTable } from './compareTable.ts';
import { stickySummary } from './stickySummary.ts';
import { vehicleDetailModel } from './vehicleDetailModel.ts';
import { vehicleGraph } from './vehicleGraph.ts';

const now = Date.UTC(2026, 2, 15);
const car = aHilux({ price: 45_990, stock_no: 'U1', reservable: true });
const sold = aHilux({ status: 'sold' });
const site = aSite({
  card: {
    favouriteMode: 'compare',
    buttons: ['details', 'testDrive', 'finance', 'reserve', 'tradeIn', 'enquire'],
    showFinancePerWeek: true,
  },
  detail: { buttons: ['enquire', 'testDrive', 'finance', 'tradeIn', 'reserve', 'onlinePurchase', 'paymentMethods'] },
});

/** A shop whose addresses have nothing in common with those of the platform. */
const routes = vehicleRoutes({
  vehicle: ({ slug }) => `/shop/item?slug=${slug}`,
  tradeIn: ({ id }) => `/shop/swap/${id}`,
  reserve: ({ id }) => `/shop/hold/${id}`,
  buyOnline: ({ id }) => `/shop/buy/${id}`,
  finance: ({ id }) => `/shop/loan/${id}`,
  compare: '/shop/compare',
});

/** Every address of a page in a model, wherever it is; breadcrumbs are searches, which `vehicleRoutes` does not name. */
const addressesIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return /^(href|canonicalPath|url)$/.test(key) && value.startsWith('/') && !value.endsWith('.webp') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'breadcrumbs')
    .flatMap(([name, one]) => addressesIn(one, Array.isArray(value) ? key : name));
};

const models = {
  vehicleCardModel: vehicleCardModel(car, site, now, { isSaved: true, routes }),
  'vehicleCardModel of a sold vehicle': vehicleCardModel(sold, site, now, { routes }),
  vehicleDetailModel: vehicleDetailModel(car, site, now, { isSaved: true, routes }),
  'vehicleDetailModel of a sold vehicle': vehicleDetailModel(sold, site, now, { routes }),
  stickySummary: stickySummary(car, site, now, 'week', routes),
  compareTable: compareTable([car], site, now, { routes }),
};

describe('vehicleRoutes', () => {
  it.each(Object.entries(models))('gives %s no address of the platform where all are replaced', (_, model) => {
    const addresses = addressesIn(model);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith('/shop/'))).toEqual([]);
  });

  it('opens an enquiry on the page that replaces the vehicle page', () => {
    expect(vehicleRoutes({ vehicle: ({ id }) => `/stock/${id}` }).enquire(car, 'finance')).toBe(
      `/stock/${car.id}?enquire=finance`,
    );
    expect(routes.enquire(car, 'test-drive')).toBe(`/shop/item?slug=${car.slug}&enquire=test-drive`);
  });

  it('names the replaced page in structured data and as the canonical address of the vehicle', () => {
    expect(vehicleGraph(car, site, routes)['@graph'][0].url).toBe(`${site.url}/shop/item?slug=${car.slug}`);
    expect(vehicleDetailModel(car, site, now, { routes }).meta.canonicalPath).toBe(`/shop/item?slug=${car.slug}`);
  });
});
