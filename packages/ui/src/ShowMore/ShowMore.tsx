import { type ReactNode, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { MoreButton } from './MoreButton.tsx';
import styles from './ShowMore.module.css';

export type ShowMoreProps = {
  /** What is shown at first, already shortened by the model. */
  short: ReactNode;
  /** The whole text; without it nothing was shortened and there is no button. */
  full?: ReactNode;
  /** The label of the button while the text is short. */
  moreLabel?: string;
  /** The label of the button while the whole text is shown. */
  lessLabel?: string;
  /** What there is more of, for screen readers: "dealer comments". */
  about?: string;
};

/**
 * A long text of which only the beginning is shown at first; paper shows all of it.
 *
 * @avoid For a text of a few lines, or one that people have to see, such as conditions.
 * @accessibility The button announces whether the text is expanded and is named with `about`, so that several of them differ. It is at least 44 px high.
 * @accessibility Motion: the chevron turns, with reduced motion at once.
 *
 * @example
 * <ShowMore short={<p>One owner, full history...</p>} full={<p>One owner, full history, two keys.</p>} about="dealer comments" />
 */
export const ShowMore = ({
  short,
  full,
  moreLabel = 'Show More',
  lessLabel = 'Show Less',
  about,
  ...root
}: WithRoot<ShowMoreProps, 'div'>) => {
  const [open, setOpen] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const id = useId();

  useEffect(() => {
    const start = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);

  if (full === undefined)
    return (
      <div {...rootProps(root)} data-part="show-more">
        {short}
      </div>
    );
  const label = open ? lessLabel : moreLabel;
  return (
    <div {...rootProps(root, styles.root)} data-part="show-more">
      <div id={id}>{open || isPrinted ? full : short}</div>
      <MoreButton
        open={open}
        controls={id}
        label={about === undefined ? undefined : `${label}: ${about}`}
        onToggle={() => setOpen(!open)}
      >
        {label}
      </MoreButton>
    </div>
  );
};
