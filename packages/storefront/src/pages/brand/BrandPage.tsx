import { useLoaderData } from 'react-router';
import { locationsSelling } from '@dealer/core/brands';
import { breadcrumbGraph, metaDescription, pageBreadcrumbs } from '@dealer/core/head';
import { modelSearchPath } from '@dealer/core/models';
import { brandOverviewPath, modelsPath, pageTitle, pathTo } from '@dealer/core/routes';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { ModelTiles } from '@dealer/ui/ModelTiles';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { LocationCards } from '../../widgets/LocationCards.tsx';
import { modelTileProps } from '../../widgets/modelTileProps.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import type { BrandLoaderData } from './brandLoader.ts';
import styles from './BrandPage.module.css';
import { BrandStock } from './BrandStock.tsx';

/** The most models of a brand's page. */
const shownModels = 8;

/** A brand that the dealer sells: its models, its stock, where it is sold, and a form (row 2.R40). */
export const BrandPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<BrandLoaderData>();
  if (loaded.kind === 'unknown') return <NotFoundPage />;
  const { name, slug, brand, models, stock } = loaded;
  const locations = locationsSelling(slug, site);
  const description = brand?.description || `New, demo and used ${name} at ${site.name}: stock, locations and advice.`;
  const directory = site.content.includes('brands')
    ? [{ label: pageTitle('brands', site), href: pathTo('brands') }]
    : [];
  const trail = pageBreadcrumbs(name, site, directory);
  return (
    <PageFrame title={name} text={description} above={<Breadcrumbs items={trail} />}>
      <Head
        title={`${name} | ${site.name}`}
        description={metaDescription(name, description, site)}
        canonical={site.url + brandOverviewPath(slug)}
      />
      <GraphData nodes={[breadcrumbGraph(trail, site)]} />
      {models.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="brand-models">
          <SectionHeading
            id="brand-models"
            title={`${name} models`}
            link={{
              label: 'All models',
              href: site.manufacturer === null ? modelSearchPath({ manufacturer: name }) : modelsPath(),
            }}
          />
          <ModelTiles items={models.slice(0, shownModels).map((model) => modelTileProps(model, site))} />
        </section>
      )}
      <BrandStock key={slug} name={name} stock={stock} />
      {locations.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="brand-locations">
          <SectionHeading id="brand-locations" title={`Where to find ${name}`} />
          <LocationCards locations={locations} columns={Math.min(4, Math.max(2, locations.length))} />
        </section>
      )}
      <section className={styles.form} aria-labelledby="brand-form">
        <SectionHeading id="brand-form" title={`Ask us about ${name}`} />
        <EnquiryPanel
          key={slug}
          label={`Ask us about ${name}`}
          form="general"
          messageLabel="What would you like to know?"
        />
      </section>
    </PageFrame>
  );
};
