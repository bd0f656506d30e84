import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ReviewList.module.css';

export type ReviewListProps = {
  parts: readonly { title: string; lines: readonly string[]; onChange: () => void }[];
};

/**
 * What was said in each step, before it is sent, with a way back to each.
 *
 * @example
 * <ReviewList parts={[{ title: 'Delivery', lines: ['Pick up at Newstead'], onChange: goToDelivery }]} />
 */
export const ReviewList = ({ parts }: ReviewListProps) => (
  <div className={styles.root} data-part="review-list">
    {parts.map(({ title, lines, onChange }) => (
      <div key={title} className={styles.part}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.lines}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Button variant="text" onClick={onChange}>
          Change<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
    ))}
  </div>
);
