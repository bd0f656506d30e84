import { useId, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import { Prose } from '../Prose/Prose.tsx';
import styles from './TermsText.module.css';

export type TermsTextProps = {
  /** The sections of the terms. */
  parts: readonly { title: string; paragraphs: readonly string[] }[];
  /** Each part is collapsed at first, for small screens. Print shows all. */
  collapses?: boolean;
};

const Part = ({ title, paragraphs }: TermsTextProps['parts'][number]) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.part} data-status={isOpen ? 'open' : 'closed'}>
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{title}</span>
          <ChevronDown className={styles.icon} />
        </button>
      </h2>
      <div id={id} className={styles.text}>
        {paragraphs.map((paragraph, at) => (
          <p key={`${at} ${paragraph}`}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
};

/**
 * Terms in parts, which can be collapsed on small screens. A single part is always open.
 *
 * @avoid For the conditions of one offer, which `OfferDetail` has.
 * @accessibility A part that collapses is a heading with a button in it, at least 44 px high, which announces whether it is expanded. The icon turns, with reduced motion at once.
 *
 * @example
 * <TermsText parts={[{ title: 'Your rights', paragraphs: ['Nothing here takes them away.'] }]} collapses={isPhone} />
 */
export const TermsText = ({ parts, collapses = false, ...root }: WithRoot<TermsTextProps, 'div'>) =>
  collapses && parts.length > 1 ? (
    <div {...rootProps(root, styles.root)} data-part="terms">
      {parts.map((part, at) => (
        <Part key={`${at} ${part.title}`} {...part} />
      ))}
    </div>
  ) : (
    <Prose {...rootProps(root)}>
      {parts.map(({ title, paragraphs }, at) => (
        <section key={`${at} ${title}`}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph, line) => (
            <p key={`${line} ${paragraph}`}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Prose>
  );
