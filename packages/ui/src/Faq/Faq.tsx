import type { FaqItem } from '@dealer/core/head';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import styles from './Faq.module.css';

export type FaqProps = { items: readonly FaqItem[] };

/**
 * Questions and answers as native disclosures, so that the browser's search finds collapsed answers.
 *
 * @avoid For answers that everybody needs: write them in the page.
 * @accessibility Native disclosures: screen readers announce a question as expanded or collapsed. The chevron is hidden from them; it turns, with reduced motion at once.
 * @accessibility Touch: a question is at least 44 px high.
 *
 * @example
 * <Faq items={[{ question: 'Can you deliver it?', answer: 'Yes.' }]} />
 */
export const Faq = ({ items, ...root }: WithRoot<FaqProps, 'div'>) => (
  <div {...rootProps(root, styles.root)} data-part="faq">
    {items.map((item) => (
      <details key={item.question} className={styles.item}>
        <summary className={styles.question}>
          <span>{item.question}</span>
          <ChevronDown className={styles.chevron} />
        </summary>
        <p className={styles.answer}>{item.answer}</p>
      </details>
    ))}
  </div>
);
