import { useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './EmbeddedMap.module.css';

export type EmbeddedMapProps = {
  /** Name of the location: "Harbour Street". */
  name: string;
  /** Address of the map for a frame; loaded only after a press. */
  embedHref: string;
  /** A static picture of the map; a drawing where it is missing or does not load. */
  picture?: { src: string; width: number; height: number };
};

/** The pressed button is gone. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/**
 * A static picture or drawing of a map; the interactive map loads only after a press.
 *
 * @avoid Without the address as text next to it.
 * @keyboard Enter or Space loads the map, and the focus moves into it.
 * @accessibility The picture, the button and the map that it loads are named with the location. The drawing that replaces a picture is hidden from screen readers.
 *
 * @example
 * <EmbeddedMap name="Harbour Street" embedHref="https://www.google.com/maps?q=...&output=embed" />
 */
export const EmbeddedMap = ({ name, embedHref, picture, ...root }: WithRoot<EmbeddedMapProps, 'div'>) => {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <div
      {...rootProps(root, styles.root)}
      data-part="place-map"
      data-state={shown ? 'open' : 'closed'}
      data-print="hide"
    >
      {shown ? (
        <iframe
          ref={takeFocus}
          className={styles.frame}
          title={t('Map of {name}', { name })}
          src={embedHref}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <>
          <Picture
            className={styles.frame}
            src={picture?.src}
            width={picture?.width ?? 0}
            height={picture?.height ?? 0}
            alt={t('Map of {name}', { name })}
            fallback={<MapDrawing />}
          />
          <span className={styles.action}>
            <Button
              variant="secondary"
              onClick={() => setShown(true)}
              aria-label={t('Show the map of {name}', { name })}
            >
              {t('Show the map')}
            </Button>
          </span>
        </>
      )}
    </div>
  );
};
