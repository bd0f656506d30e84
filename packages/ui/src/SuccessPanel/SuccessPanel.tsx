import { telHref } from '@dealer/core/contact';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Check } from '../icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { ResultFacts, ResultPanel } from '../ResultPanel/ResultPanel.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import { LinkRow } from '../PageState/LinkRow.tsx';
import styles from './SuccessPanel.module.css';

export type SuccessPanelProps = {
  title: string;
  /** What happens next and when the dealer answers. */
  text: string;
  /** Number of the enquiry, for the phone. */
  reference?: { label: string; value: string };
  /** What it was about. */
  vehicle?: VehicleMiniProps;
  /** The message as it was typed. */
  message?: { title: string; text: string };
  /** What was sent. */
  sent?: { title: string; items: readonly { label: string; value: string }[] };
  action: { label: string; href: string };
  /** Further links, under their own heading. */
  next?: { title: string; links: readonly { label: string; href: string }[] };
  /** As written; the link strips the spaces. */
  phone?: { label: string; number: string };
};

/**
 * Confirms an enquiry: reference number, the vehicle, what was sent, who answers and when, and further links.
 *
 * @avoid For small actions that show their own result, such as saving a vehicle.
 * @accessibility The mark is hidden from screen readers; the title is the heading of the page and can take the focus. The further links are a landmark named by their heading.
 *
 * @example
 * <SuccessPanel title="Thank you" text="We answer within one business day." reference={{ label: 'Reference', value: 'L-10293' }} action={{ label: 'Keep browsing', href: '/search/used-cars' }} />
 */
export const SuccessPanel = ({
  title,
  text,
  reference,
  vehicle,
  message,
  sent,
  action,
  next,
  phone,
  ...root
}: WithRoot<SuccessPanelProps, 'div'>) => {
  const call = phone && telHref(phone.number);
  return (
    <ResultPanel
      {...rootProps(root)}
      part="success-panel"
      tone="done"
      mark={<Check />}
      title={title}
      text={text}
      note={
        reference === undefined ? null : (
          <p className={styles.reference}>
            <span>{reference.label}</span>{' '}
            <strong className={styles.number} translate="no">
              {reference.value}
            </strong>
          </p>
        )
      }
      receipt={
        vehicle === undefined && message === undefined && sent === undefined ? undefined : (
          <>
            {vehicle === undefined ? null : (
              <div className={styles.vehicle}>
                <VehicleMini {...vehicle} />
              </div>
            )}
            {sent === undefined ? null : (
              <section className={styles.sent}>
                <h2 className={styles.sentTitle}>{sent.title}</h2>
                <ResultFacts facts={sent.items} />
              </section>
            )}
            {message === undefined ? null : (
              <figure className={styles.message}>
                <figcaption className={styles.messageTitle}>{message.title}</figcaption>
                <blockquote className={styles.quote}>{message.text}</blockquote>
              </figure>
            )}
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
          <LinkRow links={next.links} />
        </nav>
      )}
    </ResultPanel>
  );
};
