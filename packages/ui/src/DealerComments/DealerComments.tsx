import type { VehicleDetailModel } from '@dealer/core/detail';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import styles from './DealerComments.module.css';

/** `short` stands there before Show More, where the comments were cut (decision C16). */
export type DealerCommentsProps = VehicleDetailModel['comments'];

const Paragraphs = ({ of }: { of: string[] }) => (
  <div className={styles.paragraphs}>
    {of.map((paragraph, at) => (
      // Paragraphs never move; two may read the same.
      <p key={at}>{paragraph}</p>
    ))}
  </div>
);

/**
 * What the dealer writes about the vehicle.
 *
 * @example
 * <DealerComments {...model.comments} />
 */
export const DealerComments = ({ paragraphs, short, empty }: DealerCommentsProps) => (
  <div className={styles.comments} data-part="dealer-comments" data-status={empty ? 'empty' : undefined}>
    {short === undefined ? (
      <Paragraphs of={paragraphs} />
    ) : (
      <ShowMore short={<Paragraphs of={short} />} full={<Paragraphs of={paragraphs} />} about="dealer comments" />
    )}
  </div>
);
