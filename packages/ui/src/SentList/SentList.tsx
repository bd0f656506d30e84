import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import styles from './SentList.module.css';

export type SentItem = {
  id: string;
  /** What was sent: "Test Drive". */
  title: string;
  /** Its subject: a vehicle or a registration plate. */
  about?: string | undefined;
  /** The address of the vehicle, if it still has a page. */
  href?: string | undefined;
  /** "Sent 3 July". */
  when: string;
  /** The reference number for phone calls. */
  reference: string;
  /** Its result: "$20,500". */
  result?: string | undefined;
};

/**
 * The enquiries that a person has sent, newest first, each with date and reference.
 *
 * @avoid For enquiries that wait to be sent: use `OutboxNotice`.
 *
 * @example
 * <SentList label="Enquiries" items={[{ id: '1001', title: 'Test Drive', when: 'Sent 3 July', reference: 'Reference 1001' }]} />
 */
export const SentList = ({ label, items, ...root }: WithRoot<{ label: string; items: readonly SentItem[] }, 'ul'>) => (
  <ul {...rootProps(root, styles.list)} aria-label={label} data-part="sent-list">
    {items.map(({ id, title, about, href, when, reference, result }) => (
      <li key={id} className={styles.item}>
        <div className={styles.content}>
          <h3 className={styles.title}>{title}</h3>
          {about === undefined ? null : href === undefined ? (
            <p>{about}</p>
          ) : (
            <Link className={styles.link} href={href}>
              {about}
            </Link>
          )}
          <p className={styles.when}>
            <span>{when}</span> <span translate="no">{reference}</span>
          </p>
        </div>
        {result === undefined ? null : <p className={styles.result}>{result}</p>}
      </li>
    ))}
  </ul>
);
