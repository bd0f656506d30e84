import { type MouseEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useShownOnRoot } from '../shownOnRoot/index.ts';
import type { PopoverProps } from './popoverProps.ts';

const isBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/** A `Popover` for browsers without the attribute: Safari before 17, Chrome and Edge before 114. */
export const PopoverDialog = ({ id, label, className, ref, onOpenChange, children }: PopoverProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useShownOnRoot(isOpen ? 'overlay' : undefined);
  const changeOpen = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  const show = () => {
    dialog.current?.showModal();
    changeOpen(true);
  };
  useImperativeHandle(ref, () =>
    Object.assign(dialog.current!, { showPopover: show, hidePopover: () => dialog.current?.close() }),
  );
  // Before the first paint, so that an immediate press opens it.
  useLayoutEffect(() => {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
    const handleClick = () => {
      // Safari does not focus a button on click, and a closing dialog returns the focus to the element that had it.
      button?.focus();
      show();
    };
    button?.addEventListener('click', handleClick);
    return () => button?.removeEventListener('click', handleClick);
  });

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      data-part="popover"
      className={className}
      onClose={() => changeOpen(false)}
      onClick={(event) => {
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (isLink || isBackdrop(event)) event.currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
};
