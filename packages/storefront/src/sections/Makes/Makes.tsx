import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import styles from '../places.module.css';
import { WithStock } from '../WithStock.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

const MakeTiles = later(async () => (await import('./FacetLinkTiles.tsx')).FacetLinkTiles);

/** Makes in stock. */
export const Makes = ({ id, settings: { title, limit } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const label = title ?? site.phrases['home.makes'];
  const place = <div className={styles.makes} />;
  return (
    <Section labelledBy={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`} title={label} />
      <OnApproach part={MakeTiles} place={place}>
        <WithStock skeleton={place}>
          {({ facets }) => <MakeTiles attribute="make" label={label} counts={facets['make'] ?? {}} limit={limit} />}
        </WithStock>
      </OnApproach>
    </Section>
  );
};
