/**
 * The pages that are listed: the first, the last, the current one and its neighbours; a gap stands for at least two others.
 *
 * @example
 * pagesAround(5, 29); // => [1, 'gap', 4, 5, 6, 'gap', 29]
 */
export const pagesAround = (page: number, pages: number): (number | 'gap')[] => {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  // Near an end the row keeps its length, so that the links stay under the finger.
  if (page <= 3) [2, 3, 4].forEach((near) => wanted.add(near));
  if (page >= pages - 2) [pages - 3, pages - 2, pages - 1].forEach((near) => wanted.add(near));
  const shown = [...wanted].filter((entry) => entry >= 1 && entry <= pages).sort((a, b) => a - b);
  return shown.flatMap((entry, at) => {
    const before = shown[at - 1];
    if (before === undefined || entry === before + 1) return [entry];
    return entry === before + 2 ? [before + 1, entry] : (['gap', entry] as const);
  });
};
