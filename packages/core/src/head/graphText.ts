/**
 * A value as JSON for a script element: `<` is escaped, so the value cannot end the element.
 *
 * @example scriptJson({ name: '</script>' }) // => '{"name":"\\u003c/script>"}'
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A node of structured data, as the `...Graph` functions make it; `undefined` is left out. */
export type GraphNode = { readonly '@type': string } | undefined;

/**
 * Structured data as the text of one script element. No value in it can end the element. Empty without nodes.
 *
 * @example
 * graphText([faqGraph(questions), breadcrumbGraph(trail, site)]);
 */
export const graphText = (nodes: readonly GraphNode[]): string => {
  const known = nodes.filter((node) => node !== undefined);
  return known.length === 0 ? '' : scriptJson({ '@context': 'https://schema.org', '@graph': known });
};
