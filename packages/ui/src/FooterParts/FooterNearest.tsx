import { type FormEvent, useId } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './FooterParts.module.css';

export type FooterNearestProps = {
  /** The page that finds the nearest location; it reads the postcode from its address, so that the form works without script. */
  href: string;
  /** False: postcodes cannot be looked up, and a link leads to the page. */
  hasLookup: boolean;
  /** Called instead of a full page load. */
  onFind?: ((postcode: string) => void) | undefined;
};

/** Finds the nearest location by postcode. */
export const FooterNearest = ({
  href,
  hasLookup,
  onFind,
  onInverse = false,
  ...root
}: WithRoot<
  FooterNearestProps & {
    /** On a dark background. */
    onInverse?: boolean;
  },
  'form'
>) => {
  const t = useTexts();
  const id = useId();
  if (!hasLookup) {
    return (
      <Link {...(rootProps(root, styles.nearestLink) as object)} href={href}>
        {t('Find your nearest')}
      </Link>
    );
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    if (onFind === undefined) return;
    event.preventDefault();
    const postcode = new FormData(event.currentTarget).get('postcode');
    onFind(typeof postcode === 'string' ? postcode.trim() : '');
  };
  return (
    <form {...rootProps(root, styles.nearest)} action={href} method="get" onSubmit={find} data-part="nearest">
      <label htmlFor={id}>{t('Find your nearest')}</label>
      <input
        id={id}
        className={styles.postcode}
        name="postcode"
        type="text"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder={t('Postcode')}
      />
      <Button type="submit" variant="secondary" onInverse={onInverse}>
        {t('Find')}
        <VisuallyHidden> {t('the nearest location')}</VisuallyHidden>
      </Button>
    </form>
  );
};
