import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../pageStart/later/LazyOnVisible.tsx';
import styles from '../placeholders.module.css';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

const PriceRangeSearch = lazyWithPreload(async () => (await import('./PriceRangeSearch.tsx')).PriceRangeSearch);

export const PriceSearch = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { site } = useStorefront();
  return (
    <TitledSection id={id} title={title ?? site.phrases['home.priceSearch']} tone="mist">
      <LazyOnVisible part={PriceRangeSearch} placeholder={<div className={styles.priceSearch} />}>
        <PriceRangeSearch label={t('Price')} />
      </LazyOnVisible>
    </TitledSection>
  );
};
