import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import styles from '../places.module.css';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

const PriceRangeSearch = later(async () => (await import('./PriceRangeSearch.tsx')).PriceRangeSearch);

/** A search that starts from what a vehicle may cost. */
export const PriceSearch = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  return (
    <Section labelledBy={`${id}-heading`} tone="mist">
      <SectionHeading id={`${id}-heading`} title={title ?? site.phrases['home.priceSearch']} />
      <OnApproach part={PriceRangeSearch} place={<div className={styles.priceSearch} />}>
        <PriceRangeSearch label="Price" />
      </OnApproach>
    </Section>
  );
};
