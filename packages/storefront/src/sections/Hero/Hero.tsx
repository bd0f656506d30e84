import { Suspense } from 'react';
import { searchPath } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import styles from '../places.module.css';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';
import { heroes } from './heroes.ts';
import { useHomeSearch } from './useHomeSearch.ts';

/** The first screen of the home page: the look's own, or the one that its settings name. */
export const Hero = ({ settings: { leads } }: SectionProps<typeof section>) => {
  const { site, template } = useStorefront();
  const search = useHomeSearch();
  const HeroSlot = template.slots.HomeHero;
  if (HeroSlot) return <HeroSlot site={site} onSearch={search} searchHref={searchPath(site)} />;
  const Screen = heroes[leads];
  return (
    <Suspense fallback={<div className={styles.hero} />}>
      <Screen />
    </Suspense>
  );
};
