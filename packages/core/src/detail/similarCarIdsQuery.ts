/** Similar cars asked for at most; the page shows six of them (specification section 7, Multi-search). */
const most = 50;

/**
 * The filter that finds the cars of a list of similar ids, as the service by slug gives it (specification section 7), in stock only and
 * without the car itself. Nothing for a list without a single usable id: then, as when the service fails, ask `similarCarQueries` instead.
 *
 * @example similarCarIdsQuery([8, 9], { id: 7 }) // => '(status = in_stock OR status = coming_soon) AND id IN [8, 9]'
 */
export const similarCarIdsQuery = (ids: readonly number[], current: { readonly id: number }): string | undefined => {
  const usable = [...new Set(ids)]
    .filter((id) => Number.isSafeInteger(id) && id >= 0 && id !== current.id)
    .slice(0, most);
  return usable.length === 0
    ? undefined
    : `(status = in_stock OR status = coming_soon) AND id IN [${usable.join(', ')}]`;
};
