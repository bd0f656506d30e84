import { vehiclePicture, type CarType, type Vehicle } from '@dealer/core/vehicle';
import { formatCount } from '@dealer/core/format';
import { priceLine } from '@dealer/core/price';
import { searchPath, stockTypePath, vehiclePath } from '@dealer/core/routes';
import { serialiseSearchUrl, startFilter } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { QueryResult } from '@dealer/search/query';
import type { StockMenu } from '@dealer/ui/HeaderParts';
import type { Storefront } from '../boot/storefront.ts';
import { bodyLinks } from '../sections/BodyTypes/bodyLinks.ts';
import { bandQuery, bandState } from '../sections/PriceBands/priceBand.ts';

/** The most body types: two rows of four. */
const mostBodies = 8;

const newestOf = (vehicle: Vehicle, site: Site): NonNullable<StockMenu['newest']> => {
  const price = priceLine(vehicle, site);
  const [first] = vehicle.pictures;
  return {
    title: site.phrases['home.justArrived'],
    name: vehicle.name,
    ...(price.kind === 'price' ? { price: `${price.text} ${price.priceType}` } : {}),
    ...(price.kind === 'subscription' ? { price: `${price.text} ${price.suffix}` } : {}),
    href: vehiclePath(vehicle.slug),
    body: vehicle.body ?? 'sedan',
    ...(first ? { picture: vehiclePicture(first, site) } : {}),
  };
};

const menuOf = (
  site: Site,
  [stock, newest, ...bands]: readonly [QueryResult, QueryResult, ...QueryResult[]],
): StockMenu => {
  const carTypes = stock.facets['car_type'] ?? {};
  const countOf = (carType: CarType) => formatCount(carTypes[carType] ?? 0);
  const [vehicle] = newest.vehicles;
  return {
    counts: {
      [stockTypePath('new-cars')]: countOf('new'),
      [stockTypePath('demo-cars')]: countOf('demo'),
      [stockTypePath('used-cars')]: countOf('used'),
      [searchPath(site)]: formatCount(stock.total),
    },
    bodies: {
      title: site.phrases['home.bodyTypes'],
      links: bodyLinks(stock.facets['simple_body'] ?? {}, mostBodies, site),
    },
    prices: {
      title: site.phrases['home.priceBands'],
      links: site.home.priceBands.flatMap((band, at) => {
        const total = bands[at]?.total ?? 0;
        return total === 0
          ? []
          : [
              {
                label: band.label,
                href: serialiseSearchUrl(bandState(site, band), { site }),
                count: formatCount(total),
              },
            ];
      }),
    },
    ...(vehicle ? { newest: newestOf(vehicle, site) } : {}),
  };
};

/**
 * What the menu of vehicles shows of the stock: requested once for each visit; after a failure, null, and the next call requests it
 * again.
 */
export const stockMenu = async ({ site, search, once }: Storefront): Promise<StockMenu | null> => {
  const loaded = once('stock menu', (): { menu: StockMenu | null } => ({ menu: null }));
  if (loaded.menu) return loaded.menu;
  const filter = startFilter(site);
  const answer = await search.multiSearch([
    { filter, facets: ['simple_body', 'car_type'], hitsPerPage: 0, page: 1 },
    {
      filter: ['status = in_stock', 'photos_count > 0', ...filter],
      sort: ['created_at_timestamp:desc'],
      hitsPerPage: 1,
      page: 1,
    },
    ...site.home.priceBands.map((band) => ({ ...bandQuery(site, band), hitsPerPage: 0, page: 1 })),
  ]);
  if (answer.kind === 'failed') return null;
  const [stock, newest, ...bands] = answer.value;
  loaded.menu = stock && newest ? menuOf(site, [stock, newest, ...bands]) : null;
  return loaded.menu;
};
