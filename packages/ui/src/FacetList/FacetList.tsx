import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { FacetFind } from './FacetFind.tsx';
import styles from './FacetList.module.css';

export type FacetItem = {
  value: string;
  label: string;
  /** How many there are, as it is read: "1,204". */
  count?: number | string;
  isRefined: boolean;
  /** Nothing is left of it, for now: it steps back. */
  isEmpty?: boolean;
  /** Stands under the value: the models of a make. */
  content?: ReactNode;
};

export type FacetListProps = {
  /** What the values are: "Make". */
  label: string;
  items: readonly FacetItem[];
  onToggle: (value: string) => void;
  /** Shown at first; the rest after "Show all". Chosen values are always shown. */
  limit?: number;
  /** A box that narrows long lists. */
  searchable?: boolean;
  /** On that box: "Find a model". */
  findLabel?: string;
  /** check: rows; chip: buttons side by side, for few short values. */
  look?: 'check' | 'chip';
};

/**
 * Values of one filter, to be ticked.
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
  look = 'check',
}: FacetListProps) => {
  const [all, setAll] = useState(false);
  const [words, setWords] = useState('');
  const id = useId();

  const wanted = words.trim().toLowerCase();
  const found = wanted ? items.filter((item) => item.label.toLowerCase().includes(wanted)) : items;
  const shown = all || wanted ? found : found.filter((item, at) => at < limit || item.isRefined);
  const canToggleAll = !wanted && items.length > limit;

  return (
    <div className={styles['facets']} data-part="facets">
      {searchable && items.length > limit ? (
        <FacetFind label={findLabel} value={words} onChange={setWords} controls={id} />
      ) : null}
      <ul id={id} className={styles['list']} aria-label={label} data-look={look}>
        {shown.map(({ value, label: text, count, isRefined, isEmpty, content }) => (
          <li key={value}>
            <label
              className={styles['item']}
              data-state={isRefined ? 'checked' : 'unchecked'}
              data-empty={isEmpty || undefined}
            >
              <input className={styles['input']} type="checkbox" checked={isRefined} onChange={() => onToggle(value)} />
              <span className={styles['box']} aria-hidden="true">
                <Check />
              </span>
              <span className={styles['text']}>{text}</span>{' '}
              {count === undefined ? null : <span className={styles['count']}>({count})</span>}
            </label>
            {content ? <div className={styles['nested']}>{content}</div> : null}
          </li>
        ))}
      </ul>
      {wanted && shown.length === 0 ? (
        <p className={styles['none']} role="status">
          Nothing by that name
        </p>
      ) : null}
      {canToggleAll ? (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show all ${items.length}`}
        </button>
      ) : null}
    </div>
  );
};
