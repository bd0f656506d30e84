/**
 * Text cut for display: more than `limit` characters become the first `cutTo` and "..." (decision C17). Characters are counted as
 * a reader counts them: a symbol outside the basic plane is one and is never halved.
 */
export const truncate = (text: string, limit: number, cutTo: number = limit): string => {
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, cutTo).join('')}...`;
};
