import { useId } from 'react';
import { bodyName } from './bodyName.ts';
import { silhouettes } from './silhouettes.ts';
import type { Silhouette } from './silhouettes.ts';
import styles from './BodySilhouette.module.css';

export type BodySilhouetteProps = {
  /** A body type as the index writes it: "SUV", "Cab Chassis", "ute". */
  body: string;
  /** Read aloud; without it the drawing is an ornament. */
  label?: string;
};

/**
 * Side view of a body type, drawn by hand, in the colour of the text around it; as wide as its place.
 *
 * @example
 * <BodySilhouette body="Ute" />
 */
export const BodySilhouette = ({ body, label }: BodySilhouetteProps) => {
  const mask = useId();
  const name = bodyName(body);
  const drawing: Silhouette = silhouettes[name];

  return (
    <svg
      className={styles['silhouette']}
      data-part="silhouette"
      data-body={name}
      viewBox="0 0 120 48"
      width="120"
      height="48"
      fill="currentColor"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="120" height="48">
        <rect width="120" height="48" fill="#fff" />
        <path d={drawing.glass} fill="#000" />
        {drawing.lines ? <path d={drawing.lines} fill="none" stroke="#000" strokeWidth="0.8" strokeLinecap="round" strokeLinejoin="round" /> : null}
      </mask>
      <path d={drawing.body} mask={`url(#${mask})`} />
      {drawing.detail ? <path d={drawing.detail} /> : null}
      {drawing.wheels.map(([x, y, radius]) => (
        <g key={`${x}`}>
          <circle cx={x} cy={y} r={radius - 1.1} fill="none" stroke="currentColor" strokeWidth="2.2" />
          <circle cx={x} cy={y} r={radius - 3.4} opacity="0.55" />
        </g>
      ))}
    </svg>
  );
};
