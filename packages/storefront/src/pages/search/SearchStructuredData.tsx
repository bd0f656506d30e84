import { breadcrumbGraph, itemListGraph, pageBreadcrumbs } from '@dealer/core/head';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';

/** Structured data of a search page: its vehicles in their order, and the trail to it. */
export const SearchStructuredData = ({ heading, vehicles }: { heading: string; vehicles: readonly Vehicle[] }) => {
  const { site } = useStorefront();
  return (
    <StructuredData nodes={[itemListGraph(vehicles, site), breadcrumbGraph(pageBreadcrumbs(heading, site), site)]} />
  );
};
