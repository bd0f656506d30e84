import { filmAt } from '@dealer/core/vehicle-page';
import { VideoPlayer } from '@dealer/ui/VideoPlayer';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';
import styles from './Video.module.css';

/** A film under its heading; nothing where its address is none of a film. */
export const Video = ({ id, settings: { title, text, src, poster, about, tone } }: SectionProps<typeof section>) => {
  const video = filmAt(src ?? undefined);
  return video === undefined ? null : (
    <TitledSection id={id} title={title} text={text} tone={tone}>
      <div className={styles.film}>
        <VideoPlayer video={video} title={about} poster={poster ?? undefined} />
      </div>
    </TitledSection>
  );
};
