import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Spinner.module.css';

export type SpinnerInteriorProps = {
  title: string;
  src: string;
  /** Hotspots, placed in per cent of the picture. */
  children?: ReactNode;
  onFailed?: (src: string) => void;
};

/** From this aspect ratio on, a picture is a panorama that scrolls. */
const panoramaRatio = 2;

/**
 * The inside of a vehicle. An ordinary picture fills the area; a panorama scrolls by swiping, dragging or arrow keys. It uses
 * native scrolling, so touch and keyboard work as usual.
 */
export const SpinnerInterior = ({ title, src, children, onFailed }: SpinnerInteriorProps) => {
  const t = useTexts();
  const [ratio, setRatio] = useState<number>();
  const [failed, setFailed] = useState(false);
  const drag = useRef<{ x: number; left: number }>(undefined);
  const isPanorama = ratio !== undefined && ratio >= panoramaRatio;

  if (failed) {
    return (
      <p className={styles.problem} role="alert">
        {t('The picture of the inside could not be loaded.')}
      </p>
    );
  }

  // Touch scrolls natively; dragging with a mouse needs script.
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
          alt={t('Inside {title}', { title })}
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
