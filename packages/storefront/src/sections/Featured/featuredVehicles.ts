import type { Site } from '@dealer/core/site';
import type { SearchQuery } from '@dealer/search/query';

const carTypeFilter = { used: 'car_type = used', new: 'car_type = new', all: '' } as const;

type FeaturedSettings = { readonly filter: keyof typeof carTypeFilter | null; readonly limit: number | null };

/** The query for the vehicles that a site features: with a price and more than one picture. */
export const featuredVehicles = ({ home: { featured } }: Site, { filter, limit }: FeaturedSettings): SearchQuery => ({
  filter: ['status = in_stock', 'price > 0', 'photos_count > 1', carTypeFilter[filter ?? featured.filter]]
    .filter(Boolean)
    .join(' AND '),
  hitsPerPage: limit ?? featured.limit,
  page: 1,
});
