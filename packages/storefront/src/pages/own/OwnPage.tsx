import { useTexts } from '@dealer/ui/Texts';
import { useLoaderData } from 'react-router';
import { breadcrumbGraph, faqGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';
import { Head } from '../../head/Head.tsx';
import { hasPageHeading } from '../../sections/hasPageHeading.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { PageStockContext } from '../../sections/pageStock.ts';
import { PageFailure } from '../../page/PageFailure.tsx';
import { NotFoundPage } from '../../page/NotFoundPage.tsx';
import styles from './OwnPage.module.css';
import { pageQuestions } from './pageQuestions.ts';
import { ownPageParts } from '../../sections/ownPageParts.ts';
import type { OwnPageLoaderData } from './page.ts';

/** One of the site's own pages: its title and the sections of its file. */
export const OwnPage = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const loaded = useLoaderData<OwnPageLoaderData>();
  if (loaded.kind === 'unknown') return <NotFoundPage />;
  const { title, path } = loaded.page;
  const heading = `${title} | ${site.name}`;
  if (loaded.kind === 'failed') return <PageFailure title={title} problem={t('This page could not be loaded')} />;
  const { description, items } = loaded.content;
  const hasHeading = hasPageHeading(items, ownPageParts, site);
  return (
    <PageStockContext value={loaded.stock}>
      <Head title={heading} description={metaDescription(title, description, site)} canonical={site.url + path} />
      <StructuredData
        nodes={[faqGraph(pageQuestions(items, site)), breadcrumbGraph(pageBreadcrumbs(title, site), site)]}
      />
      {hasHeading ? null : (
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
        </header>
      )}
      <SectionList items={items} parts={ownPageParts} />
    </PageStockContext>
  );
};
