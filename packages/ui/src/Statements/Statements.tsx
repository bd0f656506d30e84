import type { LawStatement } from '@dealer/core/law';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Statements.module.css';

export type StatementsProps = {
  /** The statements of a vehicle, in order. */
  items: readonly Pick<LawStatement, 'id' | 'text' | 'link' | 'items'>[];
};

/**
 * What the law requires a seller to state about a vehicle: sentences, and notices with a link and their items. An item without a value is
 * in the notice alone.
 *
 * @avoid For the dealer's own conditions, which are `TermsText` or a `Disclaimer`.
 *
 * @example
 * <Statements items={[{ id: 'vic-coolingOff', text: 'Cooling-off period: 3 business days after you sign.' }]} />
 */
export const Statements = ({ items, ...root }: WithRoot<StatementsProps, 'ul'>) => {
  const t = useTexts();
  return (
    <ul {...rootProps(root, styles.root)} data-part="statements">
      {items.map(({ id, text, link, items: parts = [] }) => (
        <li key={id} className={styles.item}>
          {link === undefined ? (
            <span>{text}</span>
          ) : (
            <Link className={styles.link} href={link.href}>
              {link.label}
            </Link>
          )}
          {parts.length === 0 ? null : (
            <dl className={styles.parts}>
              {parts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value ?? t('See the notice')}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
};
