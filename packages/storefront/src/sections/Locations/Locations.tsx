import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import styles from '../places.module.css';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

const LocationList = later(async () => (await import('./LocationList.tsx')).LocationList);

/** The dealer's locations, and the way to contact them. */
export const Locations = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  return (
    <Section labelledBy={`${id}-heading`}>
      <SectionHeading
        id={`${id}-heading`}
        title={title ?? site.phrases['home.locations']}
        link={{ label: 'Contact us', href: '/contact-us' }}
      />
      <OnApproach part={LocationList} place={<div className={styles.locations} />}>
        <LocationList />
      </OnApproach>
    </Section>
  );
};
