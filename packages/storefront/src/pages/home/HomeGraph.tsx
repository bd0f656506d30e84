import { organisationGraph, webSiteGraph } from '@dealer/core/head';
import { useStorefront } from '../../boot/storefront.ts';
import { GraphData } from '../../head/GraphData.tsx';

/** Structured data of the home page: the dealer and its website. */
export const HomeGraph = () => {
  const { site } = useStorefront();
  return <GraphData nodes={[organisationGraph(site), webSiteGraph(site)]} />;
};
