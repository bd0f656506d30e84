import { ownValue } from '@dealer/core/data';
import { Suspense, use } from 'react';
import { useStorefront } from '../../boot/storefront.ts';
import { SlotWithFallback } from '../../slots/SlotWithFallback.tsx';
import { modelStock } from '../Models/modelStock.ts';
import { modelSlides, type ModelCutOut } from '../Models/modelTiles.ts';
import styles from '../placeholders.module.css';
import { PageStockContext } from '../pageStock.ts';
import { queryKey } from '../stock.ts';

type Props = { cutOuts: readonly ModelCutOut[] };

/** A home page that starts with the models in stock. */
export const ModelsHero = (props: Props) => {
  const { site } = useStorefront();
  return (
    <Suspense
      fallback={
        <div className={styles.modelsHero}>
          <SlotWithFallback name="HomeHero" props={{ kind: 'models', title: site.home.headline, slides: [] }} />
        </div>
      }
    >
      <WithModels {...props} />
    </Suspense>
  );
};

const WithModels = ({ cutOuts }: Props) => {
  const { site } = useStorefront();
  const stock = use(PageStockContext);
  const answer = stock && use(stock);
  const slides =
    answer?.kind === 'ok'
      ? modelSlides({
          models: answer.value.facets['model'] ?? {},
          modelVehicles: ownValue(answer.value.vehicles, queryKey(modelStock.vehicles)) ?? [],
          site,
          cutOuts,
        })
      : [];
  return <SlotWithFallback name="HomeHero" props={{ kind: 'models', title: site.home.headline, slides }} />;
};
