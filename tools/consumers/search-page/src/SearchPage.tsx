import { vehicleCardModel } from '@dealer/core/card';
import type { Site } from '@dealer/core/site';
import { parseVehicle } from '@dealer/core/vehicle';
import * as connect from '@dealer/search/connect';
import { InstantSearch, useHits, useInstantSearch, useStats } from '@dealer/search/widgets';
import { ActiveFilters } from '@dealer/ui/ActiveFilters';
import { Button } from '@dealer/ui/Button';
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
import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import { useState } from 'react';

type PageProps = { site: Site; now: number };

// One hook of the search in each component: where a server renders them, a component waits at its first hook.
const Facet = ({ attribute, label }: { attribute: string; label: string }) => (
  <FilterGroup title={label} headingLevel={2} open>
    <FacetList label={label} {...connect.useFacetListProps({ attribute })} />
  </FilterGroup>
);

const PriceFilter = () => (
  <FilterGroup title="Price" headingLevel={2} open>
    <RangeFilter label="Price" prefix="$" step={500} {...connect.useRangeFilterProps({ attribute: 'price' })} />
  </FilterGroup>
);

const Filters = () => (
  <>
    <Facet attribute="make" label="Make" />
    <Facet attribute="simple_body" label="Body type" />
    <PriceFilter />
  </>
);

const Query = () => <SearchBox label="Search cars" placeholder="Make or model" {...connect.useSearchBoxProps()} />;

const sorts = { '': 'Most relevant', ':price:asc': 'Lowest price', ':price:desc': 'Highest price' };

const Count = () => <ResultCount text={`${useStats().nbHits} cars`} />;

const Sort = ({ indexName }: { indexName: string }) => {
  const items = Object.entries(sorts).map(([order, label]) => ({ value: indexName + order, label }));
  return <SortSelect {...connect.useSortSelectProps({ items })} />;
};

const Chips = () => (
  <ActiveFilters
    {...connect.useActiveFiltersProps({
      labelFor: ({ attribute, label }) => (attribute === 'price' ? `Price ${label}` : label),
    })}
  />
);

const Cars = ({ site, now }: PageProps) => (
  <VehicleGrid label="Cars" columns={3}>
    {useHits().items.map((hit) => {
      const parsed = parseVehicle(hit);
      if (parsed.kind !== 'vehicle') return null;
      return <VehicleCard key={parsed.vehicle.id} {...vehicleCardModel(parsed.vehicle, site, now)} />;
    })}
  </VehicleGrid>
);

const Pages = () => (
  <Pagination {...connect.usePaginationProps({ onPage: () => document.getElementById('results')?.focus() })} />
);

export const Search = ({ site, now }: PageProps) => {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { error, refresh, results, status } = useInstantSearch({ catchError: true });
  const found = (
    <>
      <div className="tools">
        <Count />
        <Button className="open-filters" onClick={() => setSheetOpen(true)}>
          Filters
        </Button>
        <Sort indexName={site.search.indexName} />
      </div>
      <Chips />
      <Cars site={site} now={now} />
      <Pages />
    </>
  );
  return (
    <SearchLayout
      top={null}
      head={
        <>
          <h1>Cars</h1>
          <Query />
        </>
      }
      filters={() => <Filters />}
      results={{
        headingId: 'results',
        heading: 'Results',
        isBusy: status === 'stalled',
        content: error ? (
          <ErrorState title="The cars did not load" text="Please try again." onRetry={refresh} />
        ) : (
          found
        ),
      }}
      aside={null}
      below={null}
      extras={
        <FilterSheet
          open={isSheetOpen}
          onOpenChange={setSheetOpen}
          count={results.nbHits}
          labelFor={(count) => `Show ${count} cars`}
          waitingLabel="Show cars"
        >
          <Filters />
        </FilterSheet>
      }
    />
  );
};

/** A server passes the address that was requested, and the time at which it renders. */
export const SearchPage = ({ url, ...page }: PageProps & { url?: string }) => (
  <InstantSearch {...connect.useInstantSearchProps({ ...page, url })}>
    <Search {...page} />
  </InstantSearch>
);
