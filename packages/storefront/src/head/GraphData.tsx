import { graphText } from '@dealer/core/head';
import type { GraphNode } from '@dealer/core/head';

/**
 * Structured data of a page. Pages of the first load use it through a late chunk (`afterFirstView`).
 *
 * @example
 * <GraphData nodes={[breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
 */
export const GraphData = ({ nodes }: { nodes: readonly GraphNode[] }) => {
  const text = graphText(nodes);
  return text === '' ? null : <script type="application/ld+json">{text}</script>;
};
