import { telHref } from '@dealer/core/contact';
import Check from 'lucide-react/icons/check';
import { Button } from '../Button/Button.tsx';
import { ResultFacts, ResultPanel } from '../ResultPanel/ResultPanel.tsx';
import styles from './SuccessPanel.module.css';

export type SuccessPanelProps = {
  title: string;
  /** What happens next and when the dealer answers. */
  text: string;
  /** Number of the enquiry, for the phone. */
  reference?: { label: string; value: string };
  /** What was sent, as it was typed. */
  sent?: { title: string; items: readonly { label: string; value: string }[] };
  action: { label: string; href: string };
  /** Further links, under their own heading. */
  next?: { title: string; links: readonly { label: string; href: string }[] };
  /** As written; the link strips the spaces. */
  phone?: { label: string; number: string };
};

/**
 * Confirms an enquiry: reference number, what was sent, when the dealer answers, and further links.
 *
 * @example
 * <SuccessPanel title="Thank you" text="We answer within one business day." reference={{ label: 'Reference', value: 'L-10293' }} action={{ label: 'Keep browsing', href: '/search/used-cars' }} />
 */
export const SuccessPanel = ({ title, text, reference, sent, action, next, phone }: SuccessPanelProps) => {
  const call = phone && telHref(phone.number);
  return (
    <ResultPanel
      part="success-panel"
      tone="done"
      mark={<Check />}
      title={title}
      text={text}
      note={
        reference === undefined ? null : (
          <p className={styles.reference}>
            {reference.label} <strong className={styles.number}>{reference.value}</strong>
          </p>
        )
      }
      receipt={
        sent === undefined ? undefined : (
          <>
            <h2 className={styles.sentTitle}>{sent.title}</h2>
            <ResultFacts facts={sent.items} />
          </>
        )
      }
      actions={
        <>
          <Button variant="primary" size="large" href={action.href}>
            {action.label}
          </Button>
          {call === undefined ? null : (
            <Button variant="secondary" size="large" href={call}>
              {phone?.label}
            </Button>
          )}
        </>
      }
    >
      {next === undefined || next.links.length === 0 ? null : (
        <nav className={styles.next} aria-labelledby="success-next" data-print="hide">
          <h2 id="success-next" className={styles.sentTitle}>
            {next.title}
          </h2>
          <ul className={styles.links}>
            {next.links.map((link) => (
              <li key={link.href}>
                <a className={styles.link} href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ResultPanel>
  );
};
