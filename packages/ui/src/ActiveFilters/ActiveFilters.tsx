import { useEffect, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { X } from '../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ActiveFilters.module.css';

export type ActiveFiltersProps = {
  items: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onClear?: () => void;
  clearLabel?: string;
};

/**
 * The active filters of a list. A press removes a chip and moves the focus to its neighbour; after the last one, the caller decides
 * where the focus goes. Renders nothing without filters. In wide containers the chips are one line that scrolls, so the content
 * below never moves.
 *
 * @avoid For labels that cannot be removed: use `Tags`.
 * @keyboard Enter or Space removes a filter; the focus moves to the next chip.
 * @accessibility Screen readers: a group named "Chosen filters" with a list. Each chip is read with "Remove" before its label, and its icon is hidden.
 * @accessibility Touch: a chip is drawn 36 px high and pressed on 44 px.
 *
 * @example
 * <ActiveFilters items={[{ id: 'make:Toyota', label: 'Toyota' }]} onRemove={remove} onClear={clear} />
 */
export const ActiveFilters = ({
  items,
  onRemove,
  onClear,
  clearLabel = 'Clear all',
  ...root
}: WithRoot<ActiveFiltersProps, 'div'>) => {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);

  useEffect(() => {
    if (removedAt.current === undefined) return;
    const chips = list.current?.querySelectorAll('button');
    chips?.[Math.min(removedAt.current, chips.length - 1)]?.focus();
    removedAt.current = undefined;
  }, [items.length]);

  return items.length === 0 ? null : (
    <div
      {...rootProps(root, styles['active'])}
      data-part="active-filters"
      role="group"
      aria-label={t('Chosen filters')}
    >
      <ul ref={list} className={styles['list']}>
        {items.map(({ id, label }, at) => (
          <li key={id}>
            <button
              type="button"
              value={id}
              className={styles['chip']}
              onClick={() => {
                removedAt.current = at;
                onRemove(id);
              }}
            >
              <VisuallyHidden>{t('Remove')} </VisuallyHidden>
              <span>{label}</span>
              <X />
            </button>
          </li>
        ))}
      </ul>
      {onClear ? (
        <button type="button" className={styles['clear']} onClick={onClear}>
          {clearLabel}
        </button>
      ) : null}
    </div>
  );
};
