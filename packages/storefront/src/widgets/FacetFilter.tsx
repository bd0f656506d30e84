import { useState } from 'react';
import { facetItems, facetLabel, facetLimit, makeGroups, toggleRefinement } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { SiteFacet } from '@dealer/core/site';
import type { FacetCount } from '@dealer/search/hooks';
import { Button } from '@dealer/ui/Button';
import { FacetList } from '@dealer/ui/FacetList';
import { useStorefront } from '../boot/storefront.ts';
import styles from './FacetFilter.module.css';

/** A list of more values than this gets a box to find one. */
const findable = 12;

type FacetFilterProps = { facet: SiteFacet; state: SearchState; values: readonly FacetCount[]; onChange: (change: (state: SearchState) => SearchState) => void };

/**
 * One filter of values: names, counts, see-all; makes in their two groups (rows 2.F01 to 2.F09).
 *
 * @example
 * <FacetFilter facet={{ attribute: 'fuel', widget: 'menu' }} state={state} values={answer.facets.fuel} onChange={update} />
 */
export const FacetFilter = ({ facet, state, values, onChange }: FacetFilterProps) => {
  const { site } = useStorefront();
  const [expanded, setExpanded] = useState(false);
  const { attribute } = facet;
  const label = facetLabel(attribute);
  const items = facetItems(attribute, Object.fromEntries(values.map(({ value, count }) => [value, count])), state.refinements[attribute] ?? [], site);
  const onToggle = (value: string): void => onChange((before) => toggleRefinement(before, attribute, value));

  if (attribute !== 'make') return <FacetList label={label} items={items} onToggle={onToggle} limit={facetLimit(attribute, site)} searchable={items.length > findable} />;

  const { groups, toggle } = makeGroups(items, { expanded, site });
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div key={group.label}>
          <p className={styles.heading}>{group.label}</p>
          <FacetList label={group.label} items={group.items} onToggle={onToggle} searchable={group.items.length > findable} />
        </div>
      ))}
      {toggle === null ? null : (
        <Button variant="text" onClick={() => setExpanded(!expanded)}>
          {toggle === 'more' ? `Show all makes (${items.length})` : 'Show fewer makes'}
        </Button>
      )}
    </div>
  );
};
