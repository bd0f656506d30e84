import { useTexts } from '../Texts/useTexts.ts';
import styles from './ShowAllButton.module.css';

export type ShowAllButtonProps = { all: boolean; count: number; controls: string; onToggle: () => void };

/**
 * Shows the rest of a long list of choices, or fewer of them.
 *
 * @example
 * <ShowAllButton all={all} count={items.length} controls={id} onToggle={() => setAll(!all)} />
 */
export const ShowAllButton = ({ all, count, controls, onToggle }: ShowAllButtonProps) => {
  const t = useTexts();
  return (
    <button type="button" className={styles.more} aria-expanded={all} aria-controls={controls} onClick={onToggle}>
      {all ? t('Show fewer') : t('Show all {count}', { count })}
    </button>
  );
};
