import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import styles from './ShowMore.module.css';

export type ShowMoreProps = {
  /** What stands there at first, already cut by the model. */
  short: ReactNode;
  /** All of it; without it nothing was cut and there is no button. */
  full?: ReactNode;
  moreLabel?: string;
  lessLabel?: string;
  /** What there is more of, for people who hear "Show More" out of its place: "dealer comments". */
  about?: string;
};

/**
 * Long text with its end put away.
 *
 * @example
 * <ShowMore short={<p>One owner, full history...</p>} full={<p>One owner, full history, two keys.</p>} about="dealer comments" />
 */
export const ShowMore = ({ short, full, moreLabel = 'Show More', lessLabel = 'Show Less', about }: ShowMoreProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (full === undefined) return <div data-part="show-more">{short}</div>;
  const label = open ? lessLabel : moreLabel;
  return (
    <div className={styles.root} data-part="show-more" data-state={open ? 'open' : 'closed'}>
      <div id={id}>{open ? full : short}</div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
    </div>
  );
};
