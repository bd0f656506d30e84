import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { bodyName } from './bodyName.ts';
import styles from './BodySilhouette.module.css';

export type BodySilhouetteProps = {
  /** A body type as the index writes it: "SUV", "Cab Chassis", "ute". */
  body: string;
  /** For screen readers; without it the drawing is decorative. */
  label?: string;
};

/**
 * Side view of a body type in the current text colour, as wide as its container. The drawings are files in `shapes/` that the
 * stylesheet refers to, so a page loads only those that it shows, and no script.
 *
 * @avoid Where there is a photo of the vehicle, and below about 32 px, where bodies look alike.
 * @accessibility With `label` it is an image of that name. Without, it is hidden from screen readers, and the text next to it has to name the body type.
 * @accessibility Forced colours: the drawing is a mask that is filled with the system's text colour.
 *
 * @example
 * <BodySilhouette body="Ute" />
 */
export const BodySilhouette = ({ body, label, ...root }: WithRoot<BodySilhouetteProps, 'span'>) => (
  <span
    {...rootProps(root, styles['silhouette'])}
    data-part="silhouette"
    data-body={bodyName(body)}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  />
);
