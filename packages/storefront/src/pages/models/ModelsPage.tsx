import { useLoaderData } from 'react-router';
import { breadcrumbGraph, pageBreadcrumbs } from '@dealer/core/head';
import { modelListGraph, modelSearchPath, modelsHeading } from '@dealer/core/models';
import { pageTitle } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { GraphData } from '../../head/GraphData.tsx';
import { Head } from '../../head/Head.tsx';
import { modelsParts } from '../../sections/registry/modelsParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { ModelsContext } from './modelsContext.ts';
import type { ModelsLoaderData } from './modelsLoader.ts';
import { modelsAreas, modelsSectionList } from './modelsSectionList.ts';

/** The directory of models (rows 2.R30, 2.R32). */
export const ModelsPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<ModelsLoaderData>();
  const { top, main, below } = usePageAreas('models', modelsSectionList, modelsAreas);
  if (loaded.kind === 'failed')
    return <PageFailure title={pageTitle('models', site)} problem="Our models could not be loaded" />;
  const { search, found, choices } = loaded;
  const { query: _, name: __, ...scope } = search;
  const title = modelsHeading(search, choices.makers);
  const text = `Compare ${site.name}’s range: what each model is for and what it costs from.`;
  return (
    <ModelsContext value={loaded}>
      <Head
        title={`${title}${found.page > 1 ? `, page ${found.page}` : ''} | ${site.name}`}
        description={text}
        canonical={site.url + modelSearchPath(scope)}
        noIndex={search.query !== undefined || found.count === 0}
      />
      <GraphData nodes={[modelListGraph(found.models, site), breadcrumbGraph(pageBreadcrumbs(title, site), site)]} />
      <SectionList items={top} parts={modelsParts} />
      <PageFrame title={title} text="What each model is for, and what it costs from.">
        <SectionList items={main} parts={modelsParts} />
      </PageFrame>
      <SectionList items={below} parts={modelsParts} />
    </ModelsContext>
  );
};
