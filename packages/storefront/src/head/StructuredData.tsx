import { type GraphNode, graphText } from '@dealer/core/head';

/** The JSON-LD of a page. Pages load their nodes in a lazy chunk (`LazyOnIdle`). */
export const StructuredData = ({ nodes }: { nodes: readonly GraphNode[] }) => {
  const text = graphText(nodes);
  return text === '' ? null : <script type="application/ld+json">{text}</script>;
};
