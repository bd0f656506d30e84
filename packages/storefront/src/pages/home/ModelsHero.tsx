import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { HomeHeroModels } from '@dealer/ui/HomeHero';
import { useStorefront } from '../../boot/storefront.ts';
import type { HomeLoaderData } from './homeLoader.ts';
import styles from './HomePage.module.css';
import { modelSlides } from './modelTiles.ts';

/** A home page that starts with the models in stock. */
export const ModelsHero = () => {
  const { site } = useStorefront();
  return (
    <Suspense
      fallback={
        <div className={styles.modelsHero}>
          <HomeHeroModels title={site.home.headline} slides={[]} />
        </div>
      }
    >
      <WithModels />
    </Suspense>
  );
};

const WithModels = () => {
  const { site } = useStorefront();
  const { stock } = useLoaderData<HomeLoaderData>();
  const answer = use(stock);
  return (
    <HomeHeroModels
      title={site.home.headline}
      slides={answer.kind === 'ok' ? modelSlides({ ...answer.value, site }) : []}
    />
  );
};
