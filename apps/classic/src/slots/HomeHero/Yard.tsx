import { BodySilhouette } from '@dealer/ui/BodySilhouette';
import styles from './Yard.module.css';

/** The vehicles from left to right; narrow screens crop the end of the row. */
const row = ['Hatch', 'SUV', 'Ute', 'Sedan', 'Wagon', 'Van'] as const;

/** A decorative drawing of a yard at dusk, in the colours of the theme: showroom, lamps, low sun and a row of vehicles. */
export const Yard = () => (
  <div className={styles.yard} aria-hidden="true">
    <svg
      className={styles.backdrop}
      viewBox="0 0 1440 260"
      width="1440"
      height="260"
      preserveAspectRatio="xMidYMax slice"
    >
      <path
        className={styles.hills}
        d="M0 190C140 150 260 132 420 150c150 17 230 44 380 26 170-20 260-88 430-70 90 10 150 40 210 60v94H0Z"
      />
      <path
        className={styles.hillsNear}
        d="M0 218c180-30 330-34 520-18 210 18 330 26 520 4 160-18 280-30 400-14v70H0Z"
      />
      <g className={styles.showroom}>
        <path d="M868 118h470l26 12v100H868Z" />
        <path
          className={styles.windows}
          d="M884 142h92v74h-92zM984 142h92v74h-92zM1084 142h92v74h-92zM1184 142h92v74h-92zM1284 142h64v74h-64z"
        />
        <path d="M852 112h520v10H852Z" />
      </g>
      <g className={styles.lamps}>
        <path d="M150 232V66M150 66h34M520 232V66M520 66h34M786 232V66M786 66h-34" />
        <path className={styles.light} d="M176 62h26v7h-26zM546 62h26v7h-26zM734 62h26v7h-26z" />
      </g>
    </svg>
    <div className={styles.ground} />
    <div className={styles.row}>
      {row.map((body, at) => (
        <span key={at} className={styles.vehicle}>
          <BodySilhouette body={body} />
        </span>
      ))}
    </div>
  </div>
);
