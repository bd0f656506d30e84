import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../pageStart/later/LazyOnVisible.tsx';
import styles from '../placeholders.module.css';
import { WithStock } from '../WithStock.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

const MakeTiles = lazyWithPreload(async () => (await import('./FacetLinkTiles.tsx')).FacetLinkTiles);

/** Makes in stock. */
export const Makes = ({ id, settings: { title, limit } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const label = title ?? site.phrases['home.makes'];
  const placeholder = <div className={styles.makes} />;
  return (
    <TitledSection id={id} title={label}>
      <LazyOnVisible part={MakeTiles} placeholder={placeholder}>
        <WithStock skeleton={placeholder}>
          {({ facets }) => <MakeTiles attribute="make" label={label} counts={facets['make'] ?? {}} limit={limit} />}
        </WithStock>
      </LazyOnVisible>
    </TitledSection>
  );
};
