import { useRef, useState } from 'react';
import { Pause, Play } from '../icons/lateIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './HeroFilm.module.css';

export type HeroFilmProps = {
  /** The address of an mp4 or webm file. */
  src: string;
  /** Called when it cannot be played; the picture below it remains, without a button. */
  onFailed: (src: string) => void;
};

/** Whether the visitor wants less motion or less data. */
const wantsLess = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * A silent film in a loop over the picture of a hero. It starts by itself unless the visitor wants less motion or data: then it loads
 * and plays after a press. For the browser only.
 *
 * @avoid For a film with speech, or one that people watch: use `VideoPlayer`.
 * @accessibility Decoration without sound: hidden from screen readers and left out by the Tab key. A button of 44 px plays and pauses it, and its name says which.
 * @accessibility Motion: with reduced motion it does not start by itself.
 *
 * @example
 * <HeroMedia picture={picture} film={<HeroFilm src="/films/yard.mp4" onFailed={report} />} sizes="100vw" />
 */
export const HeroFilm = ({ src, onFailed }: HeroFilmProps) => {
  const t = useTexts();
  const film = useRef<HTMLVideoElement>(null);
  const [starts] = useState(() => !wantsLess());
  const [isPlaying, setPlaying] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const [isBroken, setBroken] = useState(false);

  const toggle = (): void => {
    // A film that cannot be played has an event of its own.
    if (film.current?.paused) film.current.play().catch(() => undefined);
    else film.current?.pause();
  };

  return isBroken ? null : (
    <>
      {/* Started by its attribute, not by a script: browsers then pause it while it is out of view. */}
      <video
        ref={film}
        className={styles.film}
        src={src}
        autoPlay={starts}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        data-seen={isSeen || undefined}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onPlaying={() => setSeen(true)}
        onError={() => {
          setBroken(true);
          onFailed(src);
        }}
      />
      <IconButton
        className={styles.button}
        variant="floating"
        label={isPlaying ? t('Pause the film') : t('Play the film')}
        icon={isPlaying ? <Pause /> : <Play />}
        data-part="hero-film"
        data-print="hide"
        onClick={toggle}
      />
    </>
  );
};
