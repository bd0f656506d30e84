import { organisationGraph, webSiteGraph } from '@dealer/core/head';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';

/** Structured data of the home page: the dealer and its website. */
export const HomeStructuredData = () => {
  const { site } = useStorefront();
  return <StructuredData nodes={[organisationGraph(site), webSiteGraph(site)]} />;
};
