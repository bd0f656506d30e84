/**
 * For the ref of a Radix dialog: lets the focus arrive at the next field. Leaving a field may change the page, as where its value is
 * corrected. Until the next field has the focus, Radix takes a removed element for one that had it, and focuses the dialog.
 *
 * @example
 * <Radix.Content ref={letFocusMove}>{fields}</Radix.Content>
 */
export const letFocusMove = (dialog: HTMLElement | null): (() => void) | undefined => {
  if (dialog === null) return undefined;
  let next: Node | null = null;
  const leave = ({ relatedTarget }: FocusEvent): void => {
    next = relatedTarget instanceof Node && dialog.contains(relatedTarget) ? relatedTarget : null;
  };
  const arrive = (): void => {
    next = null;
  };
  dialog.addEventListener('focusout', leave, true);
  dialog.addEventListener('focusin', arrive, true);
  // An own property: tools that test pages replace the prototype's by a setter, which an assignment would call.
  Object.defineProperty(dialog, 'focus', {
    configurable: true,
    value: (options?: FocusOptions) => {
      if (next === null || !dialog.contains(next)) HTMLElement.prototype.focus.call(dialog, options);
    },
  });
  return () => {
    dialog.removeEventListener('focusout', leave, true);
    dialog.removeEventListener('focusin', arrive, true);
  };
};
