import type { PlaceholderModel } from '@dealer/core/card';
import type { CSSProperties } from 'react';
import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './Gallery.module.css';

/** The outline of the body type on a tint of the vehicle's colour, in the size of a picture, and what to do about it. */
export const GalleryPlaceholder = ({
  body,
  tint,
  label,
  action,
}: PlaceholderModel & { action?: { label: string; href: string } | undefined }) => (
  <div className={styles.placeholder} style={{ '--placeholder-tint': tint } as CSSProperties} data-part="placeholder">
    <div className={styles.silhouette} aria-hidden="true">
      <BodySilhouette body={body} />
    </div>
    <div className={styles.placeholderText}>
      <p>{label}</p>
      {action === undefined ? null : (
        <div data-print="hide">
          <Button href={action.href}>{action.label}</Button>
        </div>
      )}
    </div>
  </div>
);
