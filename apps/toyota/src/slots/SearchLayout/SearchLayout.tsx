import { SearchFrame, type SearchLayoutProps } from '@dealer/ui/SearchLayout';

/** Filters in a bar above the results, which have the whole width. */
export const SearchLayout = ({ filters, ...areas }: SearchLayoutProps) => (
  <SearchFrame {...areas} filters={filters?.('bar')} />
);
