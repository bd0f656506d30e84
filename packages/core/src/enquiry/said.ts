/**
 * A text without the spaces around it; an empty one is left out of a lead rather than sent.
 *
 * @example
 * said(' Ana '); // => 'Ana'
 * said(' '); // => undefined
 */
export const said = (value: string | null | undefined): string | undefined => value?.trim() || undefined;
