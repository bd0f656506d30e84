import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../pageStart/later/LazyOnVisible.tsx';
import styles from '../placeholders.module.css';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

const PriceRangeSearch = lazyWithPreload(async () => (await import('./PriceRangeSearch.tsx')).PriceRangeSearch);

/** A search by price. */
export const PriceSearch = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { site } = useStorefront();
  return (
    <Section labelledBy={`${id}-heading`} tone="mist">
      <SectionHeading id={`${id}-heading`} title={title ?? site.phrases['home.priceSearch']} />
      <LazyOnVisible part={PriceRangeSearch} placeholder={<div className={styles.priceSearch} />}>
        <PriceRangeSearch label={t('Price')} />
      </LazyOnVisible>
    </Section>
  );
};
