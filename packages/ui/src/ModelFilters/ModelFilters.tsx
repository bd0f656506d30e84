import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { FacetSelect } from '../FacetSelect/FacetSelect.tsx';
import { PriceBands } from '../PriceBands/PriceBands.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ModelFilters.module.css';

export type ModelFiltersProps = {
  /** The search text. */
  query: string;
  /** The address that the search box opens without script. */
  action: string;
  onQuery: (query: string) => void;
  /** Body types as links; the first one is for all. */
  bodies: readonly { label: string; href: string; selected: boolean }[];
  /** Left out with only one maker. */
  makers?: { items: readonly string[]; value: string; onChange: (maker: string) => void };
};

/**
 * Filters of the directory of models: text, maker and body type.
 *
 * @avoid For vehicles of the stock, whose filters are those of the search.
 * @accessibility The text field is a search landmark, the maker a select whose label is hidden from sight only, and the body types a landmark of links, of which the current one has `aria-current`.
 *
 * @example
 * <ModelFilters query="" action="/models" onQuery={search} bodies={[{ label: 'All', href: '/models', selected: true }]} />
 */
export const ModelFilters = ({
  query,
  action,
  onQuery,
  bodies,
  makers,
  ...root
}: WithRoot<ModelFiltersProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.root)} data-part="model-filters">
      <div className={styles.bar}>
        <div className={styles.content}>
          <SearchBox
            label={t('Search models')}
            placeholder={t('Search models')}
            value={query}
            action={action}
            onSubmit={onQuery}
            onChange={(text) => {
              // Cleared by its button: all models are shown.
              if (text === '') onQuery('');
            }}
          />
        </div>
        {makers === undefined ? null : (
          <FacetSelect
            label={t('Make')}
            anyLabel={t('All makes')}
            value={makers.value}
            groups={[{ items: makers.items.map((maker) => ({ value: maker, label: maker })) }]}
            onChange={makers.onChange}
            compact
          />
        )}
      </div>
      {bodies.length > 1 ? <PriceBands label={t('Body')} items={[...bodies]} /> : null}
    </div>
  );
};
