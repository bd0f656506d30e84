import { Suspense } from 'react';
import { searchPath } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { heroOf } from './heroes.ts';
import styles from './HomePage.module.css';
import { useHomeSearch } from './useHomeSearch.ts';

/** The first screen of the home page: the look's own, or that of its recipe. */
export const Hero = () => {
  const { site, template } = useStorefront();
  const search = useHomeSearch();
  const HeroSlot = template.slots.HomeHero;
  if (HeroSlot) return <HeroSlot site={site} onSearch={search} searchHref={searchPath(site)} />;
  const Recipe = heroOf(template);
  return Recipe ? (
    <Suspense fallback={<div className={styles.hero} />}>
      <Recipe />
    </Suspense>
  ) : null;
};
