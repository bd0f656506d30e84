import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useLocation } from 'react-router';
import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { locationForForm } from '@dealer/core/enquiry';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';
import { Head } from '../../head/Head.tsx';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../page/usePageAreas.ts';
import { PageBody, PageFrame } from '../../page/PageFrame.tsx';
import { NotFoundPage } from '../../page/NotFoundPage.tsx';
import { PageProvider } from '../../page/usePage.tsx';
import { enquiryPageAt } from './enquiryPageAt.ts';
import { enquiryParts } from './enquiryParts.ts';
import { page as definition } from './page.ts';
import styles from './EnquiryPage.module.css';

/** Scrolls and focuses the form that the hash names: the browser only scrolls, and not while the page is loading. */
const useAnchor = (anchor: string | undefined, hash: string, key: string): void => {
  useEffect(() => {
    if (anchor === undefined || hash !== `#${anchor}`) return;
    const form = document.getElementById(anchor);
    form?.scrollIntoView();
    form?.focus({ preventScroll: true });
  }, [anchor, hash, key]);
};

/** An enquiry page: text, form and location. */
export const EnquiryPage = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { pathname, hash, key } = useLocation();
  const found = enquiryPageAt(pathname, site);
  const [chosen, setChosen] = useState({ pathname, slug: '' });
  const onLocation = useCallback((slug: string) => setChosen({ pathname, slug }), [pathname]);
  useAnchor(found?.page.anchor, hash, key);
  const { top, head, lead, main, side, foot, below } = usePageAreas(definition, found?.page.list ?? null);
  if (!found) return <NotFoundPage />;
  const { title, page } = found;
  const { intro } = page;
  const location = locationForForm(site, page.form ?? 'general', chosen.pathname === pathname ? chosen.slug : '');
  const form = (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          <SectionList items={main} parts={enquiryParts} />
        </div>
        {side.length === 0 ? null : (
          <aside className={styles.side} aria-label={t('Where to find us')}>
            <SectionList items={side} parts={enquiryParts} />
          </aside>
        )}
      </div>
      <SectionList items={foot} parts={enquiryParts} />
    </>
  );
  return (
    <PageProvider page={definition} data={{ page, title, location, onLocation }}>
      <Head
        title={`${title} | ${site.name}`}
        description={metaDescription(title, intro, site)}
        canonical={site.url + found.canonical}
      />
      <StructuredData nodes={[breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <SectionList items={top} parts={enquiryParts} />
      <PageFrame title={title} text={intro}>
        <SectionList items={head} parts={enquiryParts} />
        {lead.length === 0 ? form : null}
      </PageFrame>
      {lead.length === 0 ? null : (
        <>
          <SectionList items={lead} parts={enquiryParts} />
          <PageBody>{form}</PageBody>
        </>
      )}
      <SectionList items={below} parts={enquiryParts} />
    </PageProvider>
  );
};
