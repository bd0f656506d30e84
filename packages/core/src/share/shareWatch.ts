/** What to do about an open share window: look again later, or stop. `closed` says that the visitor has closed it. */
export type ShareWatch = { readonly kind: 'wait' } | { readonly kind: 'done'; readonly closed: boolean };

/**
 * What the poll of the share window decides (row 9.U05; decision F12): a window that was blocked or a page that has gone ends it without a
 * word, a closed window ends it, an open one is looked after again in `shareWindowPollMs`.
 *
 * @example
 * shareWatch({ isOpen: false, wasBlocked: false, isGone: false }); // => { kind: 'done', closed: true }
 */
export const shareWatch = ({
  isOpen,
  wasBlocked,
  isGone,
}: {
  readonly isOpen: boolean;
  readonly wasBlocked: boolean;
  readonly isGone: boolean;
}): ShareWatch => {
  if (wasBlocked || isGone) return { kind: 'done', closed: false };
  return isOpen ? { kind: 'wait' } : { kind: 'done', closed: true };
};
