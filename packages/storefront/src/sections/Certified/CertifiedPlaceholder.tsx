import type { SectionProps } from '../section.ts';
import styles from '../placeholders.module.css';
import type { section } from './section.ts';

export const CertifiedPlaceholder = ({ settings: { picture } }: Pick<SectionProps<typeof section>, 'settings'>) => (
  <div className={styles.certified} data-picture={picture !== null || undefined} />
);
