import { useState } from 'react';
import type { ReactNode } from 'react';
import { chooseRefinement, facetItems, facetLabel, makeGroups, modelsUnder, toggleRefinement } from '@dealer/core/search';
import type { FacetItem } from '@dealer/core/search';
import { FacetFind, FacetList } from '@dealer/ui/FacetList';
import { FacetSelect } from '@dealer/ui/FacetSelect';
import { useStorefront } from '../boot/storefront.ts';
import { counted } from './counted.ts';
import type { FacetFilterProps } from './FacetFilter.tsx';
import styles from './MakeFilter.module.css';

/** Models of a make before see-all; all of them at once would push the other makes out of sight. */
const modelsAtFirst = 6;
/** A list of more values than this gets a box to find one. */
const findable = 12;

/**
 * The makes in their two groups, the models under each that is chosen (rows 2.F04 to 2.F06).
 *
 * @example
 * <MakeFilter items={makes} state={state} models={{ counts: answer.facets.model, makes: answer.makes }} widget="menu" compact={false} onChange={update} />
 */
export const MakeFilter = ({ items, state, models, widget, compact, onChange }: Omit<FacetFilterProps, 'facet'> & { widget: FacetFilterProps['facet']['widget'] }) => {
  const { site, search } = useStorefront();
  const [expanded, setExpanded] = useState(false);
  const [words, setWords] = useState('');
  const makes = state.refinements['make'] ?? [];
  // Asked beside the first search of several makes, so it is there with that answer.
  const known = search.knownFacetValues()['make_model'] ?? [];
  const modelItems = facetItems('model', models.counts, state.refinements['model'] ?? [], site);
  // A make that was chosen a moment ago has its models with its answer.
  const modelsOf = (make: string): FacetItem[] => (models.makes.includes(make) ? modelsUnder(make, { makes: models.makes, models: modelItems, makeModels: known }) : []);
  const toggleModel = (model: string): void => onChange((before) => toggleRefinement(before, 'model', model));

  if (widget === 'select') {
    const [make] = makes;
    const own = make === undefined ? [] : modelsOf(make);
    return (
      <>
        <FacetSelect
          label={facetLabel('make')}
          anyLabel={compact ? 'Any make' : 'Any'}
          groups={makeGroups(items, { expanded: true, site }).groups.map((group) => ({ label: group.label, items: counted(group.items) }))}
          value={make ?? ''}
          compact={compact}
          onChange={(value) => onChange((before) => chooseRefinement(before, 'make', value))}
        />
        {own.length > 0 ? (
          <FacetSelect
            label={facetLabel('model')}
            anyLabel={compact ? `Any ${make} model` : 'Any'}
            groups={[{ items: counted(own) }]}
            value={state.refinements['model']?.[0] ?? ''}
            compact={compact}
            onChange={(value) => onChange((before) => chooseRefinement(before, 'model', value))}
          />
        ) : null}
      </>
    );
  }

  const toggleMake = (make: string): void =>
    onChange((before) => {
      const next = toggleRefinement(before, 'make', make);
      // A make that goes takes its models with it.
      const left = next.refinements['make'] ?? [];
      const gone = makes.includes(make) ? modelsOf(make).filter(({ value }) => !left.some((other) => modelsOf(other).some((model) => model.value === value))) : [];
      return gone.reduce((state_, { value }) => ((state_.refinements['model'] ?? []).includes(value) ? toggleRefinement(state_, 'model', value) : state_), next);
    });
  const nested = (item: FacetItem): ReactNode => {
    if (!item.isRefined) return null;
    const own = modelsOf(item.value);
    return own.length === 0 ? null : <FacetList label={`${item.label} models`} items={counted(own)} onToggle={toggleModel} limit={modelsAtFirst} findLabel="Find a model" searchable={own.length > findable} />;
  };
  const wanted = words.trim().toLowerCase();
  const found = items.filter(({ label }) => label.toLowerCase().includes(wanted));
  const { groups, toggle } = wanted === '' ? makeGroups(items, { expanded, site }) : { groups: [{ label: facetLabel('make'), items: found }], toggle: null };
  return (
    <div className={styles.groups}>
      {items.length > findable ? <FacetFind label="Find make" value={words} onChange={setWords} /> : null}
      {groups.map((group) => (
        <div key={group.label} className={styles.group}>
          {wanted === '' ? <p className={styles.heading}>{group.label}</p> : null}
          {group.items.length === 0 ? <p role="status">No make by that name</p> : null}
          <FacetList label={group.label} items={counted(group.items).map((item, at) => ({ ...item, content: nested(group.items[at] as FacetItem) }))} onToggle={toggleMake} limit={group.items.length} />
        </div>
      ))}
      {toggle === null ? null : (
        <button type="button" className={styles.more} aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {toggle === 'more' ? `Show all makes (${items.length})` : 'Show fewer makes'}
        </button>
      )}
    </div>
  );
};
