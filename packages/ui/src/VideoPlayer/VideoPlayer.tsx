import type { VehicleVideo } from '@dealer/core/vehicle-page';
import { useEffect, useRef, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Play } from '../icons/lateIcons.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './VideoPlayer.module.css';

export type VideoPlayerProps = {
  /** A video that core has validated. */
  video: VehicleVideo;
  /** The title of the video. */
  title: string;
  /** The picture that is shown until the film plays. */
  poster?: string;
};

/** The permissions of a provider's player: it cannot navigate the page or read it. */
const rights = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * A video that loads only after a press; until then its poster is shown and no third party is contacted.
 *
 * @avoid For a silent film as decoration: use `HeroFilm`.
 * @keyboard Enter or Space starts the video, and the focus moves into the player.
 * @accessibility The button fills the picture and is named by its text; who delivers the video is part of it. The player is named with the vehicle, and a failure is announced as an alert. The poster is hidden from screen readers.
 * @accessibility Nothing plays before a press. Motion: the disc grows on hover, with reduced motion without a transition.
 *
 * @example
 * <VideoPlayer video={vehicleVideo(vehicle)} title="2022 Toyota Hilux SR5" poster={picture.src} />
 */
export const VideoPlayer = ({ video, title, poster, ...root }: WithRoot<VideoPlayerProps, 'div'>) => {
  const t = useTexts();
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);

  useEffect(() => {
    // The focused button is gone.
    if (state === 'playing') player.current?.focus();
  }, [state]);

  const label = t('Video of {title}', { title });
  return (
    <div {...rootProps(root, styles.stage)} data-part="video-player" data-state={state}>
      {state === 'playing' && video.kind === 'file' ? (
        <video
          ref={player}
          className={styles.player}
          src={video.src}
          poster={poster}
          aria-label={label}
          controls
          autoPlay
          playsInline
          tabIndex={0}
          onError={() => setState('failed')}
        />
      ) : state === 'playing' ? (
        <iframe
          ref={player}
          className={styles.player}
          src={video.src}
          title={label}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox={rights}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {poster === undefined ? null : (
            <img className={styles.poster} src={poster} width={600} height={400} alt="" decoding="async" />
          )}
          {state === 'failed' ? (
            <p className={styles.problem} role="alert">
              {t('This video could not be played.')}
            </p>
          ) : null}
          <button type="button" className={styles.play} onClick={() => setState('playing')}>
            <span className={styles.disc} aria-hidden="true">
              <Play />
            </span>
            <span className={styles.content}>{state === 'failed' ? t('Try again') : t('Play the video')}</span>
            {video.kind === 'frame' ? (
              <span className={styles.provider}>{t('Plays from {provider}', { provider: video.provider })}</span>
            ) : null}
          </button>
        </>
      )}
    </div>
  );
};
