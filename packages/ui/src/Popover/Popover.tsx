import { type ComponentType, lazy, type Ref, Suspense, useSyncExternalStore } from 'react';
import type { PopoverProps } from './popoverProps.ts';

const PopoverDialog = lazy<ComponentType<PopoverProps>>(() =>
  import('./PopoverDialog.tsx').then(
    ({ PopoverDialog: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

const neverChanges = () => () => undefined;
const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;
/** The markup of a server is the same for all browsers; a browser without popovers replaces it after hydration. */
const onServer = (): boolean => true;

/**
 * A menu or explanation next to its button. It closes with Escape, a press elsewhere, or its button. Browsers without anchor
 * positioning show it as a sheet at the lower edge; browsers without popovers open that sheet as a dialog.
 *
 * @avoid For what has to be answered, which is a `Dialog`, and for the groups of a header, which are `HeaderMenu`.
 * @keyboard Enter or Space opens it, Tab moves into it, Escape closes it and the focus returns to its button.
 * @accessibility A group named by `label`. In browsers without popovers it is a native modal dialog of the same name, and its button has the focus when it closes.
 *
 * @example
 * <button type="button" popoverTarget={id}>Share</button>
 * <Popover id={id} label="Ways to share">…</Popover>
 */
export const Popover = (props: PopoverProps) => {
  if (!useSyncExternalStore(neverChanges, hasPopovers, onServer))
    return (
      <Suspense>
        <PopoverDialog {...props} />
      </Suspense>
    );
  const { label, className, side = 'below', fixedSide, align = 'start', ref, onOpenChange, ...rest } = props;
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
      data-fixed-side={fixedSide || undefined}
      data-align={align}
      onToggle={({ newState }) => onOpenChange?.(newState === 'open')}
    />
  );
};
