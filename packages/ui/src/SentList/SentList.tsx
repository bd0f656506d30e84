import styles from './SentList.module.css';

export type SentItem = {
  id: string;
  /** What was sent: "Test Drive". */
  title: string;
  /** What it was about: a vehicle or a registration plate. */
  about?: string | undefined;
  /** Leads to the vehicle, where there still is one. */
  href?: string | undefined;
  /** "Sent 3 July". */
  when: string;
  /** The reference to name on the phone. */
  reference: string;
  /** What came of it: "$20,500". */
  result?: string | undefined;
};

/**
 * What somebody sent to the dealer, newest first, each with its date and reference.
 *
 * @example
 * <SentList label="Enquiries" items={[{ id: '1001', title: 'Test Drive', when: 'Sent 3 July', reference: 'Reference 1001' }]} />
 */
export const SentList = ({ label, items }: { label: string; items: readonly SentItem[] }) => (
  <ul className={styles.list} aria-label={label} data-part="sent-list">
    {items.map(({ id, title, about, href, when, reference, result }) => (
      <li key={id} className={styles.item}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          {about === undefined ? null : href === undefined ? (
            <p className={styles.about}>{about}</p>
          ) : (
            <a className={styles.link} href={href}>
              {about}
            </a>
          )}
          <p className={styles.when}>
            <span>{when}</span> <span>{reference}</span>
          </p>
        </div>
        {result === undefined ? null : <p className={styles.result}>{result}</p>}
      </li>
    ))}
  </ul>
);
