import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import chip from '../Button/chip.module.css';
import styles from './OfferFilters.module.css';

export type OfferCategoryChoice = { value: string; label: string; count: number; chosen: boolean };

export type OfferFiltersProps = {
  /** The search box. */
  search: ReactNode;
  /** The kinds of offers, with the number of each. */
  categories: readonly OfferCategoryChoice[];
  /** Called with the kind that the visitor chooses. */
  onCategory: (value: string) => void;
  /** The highest prices to filter by; none where all offers cost the same. */
  prices: readonly SelectOption[];
  /** The chosen highest price; empty for none. */
  price: string;
  /** Called with the highest price that the visitor chooses. */
  onPrice: (value: string) => void;
};

/**
 * Filters a list of offers by text, price and kind.
 *
 * @avoid For a handful of offers: show all of them.
 * @accessibility The kinds of offers are a named list of buttons with a pressed state, each read with its count. The price is a labelled select.
 * @accessibility Touch: a kind is at least 44 px high. Forced colours: the pressed one has the system's highlight colour.
 *
 * @example
 * <OfferFilters search={<SearchBox label="Search offers" />} categories={categories} onCategory={toggle} prices={[]} price="" onPrice={setPrice} />
 */
export const OfferFilters = ({
  search,
  categories,
  onCategory,
  prices,
  price,
  onPrice,
  ...root
}: WithRoot<OfferFiltersProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.filters)} data-part="offer-filters">
      <div className={styles.row}>
        <div>{search}</div>
        {prices.length === 0 ? null : (
          <div>
            <Select
              id="offer-price"
              label={t('Price')}
              placeholder={t('Any price')}
              options={prices}
              value={price}
              onChange={({ target }) => onPrice(target.value)}
            />
          </div>
        )}
      </div>
      {categories.length < 2 ? null : (
        <ul className={chip.chips} aria-label={t('Kinds of offers')}>
          {categories.map(({ value, label, count, chosen }) => (
            <li key={value}>
              <button type="button" className={chip.chip} aria-pressed={chosen} onClick={() => onCategory(value)}>
                <span>{label}</span> <span className={chip.count}>{count}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
