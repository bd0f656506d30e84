import type { Site } from '@dealer/core/site';
import type { SearchQuery } from '@dealer/search/query';

export const newestVehicles = ({ home }: Site, limit: number | null): SearchQuery => ({
  filter: 'status = in_stock',
  sort: ['created_at_timestamp:desc'],
  hitsPerPage: limit ?? home.featured.limit,
  page: 1,
});
