import type { ReactNode } from 'react';
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import X from 'lucide-react/icons/x';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './FilterSheet.module.css';

export type FilterSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title?: string;
  /** On the button that closes the sheet: "Show 124 cars". */
  applyLabel: string;
  /** Shown where something is chosen. */
  onClear?: () => void;
  clearLabel?: string;
  children: ReactNode;
};

/**
 * Filters over the whole height of a phone, beside the page on wider screens. The list behind follows at once;
 * the button says how many vehicles it holds.
 *
 * @example
 * <FilterSheet open={open} onOpenChange={setOpen} applyLabel="Show 124 cars">{filters}</FilterSheet>
 */
export const FilterSheet = ({ open, onOpenChange, title = 'Filters', applyLabel, onClear, clearLabel = 'Clear all', children }: FilterSheetProps) => (
  <Root open={open} onOpenChange={onOpenChange}>
    <Portal>
      <Overlay className={styles['overlay']} />
      <Content className={styles['sheet']} data-part="filter-sheet" aria-describedby={undefined}>
        <div className={styles['top']}>
          <Title className={styles['title']}>{title}</Title>
          <Close className={styles['close']}>
            <X aria-hidden="true" />
            <VisuallyHidden>Close filters</VisuallyHidden>
          </Close>
        </div>
        <div className={styles['body']}>{children}</div>
        <div className={styles['foot']}>
          {onClear ? (
            <Button variant="secondary" size="large" onClick={onClear}>
              {clearLabel}
            </Button>
          ) : null}
          <Button variant="primary" size="large" wide onClick={() => onOpenChange(false)}>
            {applyLabel}
          </Button>
        </div>
      </Content>
    </Portal>
  </Root>
);
