/**
 * Moves the focus to the content of the page: what was pressed is about to disappear, and the next press of Tab would begin at the top of
 * the page.
 */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
