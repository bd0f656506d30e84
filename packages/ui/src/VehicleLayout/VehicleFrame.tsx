import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './VehicleFrame.module.css';
import type { VehicleLayoutProps } from './vehicleLayoutProps.ts';

export type VehicleFrameProps = VehicleLayoutProps & {
  /** The class that changes how the areas are laid out; they have `data-area`. */
  className?: string | undefined;
  /** The summary has no box: its areas `title`, `price`, `actions` and `offer` are placed by the grid that the look gives the area `top`. */
  isSplit?: boolean;
};

/**
 * The areas of a vehicle's page in reading order: on wide screens the summary next to the gallery and the lead, the body below over the
 * whole width.
 *
 * @example
 * <VehicleFrame {...areas} className={styles.page} />
 */
export const VehicleFrame = ({
  extras,
  breadcrumbs,
  instead,
  gallery,
  summary,
  side,
  lead,
  body,
  below,
  className = '',
  isSplit,
  ...root
}: WithRoot<VehicleFrameProps, 'article'>) => (
  <article {...rootProps(root, `${styles.page} ${className}`)} data-part="vehicle-layout" data-split={isSplit}>
    {extras}
    <div className={styles.crumbs} data-area="breadcrumbs">
      {breadcrumbs}
    </div>
    {instead ?? (
      <>
        <div className={styles.top} data-area="top">
          <div className={styles.gallery} data-area="gallery">
            {gallery}
          </div>
          <div className={styles.summary} data-area="summary">
            {summary}
          </div>
          {side ? (
            <aside className={styles.side} aria-label={side.label} data-area="side">
              {side.content}
            </aside>
          ) : null}
          <div className={styles.lead} data-area="lead">
            {lead}
          </div>
        </div>
        <div className={styles.body} data-area="body">
          {body}
        </div>
      </>
    )}
    <div className={styles.below} data-area="below">
      {below}
    </div>
  </article>
);
