import { breadcrumbGraph, itemListGraph, pageBreadcrumbs } from '@dealer/core/head';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';
import { GraphData } from '../../head/GraphData.tsx';

/** Structured data of a search page: its vehicles in their order, and the trail to it. */
export const SearchGraph = ({ heading, vehicles }: { heading: string; vehicles: readonly Vehicle[] }) => {
  const { site } = useStorefront();
  return <GraphData nodes={[itemListGraph(vehicles, site), breadcrumbGraph(pageBreadcrumbs(heading, site), site)]} />;
};
