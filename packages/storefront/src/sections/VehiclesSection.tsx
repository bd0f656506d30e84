import type { CSSProperties } from 'react';
import { searchPath } from '@dealer/core/routes';
import type { SearchQuery } from '@dealer/search/query';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from './TitledSection.tsx';
import { useStorefront } from '../boot/storefront.ts';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../pageStart/later/LazyOnVisible.tsx';
import styles from './placeholders.module.css';

const Cards = lazyWithPreload(async () => (await import('./StockCards.tsx')).StockCards);

type VehiclesSectionProps = {
  id: string;
  title: string;
  query: SearchQuery;
  tone: 'mist' | 'plain';
  /** Rows of cards, or one row that is swiped. */
  layout?: 'grid' | 'rail';
  /** Where the rest of them is; all stock without one. */
  link?: { label: string; href: string };
};

/** Cards of vehicles under a heading, and the way to all of them. */
export const VehiclesSection = ({ id, title, query, tone, layout = 'grid', link }: VehiclesSectionProps) => {
  const t = useTexts();
  const { site } = useStorefront();
  return (
    <TitledSection id={id} title={title} link={link ?? { label: t('See all'), href: searchPath(site) }} tone={tone}>
      <LazyOnVisible
        part={Cards}
        placeholder={
          <div
            className={layout === 'rail' ? styles.rail : styles.cards}
            data-columns={site.search.columns}
            style={{ '--count': query.hitsPerPage } as CSSProperties}
          />
        }
      >
        <Cards title={title} query={query} layout={layout} />
      </LazyOnVisible>
    </TitledSection>
  );
};
