import { scriptJson } from '../detail/scriptJson.ts';

/** A node of structured data, as the `...Graph` functions make it; `undefined` is left out. */
export type GraphNode = { readonly '@type': string } | undefined;

/**
 * Nodes of structured data as text for one script element, which no value in it can end. Empty without nodes.
 *
 * @example
 * graphText([faqGraph(questions), breadcrumbGraph(trail, site)]);
 */
export const graphText = (nodes: readonly GraphNode[]): string => {
  const known = nodes.filter((node) => node !== undefined);
  return known.length === 0 ? '' : scriptJson({ '@context': 'https://schema.org', '@graph': known });
};
