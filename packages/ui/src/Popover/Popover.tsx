import { type ComponentType, lazy, type ReactNode, type Ref, Suspense } from 'react';

export type PopoverProps = {
  /** The button that opens it has the same id in `popoverTarget`. */
  id: string;
  label: string;
  children: ReactNode;
  className?: string | undefined;
  /** For `showPopover` and `hidePopover`. */
  ref?: Ref<HTMLElement>;
  /** Whether it opens above or below its button. Where there is no room it opens on the other side. */
  side?: 'above' | 'below';
  /** Never opens on the other side: what it explains is there. */
  keepsSide?: boolean;
  /** Which edge of the button it shares. */
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
};

const PopoverDialog = lazy<ComponentType<PopoverProps>>(() =>
  import('./PopoverDialog.tsx').then(
    ({ PopoverDialog: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/**
 * What a button shows beside itself: a menu, an explanation. It closes with Escape, a press elsewhere, or its button. A browser
 * that cannot place it beside the button shows a sheet at the lower edge; one without popovers opens the sheet as a dialog.
 *
 * @example
 * <button type="button" popoverTarget={id}>Share</button>
 * <Popover id={id} label="Ways to share">…</Popover>
 */
export const Popover = (props: PopoverProps) => {
  if (!('popover' in HTMLElement.prototype))
    return (
      <Suspense>
        <PopoverDialog {...props} />
      </Suspense>
    );
  const { label, className, side = 'below', keepsSide, align = 'start', ref, onOpenChange, ...rest } = props;
  return (
    <div
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      popover="auto"
      role="group"
      aria-label={label}
      data-part="popover"
      className={className}
      data-side={side}
      data-keeps-side={keepsSide || undefined}
      data-align={align}
      onToggle={({ newState }) => onOpenChange?.(newState === 'open')}
    />
  );
};
