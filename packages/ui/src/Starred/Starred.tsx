import { Link } from '../Link/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Starred.module.css';

export type StarredProps = {
  /** "$128 per week*". */
  text: string;
  /** The address of what the star stands for: "#weekly-footnote". */
  href: string;
};

/**
 * A text whose star, if it has one, is a link to what it stands for: the comparison rate with its warning.
 *
 * @avoid For other footnotes: the star leads to the comparison rate's warning.
 * @accessibility The star is a link named "Rates and conditions".
 *
 * @example
 * <Starred text="$128 per week*" href="#weekly-footnote" />
 */
export const Starred = ({ text, href }: StarredProps) => {
  const t = useTexts();
  const at = text.indexOf('*');
  return at < 0 ? (
    <span>{text}</span>
  ) : (
    <>
      <span>{text.slice(0, at)}</span>
      <Link className={styles.star} href={href} aria-label={t('Rates and conditions')}>
        *
      </Link>
      <span>{text.slice(at + 1)}</span>
    </>
  );
};
