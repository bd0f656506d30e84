import { sedan } from '../BodySilhouette/silhouettes.ts';
import styles from './PageState.module.css';

/** What went wrong with a page. */
export type PageStateKind = 'notFound' | 'error' | 'offline';

const car = sedan;

/** A parking bay: empty, with a broken car, or with a cut line. Decorative. */
export const PageStateDrawing = ({ kind }: { kind: PageStateKind }) => (
  <svg className={styles.svg} viewBox="0 0 240 112" width="240" height="112" aria-hidden="true" fill="none">
    <path className={styles.ground} d="M0 92h240" />
    <path className={styles.bay} d="M44 92 26 110M120 92v18M196 92l18 18" />
    <g transform="translate(36 28) scale(1.4)" className={kind === 'notFound' ? styles.missing : styles.car}>
      <path d={car.body} />
      {kind === 'notFound' ? null : <path className={styles.glass} d={car.glass} />}
      {car.wheels.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
    </g>
    {kind === 'error' ? (
      <g className={styles.sign} transform="translate(178 10)">
        <path d="M20 2 38 34H2Z" />
        <path className={styles.mark} d="M20 13v10M20 27.5v.5" />
      </g>
    ) : null}
    {kind === 'offline' ? (
      <g className={styles.waves}>
        <path d="M96 24a34 34 0 0 1 48 0" />
        <path d="M106 34a20 20 0 0 1 28 0" />
        <path className={styles.cut} d="M100 8l42 36" />
      </g>
    ) : null}
    {kind === 'notFound' ? (
      <path
        className={styles.pin}
        d="M120 6a13 13 0 0 1 13 13c0 9-13 21-13 21s-13-12-13-21a13 13 0 0 1 13-13Zm0 8.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Z"
      />
    ) : null}
  </svg>
);
