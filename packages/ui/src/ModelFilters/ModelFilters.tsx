import { FacetSelect } from '../FacetSelect/FacetSelect.tsx';
import { PriceBands } from '../PriceBands/PriceBands.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import styles from './ModelFilters.module.css';

export type ModelFiltersProps = {
  /** What is searched for. */
  query: string;
  /** Where the search box leads without script. */
  action: string;
  onQuery: (query: string) => void;
  /** Bodies as links, the first of them for all. */
  bodies: readonly { label: string; href: string; selected: boolean }[];
  /** Left out where there is one maker. */
  makers?: { items: readonly string[]; value: string; onChange: (maker: string) => void };
};

/**
 * What narrows the directory of models: words, the maker, and the body.
 *
 * @example
 * <ModelFilters query="" action="/models" onQuery={search} bodies={[{ label: 'All', href: '/models', selected: true }]} />
 */
export const ModelFilters = ({ query, action, onQuery, bodies, makers }: ModelFiltersProps) => (
  <div className={styles.root} data-part="model-filters">
    <div className={styles.bar}>
      <div className={styles.words}>
        <SearchBox
          label="Search models"
          placeholder="Search models"
          value={query}
          action={action}
          onSubmit={onQuery}
          onChange={(text) => {
            // Emptied by its button: all models again.
            if (text === '') onQuery('');
          }}
        />
      </div>
      {makers === undefined ? null : (
        <FacetSelect
          label="Make"
          anyLabel="All makes"
          value={makers.value}
          groups={[{ items: makers.items.map((maker) => ({ value: maker, label: maker })) }]}
          onChange={makers.onChange}
          compact
        />
      )}
    </div>
    {bodies.length > 1 ? <PriceBands label="Body" items={[...bodies]} /> : null}
  </div>
);
