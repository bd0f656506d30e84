/**
 * The page numbers to show: the first, the last, the current one and its neighbours; `null` where numbers are left out. A gap of
 * one page is filled with that page.
 *
 * @example
 * pageNumbers(6, 20) // => [1, null, 5, 6, 7, null, 20]
 */
export const pageNumbers = (page: number, pages: number): (number | null)[] => {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
  return wanted.flatMap((number, at) => {
    const before = wanted[at - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
};
