import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Check } from '../icons/icons.ts';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import covering from '../Field/coveringInput.module.css';
import { ShowAllButton } from '../ShowMore/ShowAllButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import { FacetFind } from './FacetFind.tsx';
import styles from './FacetList.module.css';

export type FacetItem = {
  value: string;
  label: string;
  /** The formatted count: "1,204". */
  count?: number | string;
  isRefined: boolean;
  /** The value has no results with the current filters: it is drawn muted. */
  isEmpty?: boolean;
  /** Shown below the value: the models of a make. */
  content?: ReactNode;
};

export type FacetListProps = {
  /** What the values are: "Make". */
  label: string;
  items: readonly FacetItem[];
  onToggle: (value: string) => void;
  /** How many are shown before "Show all". Selected values are always shown. */
  limit?: number;
  /** Shows a search box above long lists. */
  searchable?: boolean;
  /** Label of the search box: "Find a model". */
  findLabel?: string;
  /** The values are names, as of makes, which a browser that translates the page must leave as they are. */
  names?: boolean;
};

/**
 * The values of one filter as checkboxes.
 *
 * @avoid Where only one value can be chosen (`FacetSelect`), and for numbers (`RangeFilter`).
 * @keyboard Space ticks a value. In the search field Escape clears the text, and a second time closes the panel around it.
 * @accessibility Screen readers: a named list of native checkboxes, each read with its value and count. The drawn box is hidden.
 * @accessibility Touch: a line is 40 px high, with a coarse pointer 44 px. The focus ring is around the line.
 * @accessibility That no value has the name that was typed is announced politely.
 * @accessibility A ticked value has a tick and bold text, also with forced colours.
 *
 * @example
 * <FacetList label="Make" items={makes} onToggle={toggle} limit={8} searchable />
 */
export const FacetList = ({
  label,
  items,
  onToggle,
  limit = 8,
  searchable = false,
  findLabel = `Find ${label.toLowerCase()}`,
  names = false,
  ...root
}: WithRoot<FacetListProps, 'div'>) => {
  const t = useTexts();
  const [all, setAll] = useState(false);
  const [query, setQuery] = useState('');
  const id = useId();

  const isSearched = searchable && items.length > limit;
  const wanted = query.trim().toLowerCase();
  const found = wanted ? items.filter((item) => item.label.toLowerCase().includes(wanted)) : items;
  const shown = all || wanted ? found : found.filter((item, at) => at < limit || item.isRefined);
  const isNothing = wanted !== '' && shown.length === 0;
  const canToggleAll = !wanted && items.length > limit;

  return (
    <div {...rootProps(root, styles['facets'])} data-part="facets">
      {isSearched ? <FacetFind label={findLabel} value={query} onChange={setQuery} controls={id} /> : null}
      <ul id={id} aria-label={label}>
        {shown.map(({ value, label: text, count, isRefined, isEmpty, content }) => (
          <li key={value}>
            <label
              className={styles['item']}
              data-state={isRefined ? 'checked' : 'unchecked'}
              data-empty={isEmpty || undefined}
            >
              <ChoiceInput
                className={covering.input}
                type="checkbox"
                value={value}
                checked={isRefined}
                onChange={() => onToggle(value)}
              />
              <span className={styles['box']} aria-hidden="true">
                <Check />
              </span>
              <span className={styles['text']} translate={names ? 'no' : undefined}>
                {text}
              </span>{' '}
              {count === undefined ? null : <span className={styles['count']}>{`(${count})`}</span>}
            </label>
            {content ? <div className={styles['nested']}>{content}</div> : null}
          </li>
        ))}
      </ul>
      {/* Screen readers announce changes of a live region, not its first content. Empty it has no row. */}
      {isSearched ? (
        <p className={styles['none']} role="status" style={isNothing ? undefined : { position: 'absolute' }}>
          {isNothing ? t('Nothing by that name') : null}
        </p>
      ) : null}
      {canToggleAll ? (
        <ShowAllButton all={all} count={items.length} controls={id} onToggle={() => setAll(!all)} />
      ) : null}
    </div>
  );
};
