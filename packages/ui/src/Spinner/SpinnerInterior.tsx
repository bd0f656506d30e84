import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Spinner.module.css';

export type SpinnerInteriorProps = {
  title: string;
  src: string;
  /** Hotspots, placed in per cent of the picture. */
  children?: ReactNode;
  onFailed?: (src: string) => void;
};

/** From this shape on a picture is a view all around, wider than its place: one looks along it. */
const panoramaRatio = 2;

/**
 * The inside of a vehicle. An ordinary picture fills the place; a panorama is looked along by swiping, dragging or the arrow keys. The
 * browser scrolls, so touch and keyboard work as anywhere.
 */
export const SpinnerInterior = ({ title, src, children, onFailed }: SpinnerInteriorProps) => {
  const [ratio, setRatio] = useState<number>();
  const [failed, setFailed] = useState(false);
  const drag = useRef<{ x: number; left: number }>(undefined);
  const isPanorama = ratio !== undefined && ratio >= panoramaRatio;

  if (failed) {
    return (
      <p className={styles.problem} role="alert">
        The picture of the inside could not be loaded.
      </p>
    );
  }

  // Fingers scroll by themselves; a mouse has to be helped.
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (
      event.pointerType !== 'mouse' ||
      event.button !== 0 ||
      (event.target instanceof Element && event.target.closest('button'))
    )
      return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, left: event.currentTarget.scrollLeft };
  };
  const stop = () => {
    drag.current = undefined;
  };

  return (
    <div
      className={styles.interior}
      data-panorama={isPanorama || undefined}
      {...(isPanorama
        ? { tabIndex: 0, role: 'group', 'aria-label': `Inside ${title}, use the arrow keys to look around` }
        : {})}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (drag.current) event.currentTarget.scrollLeft = drag.current.left - (event.clientX - drag.current.x);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
    >
      <div className={styles.inside}>
        <img
          src={src}
          width={600}
          height={400}
          alt={`Inside ${title}`}
          draggable={false}
          decoding="async"
          onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
          onError={() => {
            setFailed(true);
            onFailed?.(src);
          }}
        />
        {children}
      </div>
    </div>
  );
};
