const mostLines = 2;

/** The elements of a line are centred on it. */
const lineOf = ({ offsetTop, offsetHeight }: HTMLElement): number => Math.round(offsetTop + offsetHeight / 2);

/**
 * Hides the filters of a bar that do not fit on two lines, and shows the button for them, the last element, only where it is needed.
 * Measured, because the width of a filter depends on its label and on what is chosen. The filter that has the focus stays.
 *
 * @example
 * foldFilters(bar, false);
 */
export const foldFilters = (bar: HTMLElement | null, isOpen: boolean): void => {
  const filters = [...(bar?.children ?? [])].filter((child) => child instanceof HTMLElement);
  const more = filters.pop();
  if (!bar || !more) return;
  bar.dataset['folded'] = '';
  for (const filter of filters) filter.hidden = false;
  more.hidden = true;
  const lines = [...new Set(filters.map(lineOf))];
  const last = lines[mostLines - 1];
  if (last === undefined || lines.length === mostLines) return;
  more.hidden = false;
  if (isOpen) return;
  for (const filter of filters.reverse()) {
    if (lineOf(more) <= last) return;
    if (!filter.contains(document.activeElement)) filter.hidden = true;
  }
};
