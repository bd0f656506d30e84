import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { absoluteAddress, breadcrumbGraph, metaDescription } from '@dealer/core/head';
import { type Model, modelGraph, modelPageModel } from '@dealer/core/brands';
import { modelPath, pageTitle } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { StructuredData } from '../../head/StructuredData.tsx';
import { Head } from '../../head/Head.tsx';
import { hasPageHeading } from '../../sections/hasPageHeading.ts';
import { modelParts } from '../../sections/registry/modelParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { ModelContext, type PageModel } from './modelContext.ts';
import type { ModelLoaderData } from './modelLoader.ts';
import { modelSectionList } from './modelSectionList.ts';

const noAreas: readonly never[] = [];

/** A model of the directory: pictures, price from, versions, vehicles in stock and a form. */
export const ModelPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<ModelLoaderData>();
  if (loaded.kind === 'unknown') return <NotFoundPage />;
  if (loaded.kind === 'model') return <KnownModel model={loaded.model} stock={loaded.stock} />;
  return <PageFailure title={pageTitle('models', site)} problem="This model could not be loaded" />;
};

const KnownModel = ({ model, stock }: { model: Model; stock: PageModel['stock'] }) => {
  const { site } = useStorefront();
  const page = useMemo(() => modelPageModel(model, site), [model, site]);
  const { below } = usePageAreas('model', modelSectionList, noAreas);
  const { title, text, gallery } = page;
  const image = gallery.pictures[0];
  const hasHeading = hasPageHeading(below, modelParts, site);
  return (
    <ModelContext value={{ model, page, stock }}>
      <Head
        title={`${title} | ${site.name}`}
        description={metaDescription(title, text, site)}
        canonical={absoluteAddress(modelPath(model), site)}
        {...(image ? { image: absoluteAddress(image.large, site) } : {})}
      />
      <StructuredData nodes={[modelGraph(model, site), breadcrumbGraph(page.breadcrumbs, site)]} />
      {hasHeading ? null : <PageFrame title={title}>{null}</PageFrame>}
      <SectionList key={model.slug} items={below} parts={modelParts} />
    </ModelContext>
  );
};
