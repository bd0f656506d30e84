/** Moves the focus to the element with this id, such as the heading of the results: what was pressed may be gone. */
export const focusOn = (id: string): void => document.getElementById(id)?.focus();
