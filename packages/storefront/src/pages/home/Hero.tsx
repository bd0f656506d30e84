import { Suspense } from 'react';
import { searchPath } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { heroes } from './heroes.ts';
import styles from './HomePage.module.css';
import { useHomeSearch } from './useHomeSearch.ts';

/** The first screen of the home page: the look's own, or that of its recipe. */
export const Hero = () => {
  const { site, template } = useStorefront();
  const search = useHomeSearch();
  const HeroSlot = template.slots.HomeHero;
  if (HeroSlot) return <HeroSlot site={site} onSearch={search} searchHref={searchPath(site)} />;
  const { hero } = template.recipes;
  return (
    <Suspense fallback={<div className={styles.hero} />}>
      {hero === 'search' ? <heroes.search /> : hero === 'models' ? <heroes.models /> : <heroes.budget />}
    </Suspense>
  );
};
