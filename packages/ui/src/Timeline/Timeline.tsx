import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './Timeline.module.css';

export type TimelineEvent = {
  /** "1981". */
  when: string;
  title: string;
  text?: string;
};
export type TimelineProps = {
  /** The events, in order. */
  events: readonly TimelineEvent[];
  headingLevel?: 2 | 3;
};

/**
 * What happened when, from left to right; on narrow screens from top to bottom.
 *
 * @avoid For what people are to do next: use `StepList`.
 *
 * @example
 * <Timeline events={[{ when: '1981', title: 'The first truck', text: 'Sold to a neighbour, on a handshake.' }]} />
 */
export const Timeline = ({ events, headingLevel = 3, ...root }: WithRoot<TimelineProps, 'ol'>) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ol {...rootProps(root, styles.events)} data-part="timeline">
      {events.map(({ when, title, text }) => (
        <li key={`${when}${title}`} className={styles.event}>
          <span className={styles.when}>{when}</span>
          <Heading className={styles.title}>{title}</Heading>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
};
