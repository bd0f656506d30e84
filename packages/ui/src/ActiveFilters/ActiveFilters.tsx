import { useEffect, useRef } from 'react';
import X from 'lucide-react/icons/x';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './ActiveFilters.module.css';

export type ActiveFiltersProps = {
  items: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onClear?: () => void;
  clearLabel?: string;
};

/**
 * What the list is narrowed by; each chip is removed by a press, and the focus goes on to the chip beside it. Where it was the last
 * one, whoever asked for the removal says where the focus goes. Renders nothing without filters. In a wide place one line that scrolls:
 * what stands below never moves.
 *
 * @example
 * <ActiveFilters items={[{ id: 'make:Toyota', label: 'Toyota' }]} onRemove={remove} onClear={clear} />
 */
export const ActiveFilters = ({ items, onRemove, onClear, clearLabel = 'Clear all' }: ActiveFiltersProps) => {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);

  useEffect(() => {
    if (removedAt.current === undefined) return;
    const chips = list.current?.querySelectorAll('button');
    chips?.[Math.min(removedAt.current, chips.length - 1)]?.focus();
    removedAt.current = undefined;
  }, [items.length]);

  return items.length === 0 ? null : (
    <div className={styles['active']} data-part="active-filters" role="group" aria-label="Chosen filters">
      <ul ref={list} className={styles['list']}>
        {items.map(({ id, label }, at) => (
          <li key={id}>
            <button
              type="button"
              className={styles['chip']}
              onClick={() => {
                removedAt.current = at;
                onRemove(id);
              }}
            >
              <VisuallyHidden>Remove </VisuallyHidden>
              {label}
              <X aria-hidden="true" />
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
