import { createHttp } from '@dealer/api/http';
import { vehicleCardModel } from '@dealer/core/card';
import { parseVehicle } from '@dealer/core/vehicle';
import { createSearchClient } from '@dealer/search/client';
import { createSearchTransport } from '@dealer/search/transport';
import { InstantSearch, Pagination, RefinementList, SearchBox, useHits } from '@dealer/search/widgets';
import { VehicleCard } from '@dealer/ui/VehicleCard';
import { VehicleGrid } from '@dealer/ui/VehicleGrid';
import { site } from './site.ts';

const transport = createSearchTransport({ site, http: createHttp({ baseUrl: '' }), now: Date.now() });
const searchClient = createSearchClient({ site, transport });

const Vehicles = () => (
  <VehicleGrid label="Cars" columns={3}>
    {useHits().items.map((hit) => {
      const parsed = parseVehicle(hit);
      return parsed.kind === 'vehicle' ? (
        <VehicleCard key={parsed.vehicle.id} {...vehicleCardModel(parsed.vehicle, site, Date.now())} />
      ) : null;
    })}
  </VehicleGrid>
);

export const SearchPage = () => (
  <InstantSearch searchClient={searchClient} indexName={transport.indexName}>
    <SearchBox placeholder="Make or model" />
    <RefinementList attribute="make" />
    <Vehicles />
    <Pagination />
  </InstantSearch>
);
