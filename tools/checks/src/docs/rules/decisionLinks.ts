/** Links to product decisions, in the order given. */
export const decisionLinks = (ids: readonly string[], page: string): string =>
  ids.map((id) => `[${id}](${page}#${id.toLowerCase()})`).join(', ');
