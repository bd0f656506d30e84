import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import styles from './PlaceMap.module.css';

export type PlaceMapProps = {
  /** What the map is of: "Harbour Street". */
  name: string;
  /** The map service's page for a frame; asked for only after a press. */
  embedHref: string;
  /** A still picture of the map; a drawing stands in for it where there is none, or it does not arrive. */
  picture?: { src: string; width: number; height: number };
};

/**
 * A still picture or a drawing of a map; the map service's own page loads only after a press.
 *
 * @example
 * <PlaceMap name="Harbour Street" embedHref="https://www.google.com/maps?q=...&output=embed" />
 */
export const PlaceMap = ({ name, embedHref, picture }: PlaceMapProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.root} data-part="place-map" data-state={shown ? 'open' : 'closed'} data-print="hide">
      {shown ? (
        <iframe
          className={styles.frame}
          title={`Map of ${name}`}
          src={embedHref}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <>
          {picture && !hasFailed ? (
            <img
              className={styles.frame}
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt={`Map of ${name}`}
              loading="lazy"
              decoding="async"
              onError={() => setHasFailed(true)}
            />
          ) : (
            <MapDrawing />
          )}
          <span className={styles.action}>
            <Button variant="secondary" onClick={() => setShown(true)} aria-label={`Show the map of ${name}`}>
              Show the map
            </Button>
          </span>
        </>
      )}
    </div>
  );
};
