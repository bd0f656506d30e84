export { absoluteAddress } from './absoluteAddress.ts';
export { articleGraph } from './articleGraph.ts';
export { breadcrumbGraph } from './breadcrumbGraph.ts';
export { faqGraph } from './faqGraph.ts';
export { type GraphNode, graphText, scriptJson } from './graphText.ts';
export { itemListGraph } from './itemListGraph.ts';
export { metaDescription } from './metaDescription.ts';
export { organisationGraph, webSiteGraph } from './organisationGraph.ts';
export { pageBreadcrumbs } from './pageBreadcrumbs.ts';
