import { bodyName } from './bodyName.ts';
import styles from './BodySilhouette.module.css';

export type BodySilhouetteProps = {
  /** A body type as the index writes it: "SUV", "Cab Chassis", "ute". */
  body: string;
  /** Read aloud; without it the drawing is an ornament. */
  label?: string;
};

/**
 * Side view of a body type, drawn by hand, in the colour of the text around it; as wide as its place.
 * The drawings stand in `shapes/` and come with the stylesheet: a page loads only those that it shows, and none as script.
 *
 * @example
 * <BodySilhouette body="Ute" />
 */
export const BodySilhouette = ({ body, label }: BodySilhouetteProps) => (
  <span
    className={styles['silhouette']}
    data-part="silhouette"
    data-body={bodyName(body)}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  />
);
