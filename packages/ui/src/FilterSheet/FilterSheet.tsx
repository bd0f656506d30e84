import type { ReactNode } from 'react';
import { Close, Content, Portal, Root, Title } from 'radix-ui/dialog';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import { X } from '../icons/icons.ts';
import { Button } from '../Button/index.ts';
import { ShowResultsButton } from '../ShowResultsButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useFocusRef } from '../Dialog/useFocusRef.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { ignoreSecondTap } from './ignoreSecondTap.ts';
import styles from './FilterSheet.module.css';

export type FilterSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title?: string;
  /** How many vehicles the list behind has; undefined while unknown. */
  count: number | undefined;
  /** Label of the button that leads to them: "Show Me 124 Cars". */
  labelFor: (count: number) => string;
  /** Its label while the count is unknown. */
  waitingLabel: string;
  /** Shown when a filter is active. */
  onClear?: () => void;
  clearLabel?: string;
  children: ReactNode;
};

/**
 * Filters over the whole height of a phone, at the side on wider screens. The list behind updates at once; the button shows how
 * many vehicles it has.
 *
 * @avoid For anything but filters: use `Dialog`.
 * @keyboard Tab stays within. Escape closes; the focus returns to the button that opened it.
 * @accessibility Screen readers: a modal dialog named by its title. The closing button has a text for them and is 44 px square.
 * @accessibility A second tap at the same spot is ignored for 0.4 s, so that a double tap presses nothing that the closing sheet uncovers.
 * @accessibility Motion: it moves in, with reduced motion it is there at once.
 *
 * @example
 * <FilterSheet open={open} onOpenChange={setOpen} count={124} labelFor={label} waitingLabel="Show Me Cars">{filters}</FilterSheet>
 */
export const FilterSheet = ({
  open,
  onOpenChange,
  title = 'Filters',
  count,
  labelFor,
  waitingLabel,
  onClear,
  clearLabel = 'Clear all',
  children,
  ...root
}: WithRoot<FilterSheetProps, 'div'>) => {
  const t = useTexts();
  useShownOnRoot(open ? 'overlay' : undefined);
  const ref = useFocusRef(root.ref);
  const focus = useReturnFocus();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className={styles['overlay']} data-part="overlay" />
        <Content
          {...rootProps(root, styles['sheet'])}
          ref={ref}
          data-part="filter-sheet"
          aria-describedby={undefined}
          {...focus}
        >
          <div className={styles['top']}>
            <Title className={styles['title']}>{title}</Title>
            <Close className={styles['close']} onClick={ignoreSecondTap}>
              <X />
              <VisuallyHidden>{t('Close filters')}</VisuallyHidden>
            </Close>
          </div>
          <div className={styles['body']}>{children}</div>
          <div className={styles['foot']} data-clear={onClear ? '' : undefined}>
            {onClear ? (
              <Button variant="secondary" size="large" onClick={onClear}>
                {clearLabel}
              </Button>
            ) : null}
            <ShowResultsButton
              count={count}
              labelFor={labelFor}
              waitingLabel={waitingLabel}
              onClick={(event) => {
                ignoreSecondTap(event);
                onOpenChange(false);
              }}
            />
          </div>
        </Content>
      </Portal>
    </Root>
  );
};
