import type { ReactNode, Ref } from 'react';

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
  /** Never opens on the other side, where the explained element is. */
  fixedSide?: boolean;
  /** The edge of the button that it is aligned with. */
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
};
