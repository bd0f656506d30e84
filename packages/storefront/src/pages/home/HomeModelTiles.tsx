import { ModelTiles } from '@dealer/ui/ModelTiles';
import { useStorefront } from '../../boot/storefront.ts';
import { HomeModels } from './HomeModels.tsx';
import type { HomeStock } from './homeLoader.ts';
import { modelTiles } from './modelTiles.ts';

/** The models in stock; nothing where no model has a picture. */
export const HomeModelTiles = ({ stock: { models, modelVehicles } }: { stock: HomeStock }) => {
  const { site } = useStorefront();
  const items = modelTiles({ models, modelVehicles, site });
  return items.length === 0 ? null : (
    <HomeModels>
      <ModelTiles items={items} />
    </HomeModels>
  );
};
