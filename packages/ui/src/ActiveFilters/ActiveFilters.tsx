import X from 'lucide-react/icons/x';
import styles from './ActiveFilters.module.css';

export type ActiveFiltersProps = {
  items: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onClear: () => void;
  clearLabel: string;
  label?: string;
};

/**
 * What the results are filtered by, each a chip that can be taken off.
 *
 * @example
 * <ActiveFilters items={[{ id: 'make=Toyota', label: 'Toyota' }]} onRemove={remove} onClear={clear} clearLabel="Clear Filters" />
 */
export const ActiveFilters = ({ items, onRemove, onClear, clearLabel, label = 'Chosen filters' }: ActiveFiltersProps) => (
  <div className={styles.root} role="group" aria-label={label} data-part="active-filters">
    <ul className={styles.list}>
      {items.map(({ id, label: text }) => (
        <li key={id}>
          <button type="button" className={styles.chip} onClick={() => onRemove(id)} aria-label={`Remove ${text}`}>
            <span>{text}</span>
            <X className={styles.icon} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          {clearLabel}
        </button>
      </li>
    </ul>
  </div>
);
