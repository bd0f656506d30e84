import type { ReactNode } from 'react';
import { ChevronDown } from '../icons/icons.ts';
import action from '../Button/textAction.module.css';
import styles from './MoreButton.module.css';

export type MoreButtonProps = {
  open: boolean;
  /** Id of what it opens. */
  controls: string;
  /** For screen readers, where the visible text does not say what there is more of. */
  label?: string | undefined;
  onToggle: () => void;
  children: ReactNode;
};

/**
 * The button below a shortened text or list: shows the rest and hides it.
 *
 * @example
 * <MoreButton open={open} controls={id} label="Show More: dealer comments" onToggle={toggle}>Show More</MoreButton>
 */
export const MoreButton = ({ open, controls, label, onToggle, children }: MoreButtonProps) => (
  <button
    type="button"
    className={`${action.action} ${styles.button}`}
    aria-expanded={open}
    aria-controls={controls}
    aria-label={label}
    onClick={onToggle}
  >
    <span>{children}</span>
    <ChevronDown className={styles.chevron} />
  </button>
);
