import { Picture } from '@dealer/ui/Picture';
import { Prose } from '@dealer/ui/Prose';
import { useStorefront } from '../../../../boot/storefront.ts';
import type { SectionProps } from '../../../../sections/section.ts';
import styles from './AboutText.module.css';
import type { section } from './section.ts';

/** The dealer's text about itself, with a picture next to it. */
export const AboutText = ({ settings: { picture } }: SectionProps<typeof section>) => {
  const { about } = useStorefront().site.legal;
  return about.length === 0 && picture === null ? null : (
    <div className={styles.about} data-picture={picture === null ? undefined : ''}>
      <Prose>
        {about.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Prose>
      {picture === null ? null : (
        <Picture {...picture} className={styles.picture} sizes="(min-width: 64rem) 60vw, 100vw" priority />
      )}
    </div>
  );
};
