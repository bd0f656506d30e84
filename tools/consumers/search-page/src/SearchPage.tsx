import { vehicleCardModel, vehicleRoutes } from '@dealer/core/card';
import type { Site } from '@dealer/core/site';
import * as connect from '@dealer/search/connect';
import { InstantSearch } from '@dealer/search/widgets';
import { ActiveFilters } from '@dealer/ui/ActiveFilters';
import { Button } from '@dealer/ui/Button';
import { EmptyState } from '@dealer/ui/EmptyState';
import { ErrorState } from '@dealer/ui/ErrorState';
import { FacetList } from '@dealer/ui/FacetList';
import { FilterGroup } from '@dealer/ui/FilterGroup';
import { FilterSheet } from '@dealer/ui/FilterSheet';
import { Pagination } from '@dealer/ui/Pagination';
import { RangeFilter } from '@dealer/ui/RangeFilter';
import { ResultCount } from '@dealer/ui/ResultCount';
import { SearchBox } from '@dealer/ui/SearchBox';
import { SearchLayout } from '@dealer/ui/SearchLayout';
import { SortSelect } from '@dealer/ui/SortSelect';
import { VehicleCard } from '@dealer/ui/VehicleCard';
import { VehicleCardSkeleton } from '@dealer/ui/VehicleCardSkeleton';
import { VehicleGrid } from '@dealer/ui/VehicleGrid';

type PageProps = { site: Site; now: number };

// One hook of the search in each component: where a server renders them, a component waits at its first hook.
const Query = () => <SearchBox label="Search cars" placeholder="Make or model" {...connect.useSearchBoxProps()} />;
const Count = () => <ResultCount {...connect.useResultCountProps()} />;
const Sort = ({ site }: { site: Site }) => <SortSelect {...connect.useSortSelectProps({ site })} />;
const Chips = ({ site }: { site: Site }) => <ActiveFilters {...connect.useActiveFiltersProps({ site })} />;
const Pages = () => <Pagination {...connect.usePaginationProps()} />;
const Make = () => <FacetList label="Make" {...connect.useFacetListProps({ attribute: 'make' })} />;
const Body = () => <FacetList label="Body type" {...connect.useFacetListProps({ attribute: 'simple_body' })} />;
const Price = () => (
  <RangeFilter label="Price" prefix="$" step={500} {...connect.useRangeFilterProps({ attribute: 'price' })} />
);
const filters = Object.entries({ Make, 'Body type': Body, Price }).map(([title, Filter]) => (
  <FilterGroup key={title} title={title} headingLevel={2} open>
    <Filter />
  </FilterGroup>
));

const skeletons = Array.from({ length: 6 }, (_, at) => <VehicleCardSkeleton key={at} />);

const Cars = ({ site, now }: PageProps) => {
  const found = connect.useVehicles();
  if (found.kind === 'failed') return <ErrorState {...found.error} />;
  if (found.kind === 'none') return <EmptyState {...found.empty} action={<Button {...found.action} />} />;
  // Cards lead to the dealer's website. An app with a page for each car names it here.
  const routes = vehicleRoutes({ vehicle: ({ slug }) => `${site.url}/cars/${slug}` });
  return (
    <VehicleGrid label="Cars" busy={found.isBusy}>
      {found.kind === 'loading'
        ? skeletons
        : found.vehicles.map((car) => <VehicleCard key={car.id} {...vehicleCardModel(car, site, now, { routes })} />)}
    </VehicleGrid>
  );
};

export const Search = ({ site, now }: PageProps) => {
  const { button, sheet } = connect.useFilterSheet();
  const content = (
    <>
      <div className="tools">
        <Count />
        <Button className="open-filters" {...button} />
        <Sort site={site} />
      </div>
      <Chips site={site} />
      <Cars site={site} now={now} />
      <Pages />
    </>
  );
  return (
    <SearchLayout
      head={
        <>
          <h1>Cars</h1>
          <Query />
        </>
      }
      filters={() => filters}
      results={{ headingId: 'results', heading: 'Results', content }}
      extras={<FilterSheet {...sheet}>{filters}</FilterSheet>}
    />
  );
};

/** A server passes the address that was requested, and the time at which it renders. */
export const SearchPage = ({ url, ...page }: PageProps & { url?: string }) => (
  <InstantSearch {...connect.useInstantSearchProps({ ...page, url })}>
    <Search {...page} />
  </InstantSearch>
);
