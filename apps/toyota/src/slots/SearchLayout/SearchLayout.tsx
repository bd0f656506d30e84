import { SearchFrame, type SearchLayoutProps } from '@dealer/ui/SearchLayout';

/** The search layout: a bar of filters above full-width results. */
export const SearchLayout = ({ filters, ...areas }: SearchLayoutProps) => (
  <SearchFrame {...areas} filters={filters?.('bar')} />
);
