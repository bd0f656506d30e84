/**
 * Links to product decisions, in the order given.
 *
 * @example
 * decisionLinks(['A2'], 'product-decisions.md') // => '[A2](product-decisions.md#a2)'
 */
export const decisionLinks = (ids: readonly string[], page: string): string =>
  ids.map((id) => `[${id}](${page}#${id.toLowerCase()})`).join(', ');
