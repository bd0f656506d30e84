import type { SectionProps } from '@dealer/storefront/sections';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import styles from './Promises.module.css';
import type { section } from './section.ts';

/** What the dealer promises, one below the other. */
export const Promises = ({ id, settings: { title, promises } }: SectionProps<typeof section>) =>
  promises.length === 0 ? null : (
    <Section labelledBy={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`} title={title} />
      <ul className={styles.list}>
        {promises.map((promise) => (
          <li key={promise} className={styles.promise}>
            {promise}
          </li>
        ))}
      </ul>
    </Section>
  );
