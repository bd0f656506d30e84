import { MapPin } from '../icons/icons.ts';
import styles from './EmbeddedMap.module.css';

/** Some streets and a pin, instead of the picture of a map. */
export const MapDrawing = () => (
  <>
    <svg className={styles.drawing} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.park} d="M0 150 L120 132 L150 240 L0 240 Z M290 0 L400 0 L400 84 L304 96 Z" />
      <path
        className={styles.street}
        d="M-10 138 L410 78 M-10 206 L410 150 M96 -10 L160 250 M214 -10 L262 250 M330 -10 L366 250"
      />
      <path className={styles.road} d="M-10 52 C 120 40 150 110 230 112 S 380 190 410 196" />
    </svg>
    <span className={styles.pin} aria-hidden="true">
      <MapPin />
    </span>
  </>
);
