import { ownValue } from '@dealer/core/data';
import { frameAngle, frameShown, type SpinnerEvent, spinnerShows, type SpinnerState } from '@dealer/core/vehicle-page';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { MoveHorizontal } from '../icons/lateIcons.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Spinner.module.css';

export type SpinnerTurnProps = {
  title: string;
  frames: readonly string[];
  state: SpinnerState;
  onEvent: (event: SpinnerEvent) => void;
  onFrameLoaded?: (frame: number) => void;
  onFrameFailed?: (src: string) => void;
};

/**
 * The frames of a 360 view: dragged, swiped, or turned with arrow keys. All frames are stacked, so that none flashes when it is
 * first shown.
 */
export const SpinnerTurn = ({ title, frames, state, onEvent, onFrameLoaded, onFrameFailed }: SpinnerTurnProps) => {
  const t = useTexts();
  const { loading, progress, hint, turning } = spinnerShows(state);
  const shown = frameShown(state) ?? state.frame;
  const percent = Math.round(progress * 100);
  const angle = frameAngle(state);
  const settled = useRef(new Set<number>());
  const { autorotateMs } = state;

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => onEvent({ kind: 'tick' }), autorotateMs);
    return () => clearInterval(timer);
  }, [turning, autorotateMs, onEvent]);

  /** A picture may report twice; it counts once. */
  const settle = (frame: number, event: SpinnerEvent): boolean => {
    if (settled.current.has(frame)) return false;
    settled.current.add(frame);
    onEvent(event);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const turn: Record<string, SpinnerEvent> = {
      ArrowLeft: { kind: 'arrow', key: 'left' },
      ArrowRight: { kind: 'arrow', key: 'right' },
      Home: { kind: 'turnTo', frame: 0 },
      End: { kind: 'turnTo', frame: state.reverse ? -1 : 1 },
    };
    const wanted = ownValue(turn, event.key);
    if (wanted === undefined) return;
    event.preventDefault();
    onEvent(wanted);
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onEvent({ kind: 'dragStart', x: event.clientX });
  };
  const end = () => onEvent({ kind: 'dragEnd' });

  return (
    <>
      <div
        className={styles.turn}
        role="slider"
        tabIndex={0}
        aria-label={t('360 view of {title}', { title })}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={angle}
        aria-valuetext={t('Turned {angle} degrees', { angle })}
        aria-disabled={loading || undefined}
        data-dragging={state.drag !== undefined || undefined}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => {
          if (state.drag !== undefined) onEvent({ kind: 'dragMove', x: event.clientX });
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {frames.map((src, at) => (
          <img
            key={src}
            className={styles.frame}
            data-shown={at === shown || undefined}
            src={src}
            width={600}
            height={400}
            alt=""
            fetchPriority="low"
            decoding="async"
            draggable={false}
            onLoad={() => {
              if (settle(at, { kind: 'settled' })) onFrameLoaded?.(at);
            }}
            onError={() => {
              if (settle(at, { kind: 'failed', frame: at })) onFrameFailed?.(src);
            }}
          />
        ))}
      </div>
      {loading ? (
        <div
          className={styles.loading}
          role="progressbar"
          aria-label={t('Loading the 360 view')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <circle className={styles.ring} cx="24" cy="24" r="20" />
            <circle
              className={styles.ringDone}
              cx="24"
              cy="24"
              r="20"
              pathLength={100}
              strokeDasharray={`${percent} 100`}
            />
          </svg>
          <span>{`${percent}%`}</span>
        </div>
      ) : null}
      {hint ? (
        <p className={styles.hint} aria-hidden="true" data-part="hint">
          <MoveHorizontal />
          <span>{t('Swipe or drag to turn')}</span>
        </p>
      ) : null}
    </>
  );
};
