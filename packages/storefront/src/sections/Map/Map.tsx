import { filterLocations, orderLocations } from '@dealer/core/contact';
import { useStorefront } from '../../boot/storefront.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../pageStart/later/LazyOnVisible.tsx';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Map.module.css';
import type { section } from './section.ts';

const MapLocations = lazyWithPreload(async () => (await import('./MapLocations.tsx')).MapLocations);

/** The locations on maps; nothing where there is none. */
export const Map = ({ id, settings: { title, text, show, tone } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const locations = orderLocations(filterLocations(site.locations, show));
  return locations.length === 0 ? null : (
    <TitledSection id={id} title={title} text={text} tone={tone}>
      <LazyOnVisible part={MapLocations} placeholder={<div className={styles.room} />}>
        <MapLocations locations={locations} />
      </LazyOnVisible>
    </TitledSection>
  );
};
