import { compareHref, type Favourite } from '@dealer/core/saved';
import { Button } from '@dealer/ui/Button';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import styles from './CompareNotes.module.css';

const nameOf = (slug: string, known: readonly Favourite[]): string =>
  known.find((favourite) => favourite.slug === slug)?.name ?? slug.replaceAll('-', ' ');

/** Lists the vehicles of the URL that are not in the table, and why. */
export const CompareNotes = () => {
  const t = useTexts();
  // The visitor's own choice has their names.
  const { favourites } = useStorefront().stores.favourites.getState();
  const { vehicles, unknown, leftOut, hasFailed } = usePage(page);
  return hasFailed || (unknown.length === 0 && leftOut === 0) ? null : (
    <div className={styles.notes} role="status">
      {unknown.map((slug) => (
        <p key={slug}>
          We could not find <strong>{nameOf(slug, favourites)}</strong>. It may have been sold and taken off our list.
        </p>
      ))}
      {leftOut === 0 ? null : (
        <p>
          {leftOut === 1
            ? t('Four vehicles fit side by side, so one more in this link is not shown.')
            : t('Four vehicles fit side by side, so {count} more in this link are not shown.', { count: leftOut })}
        </p>
      )}
      <Button href={compareHref(vehicles.map(({ slug }) => slug))}>
        {unknown.length + leftOut === 1 ? t('Show without it') : t('Show without them')}
      </Button>
    </div>
  );
};
