import type { PlaceholderModel } from '@dealer/core/card';
import type { CSSProperties } from 'react';
import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import styles from './Gallery.module.css';

/** The outline of the body type on a tint of the vehicle's colour, in the size of a picture. */
export const GalleryPlaceholder = ({ body, tint, label }: PlaceholderModel) => (
  <div className={styles.placeholder} style={{ '--placeholder-tint': tint } as CSSProperties} data-part="placeholder">
    <div className={styles.silhouette} aria-hidden="true">
      <BodySilhouette body={body} />
    </div>
    <p className={styles.placeholderLabel}>{label}</p>
  </div>
);
