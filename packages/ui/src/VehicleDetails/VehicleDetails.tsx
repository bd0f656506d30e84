import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './VehicleDetails.module.css';

export type VehicleDetailsProps = {
  /** The table of contents, on wide screens. */
  contents: ReactNode;
  /** The sections; on phones those that fold follow one another as lines. */
  children: ReactNode;
};

/**
 * The details of a vehicle: sections with a table of contents that stays in view.
 *
 * @avoid For a model or a few facts: use `ModelSummary` or `Facts`.
 *
 * @example
 * <VehicleDetails contents={<PageContents {...contents} />}><FoldSection {...section} /></VehicleDetails>
 */
export const VehicleDetails = ({ contents, children, ...root }: WithRoot<VehicleDetailsProps, 'div'>) => (
  <div {...rootProps(root, styles.root)} data-part="vehicle-details">
    <div className={styles.contents} data-part="vehicle-contents">
      {contents}
    </div>
    <div className={styles.sections} data-part="vehicle-sections">
      {children}
    </div>
  </div>
);
