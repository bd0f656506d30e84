import { type ReactNode, useState } from 'react';
import {
  chooseModel,
  chooseRefinement,
  facetHeading,
  hasValue,
  makeGroups,
  modelsUnder,
  toggleModel,
  toggleRefinement,
} from '@dealer/core/search';
import type { FacetItem } from '@dealer/core/search';
import { FacetFind, FacetList } from '@dealer/ui/FacetList';
import { FacetSelect } from '@dealer/ui/FacetSelect';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../boot/storefront.ts';
import { counted } from '../../../sections/counted.ts';
import type { FacetFilterProps } from './facetFilterProps.ts';
import styles from './MakeFilter.module.css';

/** Models of a make before see-all; all of them at once would push the other makes out of sight. */
const modelsAtFirst = 6;
/** A list of more values than this gets a box to find one. */
const findable = 12;

/** The makes in their two groups, the models under each that is chosen. */
export const MakeFilter = ({
  items,
  state,
  answer,
  widget,
  compact,
  onChange,
}: Omit<FacetFilterProps, 'facet'> & { widget: FacetFilterProps['facet']['widget'] }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const [expanded, setExpanded] = useState(false);
  const [text, setText] = useState('');
  const makes = state.refinements['make'] ?? [];
  // A make that was chosen a moment ago gets its models with its answer.
  const modelsOf = (make: string): FacetItem[] => (answer ? modelsUnder(make, answer, state.refinements, site) : []);

  if (widget === 'select') {
    const make = items.find(({ value }) => hasValue(makes.slice(0, 1), value))?.value;
    const own = make === undefined ? [] : modelsOf(make);
    return (
      <>
        <FacetSelect
          label={facetHeading('make')}
          anyLabel={compact ? t('Any make') : t('Any')}
          groups={makeGroups(items, { expanded: true, site }).groups.map((group) => ({
            label: group.label,
            items: counted(group.items),
          }))}
          value={make ?? ''}
          compact={compact}
          onChange={(value) => onChange((before) => chooseRefinement(before, 'make', value))}
        />
        {own.length > 0 ? (
          <FacetSelect
            label={facetHeading('model')}
            anyLabel={compact ? t('Any {make} model', { make: make ?? '' }) : t('Any')}
            groups={[{ items: counted(own) }]}
            value={own.find(({ isRefined }) => isRefined)?.value ?? ''}
            compact={compact}
            onChange={(value) => onChange((before) => (make === undefined ? before : chooseModel(before, make, value)))}
          />
        ) : null}
      </>
    );
  }

  const nested = (item: FacetItem): ReactNode => {
    if (!item.isRefined) return null;
    const own = modelsOf(item.value);
    return own.length === 0 ? null : (
      <FacetList
        data-facet="model"
        data-make={item.value}
        label={t('{label} models', { label: item.label })}
        items={counted(own)}
        onToggle={(model) => onChange((before) => toggleModel(before, item.value, model))}
        limit={modelsAtFirst}
        names
        findLabel={t('Find a model')}
        searchable={own.length > findable}
      />
    );
  };
  const wanted = text.trim().toLowerCase();
  const found = items.filter(({ label }) => label.toLowerCase().includes(wanted));
  const { groups, toggle } =
    wanted === ''
      ? makeGroups(items, { expanded, site })
      : { groups: [{ label: facetHeading('make'), items: found }], toggle: null };
  return (
    <div className={styles.groups}>
      {items.length > findable ? <FacetFind label={t('Find make')} value={text} onChange={setText} /> : null}
      {groups.map((group) => (
        <div key={group.label} className={styles.group}>
          {wanted === '' ? <p className={styles.heading}>{group.label}</p> : null}
          {group.items.length === 0 ? <p role="status">{t('No make by that name')}</p> : null}
          <FacetList
            data-facet="make"
            label={group.label}
            items={counted(group.items).map((item, at) => ({ ...item, content: nested(group.items[at] as FacetItem) }))}
            onToggle={(make) => onChange((before) => toggleRefinement(before, 'make', make))}
            limit={group.items.length}
            names
          />
        </div>
      ))}
      {toggle === null ? null : (
        <button type="button" className={styles.more} aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {toggle === 'more' ? t('Show all makes ({count})', { count: items.length }) : t('Show fewer makes')}
        </button>
      )}
    </div>
  );
};
