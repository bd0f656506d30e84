import { breadcrumbGraph, type GraphNode, pageBreadcrumbs } from '@dealer/core/head';
import type { PageItem } from '@dealer/core/page';
import type { Breadcrumb } from '@dealer/core/vehicle-page';
import type { ReactNode } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';
import { StructuredData } from '../head/StructuredData.tsx';
import { SectionList } from '../sections/SectionList.tsx';
import type { SectionParts } from '../sections/SectionView.tsx';
import { PageFrame } from './PageFrame.tsx';

/**
 * A page of one column that is made of sections: above its heading, below its heading, and below the column.
 *
 * @example
 * <SectionsPage title="Brands" text={text} path="/brands" areas={areas} parts={brandsParts} />
 */
export const SectionsPage = ({
  title,
  text,
  headTitle = title,
  description = text,
  path,
  noIndex,
  trail,
  graph = [],
  above,
  areas: { top, main, below },
  parts,
  listKey,
}: {
  title: string;
  text?: string | undefined;
  /** The title in the browser and in search results. */
  headTitle?: string;
  description?: string;
  /** The canonical path. */
  path: string;
  noIndex?: boolean;
  trail?: readonly Breadcrumb[];
  /** Structured data besides the breadcrumbs. */
  graph?: readonly GraphNode[];
  above?: ReactNode;
  areas: Readonly<Record<'top' | 'main' | 'below', readonly PageItem[]>>;
  parts: SectionParts;
  /** A new key re-mounts the sections, for example for another brand. */
  listKey?: string;
}) => {
  const { site } = useStorefront();
  return (
    <>
      <Head
        title={`${headTitle} | ${site.name}`}
        description={description}
        canonical={site.url + path}
        noIndex={noIndex}
      />
      <StructuredData nodes={[...graph, breadcrumbGraph(trail ?? pageBreadcrumbs(title, site), site)]} />
      <SectionList items={top} parts={parts} />
      <PageFrame title={title} text={text} above={above}>
        <SectionList key={listKey} items={main} parts={parts} />
      </PageFrame>
      <SectionList key={listKey} items={below} parts={parts} />
    </>
  );
};
