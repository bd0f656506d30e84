import { breadcrumbGraph, pageBreadcrumbs } from '@dealer/core/head';
import { absoluteAddress, pageTitle } from '@dealer/core/routes';
import type { PageItem } from '@dealer/core/page';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import type { ComponentType, ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useStorefront } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';
import { StructuredData } from '../head/StructuredData.tsx';
import { SectionList } from './SectionList.tsx';
import type { SectionPart } from './SectionView.tsx';
import type { Page } from '../page/definePage.ts';
import { hasPageHeading } from './hasPageHeading.ts';
import { NotFoundPage } from '../page/NotFoundPage.tsx';
import { PageFailure } from '../page/PageFailure.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { PageProvider } from '../page/usePage.tsx';
import { usePageAreas } from '../page/usePageAreas.ts';

type Column = 'top' | 'main';
type Parts<Section extends string> = Readonly<Record<Section, SectionPart>>;

type SectionsPageProps<Data, Section extends string> = {
  page: Page<Data, Section, Column> | Page<Data, Section, never>;
  parts: Parts<NoInfer<Section>>;
  data: NoInfer<Data>;
  /** At the end of the column. */
  children?: ReactNode;
};

/**
 * A page of one column that is made of sections: above its heading, below its heading, and below the column. A page without areas has only
 * sections; its own heading is shown where none of them shows one.
 */
export const SectionsPage = <Data, Section extends string>({
  page,
  parts,
  data,
  children,
}: SectionsPageProps<Data, Section>) => {
  const { site } = useStorefront();
  const { top = [], main = [], below } = usePageAreas<Column>(page);
  const head = page.head?.(data, site);
  if (!head) throw new Error(`The page "${page.route}" has no head.`);
  const { title, text, headTitle = title, description, path, noIndex = page.isPrivate, image, type, about } = head;
  const trail = head.trail ?? pageBreadcrumbs(title, site);
  const list = (items: readonly PageItem[]) => <SectionList key={about} items={items} parts={parts} />;
  return (
    <PageProvider page={page} data={data}>
      <Head
        title={`${headTitle} | ${site.name}`}
        description={description}
        {...(path === undefined ? {} : { canonical: absoluteAddress(path, site) })}
        {...(image === undefined ? {} : { image: absoluteAddress(image, site) })}
        noIndex={noIndex}
        type={type}
      />
      {page.isPrivate ? null : <StructuredData nodes={[...(head.graph ?? []), breadcrumbGraph(trail, site)]} />}
      <SectionList items={top} parts={parts} />
      {page.areas || !hasPageHeading(below, parts, site) ? (
        <PageFrame title={title} text={text} above={head.showsTrail ? <Breadcrumbs items={trail} /> : null}>
          {list(main)}
          {children}
        </PageFrame>
      ) : null}
      {list(below)}
    </PageProvider>
  );
};

/**
 * The component of a page that is made of sections alone, with a component for each: what is not there is not found, and a failure says so.
 */
export const sectionsPage = <Data, Section extends string>(
  page: SectionsPageProps<Data, Section>['page'],
  parts: Parts<NoInfer<Section>>,
): ComponentType => {
  const LoadedPage = () => {
    const { site } = useStorefront();
    const loaded = useLoaderData<{ kind?: string } | null>();
    if (loaded?.kind === 'unknown') return <NotFoundPage />;
    if (loaded?.kind === 'failed' && page.failure)
      return <PageFailure title={pageTitle(page.failure.of, site)} problem={page.failure.problem} />;
    return <SectionsPage page={page} parts={parts} data={loaded as Data} />;
  };
  return LoadedPage;
};
