import { useLocation } from 'react-router';
import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { pageTitle, pathOf, pathTo } from '@dealer/core/routes';
import { TermsText } from '@dealer/ui/TermsText';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';
import { Head } from '../../head/Head.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { useMediaQuery } from '../../browser/useMediaQuery.ts';

/** The site's terms or its privacy policy. */
export const LegalPage = () => {
  const { site } = useStorefront();
  const path = pathOf(useLocation().pathname);
  const name = path === pathTo('privacy') ? 'privacy' : 'terms';
  const parts = site.legal[name];
  const title = pageTitle(name, site);
  const isPhone = useMediaQuery('(max-width: 47.99rem)');
  return (
    <PageFrame title={title}>
      <Head
        title={`${title} | ${site.name}`}
        description={metaDescription(title, parts[0]?.text ?? '', site)}
        canonical={site.url + path}
      />
      <StructuredData nodes={[breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <TermsText
        parts={parts.map(({ title: heading, text }) => ({ title: heading, paragraphs: text.split(/\n+/) }))}
        collapses={isPhone}
      />
    </PageFrame>
  );
};
