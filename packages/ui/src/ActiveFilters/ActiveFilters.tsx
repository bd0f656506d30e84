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
 * What the list is narrowed by; each chip is removed by a press. Renders nothing without filters.
 *
 * @example
 * <ActiveFilters items={[{ id: 'make:Toyota', label: 'Toyota' }]} onRemove={remove} onClear={clear} />
 */
export const ActiveFilters = ({ items, onRemove, onClear, clearLabel = 'Clear all' }: ActiveFiltersProps) =>
  items.length === 0 ? null : (
    <div className={styles['active']} data-part="active-filters" role="group" aria-label="Chosen filters">
      <ul className={styles['list']}>
        {items.map(({ id, label }) => (
          <li key={id}>
            <button type="button" className={styles['chip']} onClick={() => onRemove(id)}>
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
