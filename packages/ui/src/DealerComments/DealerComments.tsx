import type { VehicleDetailModel } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import styles from './DealerComments.module.css';

/** `short` is shown before Show More, where the comments are long (decision C16). */
export type DealerCommentsProps = VehicleDetailModel['comments'];

const Paragraphs = ({ of }: { of: string[] }) => (
  <div className={styles.paragraphs}>
    {of.map((paragraph, at) => (
      // Paragraphs never change their order; two may be equal.
      <p key={at}>{paragraph}</p>
    ))}
  </div>
);

/**
 * What the dealer writes about the vehicle.
 *
 * @avoid For texts of the site or of a model: use `Prose`.
 *
 * @example
 * <DealerComments {...model.comments} />
 */
export const DealerComments = ({ paragraphs, short, empty, ...root }: WithRoot<DealerCommentsProps, 'div'>) => (
  <div {...rootProps(root, styles.comments)} data-part="dealer-comments" data-status={empty ? 'empty' : undefined}>
    {short === undefined ? (
      <Paragraphs of={paragraphs} />
    ) : (
      <ShowMore short={<Paragraphs of={short} />} full={<Paragraphs of={paragraphs} />} about="dealer comments" />
    )}
  </div>
);
