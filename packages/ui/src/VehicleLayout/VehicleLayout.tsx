import type { ReactNode } from 'react';
import styles from './VehicleLayout.module.css';

/** The areas of a vehicle's page. */
export type VehicleLayoutProps = {
  /** Parts without layout: the document title, structured data. */
  extras: ReactNode;
  /** Over the whole width, above the trail. */
  notices: ReactNode;
  breadcrumbs: ReactNode;
  /** Replaces gallery, summary, body and side: the vehicle is sold, and only similar ones are shown. */
  instead: ReactNode;
  gallery: ReactNode;
  /** Title, price and actions. */
  summary: ReactNode;
  body: ReactNode;
  /** The location of the vehicle; null where it is unknown. */
  side: { label: string; content: ReactNode } | null;
  /** Over the whole width, below everything else. */
  below: ReactNode;
};

/**
 * The neutral default of the slot: the summary next to the gallery where it fits, the body below the gallery.
 *
 * @example
 * <VehicleLayout {...areas} />
 */
export const VehicleLayout = ({
  extras,
  notices,
  breadcrumbs,
  instead,
  gallery,
  summary,
  body,
  side,
  below,
}: VehicleLayoutProps) => (
  <article className={styles.page} data-part="vehicle-layout">
    {extras}
    {notices}
    <div className={styles.crumbs}>{breadcrumbs}</div>
    {instead ?? (
      <div className={styles.top}>
        <div className={styles.gallery}>{gallery}</div>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.body}>{body}</div>
        {side ? (
          <aside className={styles.side} aria-label={side.label}>
            {side.content}
          </aside>
        ) : null}
      </div>
    )}
    {below}
  </article>
);
