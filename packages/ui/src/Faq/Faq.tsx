import type { FaqItem } from '@dealer/core/detail';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './Faq.module.css';

export type FaqProps = { items: readonly FaqItem[] };

/**
 * Questions that unfold their answers: the browser's own disclosure, so that a search in the page finds what is folded.
 *
 * @example
 * <Faq items={[{ question: 'Can you deliver it?', answer: 'Yes.' }]} />
 */
export const Faq = ({ items }: FaqProps) => (
  <div className={styles.root} data-part="faq">
    {items.map((item) => (
      <details key={item.question} className={styles.item}>
        <summary className={styles.question}>
          {item.question}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </summary>
        <p className={styles.answer}>{item.answer}</p>
      </details>
    ))}
  </div>
);
