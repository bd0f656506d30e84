import { telHref } from '@dealer/core/phone';
import Check from 'lucide-react/icons/check';
import { Button } from '../Button/Button.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import styles from './SuccessPanel.module.css';

export type SuccessPanelProps = {
  title: string;
  /** What happens next and when the dealer answers. */
  text: string;
  /** Number of the enquiry, for the phone. */
  reference?: { label: string; value: string };
  /** What was sent, as it was typed. */
  sent?: { title: string; items: readonly { label: string; value: string }[] };
  vehicle?: VehicleMiniProps;
  action: { label: string; href: string };
  /** Further ways on, under a heading of their own. */
  next?: { title: string; links: readonly { label: string; href: string }[] };
  /** As written; the link strips the spaces. */
  phone?: { label: string; number: string };
};

/**
 * The enquiry has arrived: thanks, its number, what was sent, when the answer comes, and a way on.
 *
 * @example
 * <SuccessPanel title="Thank you" text="We answer within one business day." reference={{ label: 'Reference', value: 'L-10293' }} action={{ label: 'Keep browsing', href: '/search/used-cars' }} />
 */
export const SuccessPanel = ({ title, text, reference, sent, vehicle, action, next, phone }: SuccessPanelProps) => {
  const call = phone && telHref(phone.number);
  return (
    <div className={styles.panel} data-part="success-panel">
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <Check />
        </span>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {reference === undefined ? null : (
          <p className={styles.reference}>
            {reference.label} <strong className={styles.number}>{reference.value}</strong>
          </p>
        )}
      </div>
      {vehicle === undefined && sent === undefined ? null : (
        <div className={styles.receipt}>
          {vehicle === undefined ? null : <VehicleMini {...vehicle} />}
          {sent === undefined ? null : (
            <>
              <h2 className={styles.sentTitle}>{sent.title}</h2>
              <dl className={styles.sent}>
                {sent.items.map((item) => (
                  <div key={item.label} className={styles.row}>
                    <dt>{item.label}</dt>
                    <dd>{item.value}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </div>
      )}
      <div className={styles.actions} data-print="hide">
        <Button variant="primary" size="large" href={action.href}>
          {action.label}
        </Button>
        {call === undefined ? null : (
          <Button variant="secondary" size="large" href={call}>
            {phone?.label}
          </Button>
        )}
      </div>
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
    </div>
  );
};
