import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import { BrandTile } from './BrandTile.tsx';
import type { BrandTileProps } from './BrandTile.tsx';
import chip from '../Button/chip.module.css';
import styles from './BrandDirectory.module.css';

/** A group of brands with an anchor. */
export type BrandGroupProps = { id: string; title: string; brands: readonly (BrandTileProps & { id: string })[] };

export type BrandDirectoryProps = {
  /** The groups with brands that match the query. */
  groups: readonly BrandGroupProps[];
  /** The text that filters the brands. */
  query: string;
  onQuery: (text: string) => void;
  /** Shown when no brand matches. */
  noResults: string;
};

const counted = (groups: readonly BrandGroupProps[]): string => {
  const count = groups.reduce((sum, { brands }) => sum + brands.length, 0);
  return `${count} ${count === 1 ? 'brand' : 'brands'}`;
};

/**
 * The brands of a dealer group by kind, with a search field and a link to each kind.
 *
 * @avoid For a few brands that need no search: use `FacetTiles`.
 * @accessibility The number of brands found, or that there is none, is announced: its live region is mounted before it has text.
 * @accessibility Screen readers: the links to the kinds of brands are a landmark. Each kind is a section named by its heading, which its link moves the focus to. Logos and letters are hidden.
 *
 * @example
 * <BrandDirectory groups={groups} query={query} onQuery={setQuery} noResults="No brand has this name." />
 */
export const BrandDirectory = ({
  groups,
  query,
  onQuery,
  noResults,
  ...root
}: WithRoot<BrandDirectoryProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.root)} data-part="brand-directory">
      <div className={styles.tools}>
        <div className={styles.field}>
          <TextInput
            id="brand-query"
            type="search"
            label={t('Find a brand')}
            value={query}
            autoComplete="off"
            onChange={(event) => onQuery(event.target.value)}
          />
        </div>
        {groups.length < 2 ? null : (
          <nav aria-label={t('Kinds of brands')}>
            <ul className={chip.chips}>
              {groups.map(({ id, title, brands }) => (
                <li key={id}>
                  <a className={chip.chip} href={`#${id}`}>
                    <span>{title}</span>
                    <span className={chip.count}>{brands.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div role="status">
        {groups.length === 0 ? <p className={styles.none}>{noResults}</p> : null}
        {groups.length > 0 && query.trim() !== '' ? <p className={styles.found}>{counted(groups)}</p> : null}
      </div>
      {groups.map(({ id, title, brands }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-heading`} tabIndex={-1}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {title}
          </h2>
          <ul className={styles.tiles}>
            {brands.map(({ id: brandId, ...brand }) => (
              <li key={brandId} className={styles.cell}>
                <BrandTile {...brand} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
