import type { Favourite } from '@dealer/core/local';
import { Button } from '@dealer/ui/Button';
import styles from './ComparePage.module.css';

export type CompareNotesProps = {
  /** Slugs that the dealer does not know. */
  unknown: readonly string[];
  /** How many more the address named than can be compared. */
  leftOut: number;
  /** What the visitor marked: it knows names. */
  known: readonly Favourite[];
  /** The comparison of those that are known. */
  href: string;
};

const nameOf = (slug: string, known: readonly Favourite[]): string =>
  known.find((favourite) => favourite.slug === slug)?.name ?? slug.replaceAll('-', ' ');

/**
 * Says what of the address does not stand in the table, and why.
 *
 * @example
 * <CompareNotes unknown={['2019-mazda-3-77']} leftOut={0} known={favourites} href="/compare" />
 */
export const CompareNotes = ({ unknown, leftOut, known, href }: CompareNotesProps) =>
  unknown.length === 0 && leftOut === 0 ? null : (
    <div className={styles.notes} role="status">
      {unknown.map((slug) => (
        <p key={slug}>
          We could not find <strong>{nameOf(slug, known)}</strong>. It may have been sold and taken off our list.
        </p>
      ))}
      {leftOut === 0 ? null : (
        <p>
          Four vehicles fit side by side, so{' '}
          {leftOut === 1 ? 'one more in this link is' : `${leftOut} more in this link are`} not shown.
        </p>
      )}
      <Button href={href}>Show without {unknown.length + leftOut === 1 ? 'it' : 'them'}</Button>
    </div>
  );
