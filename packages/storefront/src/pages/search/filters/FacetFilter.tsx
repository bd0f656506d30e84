import { memo } from 'react';
import {
  chooseRefinement,
  chosenValues,
  facetHeading,
  facetLimit,
  hasValue,
  type SearchState,
  toggleRefinement,
} from '@dealer/core/search';
import { BodyTypePicker } from '@dealer/ui/BodyTypePicker';
import { FacetList } from '@dealer/ui/FacetList';
import { FacetSelect } from '@dealer/ui/FacetSelect';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../boot/storefront.ts';
import { counted } from '../../../sections/counted.ts';
import type { FacetFilterProps } from './facetFilterProps.ts';
import { MakeFilter } from './MakeFilter.tsx';

/** A list of more values than this gets a box to find one. */
const findable = 12;

const namesOf = (state: SearchState, attribute: string): string =>
  JSON.stringify([
    chosenValues(state, attribute),
    attribute === 'make' ? [state.refinements['model'], state.refinements['make_model']] : null,
  ]);

/** Whether two filters show the same: a choice in one filter does not re-render the others. */
const showsSame = (before: FacetFilterProps, after: FacetFilterProps): boolean =>
  before.facet === after.facet &&
  before.compact === after.compact &&
  before.onChange === after.onChange &&
  (before.facet.attribute !== 'make' || before.answer === after.answer) &&
  before.items.length === after.items.length &&
  before.items.every(
    ({ value, count, isRefined }, at) =>
      value === after.items[at]?.value && count === after.items[at].count && isRefined === after.items[at].isRefined,
  ) &&
  namesOf(before.state, before.facet.attribute) === namesOf(after.state, after.facet.attribute);

/** One filter of values, drawn as the site says: a list to tick, body types as drawings, or a select of one value. */
export const FacetFilter = memo(({ facet, items, state, answer, compact, onChange }: FacetFilterProps) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { attribute, widget } = facet;
  const label = facetHeading(attribute);
  const onToggle = (value: string): void => onChange((before) => toggleRefinement(before, attribute, value));

  if (attribute === 'make')
    return (
      <MakeFilter items={items} state={state} answer={answer} widget={widget} compact={compact} onChange={onChange} />
    );
  if (widget === 'select') {
    const chosen = chosenValues(state, attribute).slice(0, 1);
    return (
      <FacetSelect
        label={label}
        anyLabel={compact ? `Any ${label.toLowerCase()}` : t('Any')}
        groups={[{ items: counted(items) }]}
        value={items.find(({ value }) => hasValue(chosen, value))?.value ?? ''}
        compact={compact}
        onChange={(value) => onChange((before) => chooseRefinement(before, attribute, value))}
      />
    );
  }
  const limit = facetLimit(attribute, site);
  if (attribute === 'simple_body')
    return (
      <BodyTypePicker data-facet={attribute} label={label} items={counted(items)} onToggle={onToggle} limit={limit} />
    );
  return (
    <FacetList
      data-facet={attribute}
      label={label}
      items={counted(items)}
      onToggle={onToggle}
      limit={limit}
      searchable={items.length > findable}
    />
  );
}, showsSame);
FacetFilter.displayName = 'FacetFilter';
