export { articleGraph } from './articleGraph.ts';
export { breadcrumbGraph } from './breadcrumbGraph.ts';
export { faqGraph } from './faqGraph.ts';
export { graphText, type GraphNode } from './graphText.ts';
export { itemListGraph } from './itemListGraph.ts';
export { metaDescription } from './metaDescription.ts';
export { organisationGraph } from './organisationGraph.ts';
export { pageBreadcrumbs } from './pageBreadcrumbs.ts';
export { webSiteGraph } from './webSiteGraph.ts';
