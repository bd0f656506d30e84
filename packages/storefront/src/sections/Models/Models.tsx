import { ownValue } from '@dealer/core/data';
import { ModelTiles } from '@dealer/ui/ModelTiles';
import { useStorefront } from '../../boot/storefront.ts';
import { queryKey } from '../stock.ts';
import { WithStock } from '../WithStock.tsx';
import { ModelsFrame } from './ModelsFrame.tsx';
import { ModelsPlaceholder } from './ModelsPlaceholder.tsx';
import { modelStock } from './modelStock.ts';
import { modelTiles } from './modelTiles.ts';

/** The models in stock. */
export const Models = () => {
  const { site } = useStorefront();
  return (
    <WithStock skeleton={<ModelsPlaceholder />}>
      {({ facets, vehicles }) => {
        const items = modelTiles({
          models: facets['model'] ?? {},
          modelVehicles: ownValue(vehicles, queryKey(modelStock.vehicles)) ?? [],
          site,
        });
        return items.length === 0 ? null : (
          <ModelsFrame>
            <ModelTiles items={items} />
          </ModelsFrame>
        );
      }}
    </WithStock>
  );
};
