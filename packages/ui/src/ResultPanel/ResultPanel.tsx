import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './ResultPanel.module.css';

export type ResultPanelProps = {
  /** Its `data-part`, by which a look styles it. */
  part: string;
  /** The colour of the mark: all done, not yet, or a problem. */
  tone: 'done' | 'waiting' | 'problem';
  /** The icon above the heading. */
  mark: ReactNode;
  title: string;
  text: string;
  /** Below the text: a reference number. */
  note?: ReactNode;
  /** What was sent or paid for; without it there is no box. */
  receipt?: ReactNode;
  /** The buttons below the text. */
  actions: ReactNode;
  /** Below the actions. */
  children?: ReactNode;
};

/**
 * The frame of a page that reports a result: a mark, the page's heading, a receipt and what to do next.
 *
 * @avoid For a confirmation within a page: use `SuccessPanel`, or `Toast` for a small one.
 * @accessibility The mark is hidden from screen readers, and the title says what it means. It is the heading of the page and can take the focus, so that a navigation announces it.
 *
 * @example
 * <ResultPanel part="success-panel" tone="done" mark={<Check />} title="Thank you" text="We answer within one business day." actions={<Button href="/">Home</Button>} />
 */
export const ResultPanel = ({
  part,
  tone,
  mark,
  title,
  text,
  note,
  receipt,
  actions,
  children,
  ...root
}: WithRoot<ResultPanelProps, 'div'>) => (
  <div {...rootProps(root, styles.root)} data-part={part} data-status={tone}>
    <div className={styles.head}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {note}
    </div>
    {receipt === undefined ? null : <div className={styles.receipt}>{receipt}</div>}
    <div className={styles.actions} data-print="hide">
      {actions}
    </div>
    {children}
  </div>
);

/** Labels and values of a receipt, one below the other. */
export const ResultFacts = ({
  facts,
  ...root
}: WithRoot<{ facts: readonly { label: string; value: string }[] }, 'dl'>) => (
  <dl {...rootProps(root)}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
