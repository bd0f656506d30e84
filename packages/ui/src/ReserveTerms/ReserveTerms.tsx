import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { CircleDollarSign, ShieldCheck } from '../icons/icons.ts';
import { CalendarClock } from '../icons/lateIcons.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ReserveTerms.module.css';

export type ReserveTermsProps = {
  /** Id of the heading. */
  id: string;
  /** "$200" */
  deposit: string;
  /** "48 hours" */
  hold: string;
  /** "Mon 23 November 2026, 9:15am (Brisbane time)": the end of a reservation that is paid now. */
  until: string;
  /** The dealer's own words about reserving. */
  more?: string | undefined;
};

/**
 * The terms of a reservation: deposit, duration and refund. The end is a date, not a countdown.
 *
 * @avoid For other terms: use `TermsText`.
 *
 * @example
 * <ReserveTerms id="terms" deposit="$200" hold="48 hours" until="Mon 23 November 2026, 9:15am (Brisbane time)" />
 */
export const ReserveTerms = ({ id, deposit, hold, until, more, ...root }: WithRoot<ReserveTermsProps, 'section'>) => {
  const t = useTexts();
  return (
    <section {...rootProps(root, styles.root)} aria-labelledby={id} data-part="reserve-terms">
      <h2 className={styles.title} id={id}>
        {t('How it works')}
      </h2>
      <ul className={styles.list}>
        <li className={styles.item}>
          <CircleDollarSign className={styles.icon} />
          <span>
            <strong className={styles.figure}>{t('{deposit} deposit', { deposit })}</strong>
            <span className={styles.content}>{t('It comes off the price.')}</span>
          </span>
        </li>
        <li className={styles.item}>
          <CalendarClock className={styles.icon} />
          <span>
            <strong className={styles.figure}>{t('Held for {hold}', { hold })}</strong>
            <span className={styles.content}>{t('If you reserve now: until {until}.', { until })}</span>
          </span>
        </li>
        <li className={styles.item}>
          <ShieldCheck className={styles.icon} />
          <span>
            <strong className={styles.figure}>{t('Fully refundable')}</strong>
            <span className={styles.content}>{t('Change your mind and you get all of it back.')}</span>
          </span>
        </li>
      </ul>
      {more === undefined || more === '' ? null : <p className={styles.more}>{more}</p>}
    </section>
  );
};
