export { alternateAddresses } from './alternateAddresses.ts';
export { articleGraph } from './articleGraph.ts';
export { type Breadcrumb, breadcrumbGraph } from './breadcrumbGraph.ts';
export { faqGraph, type FaqItem } from './faqGraph.ts';
export { type GraphNode, graphText, scriptJson } from './graphText.ts';
export { itemListGraph } from './itemListGraph.ts';
export { metaDescription } from './metaDescription.ts';
export { organisationGraph, webSiteGraph } from './organisationGraph.ts';
export { pageBreadcrumbs } from './pageBreadcrumbs.ts';
