import { useLoaderData } from 'react-router';
import { modelListGraph, modelSearchPath, modelsHeading } from '@dealer/core/brands';
import { pageTitle } from '@dealer/core/routes';
import { useStorefront } from '../../boot/storefront.ts';
import { modelsParts } from '../../sections/registry/modelsParts.ts';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFailure } from '../../widgets/PageFailure.tsx';
import { SectionsPage } from '../../widgets/SectionsPage.tsx';
import { ModelsContext } from './modelsContext.ts';
import type { ModelsLoaderData } from './modelsLoader.ts';
import { modelsAreas, modelsSectionList } from './modelsSectionList.ts';

/** The directory of models. */
export const ModelsPage = () => {
  const { site } = useStorefront();
  const loaded = useLoaderData<ModelsLoaderData>();
  const areas = usePageAreas('models', modelsSectionList, modelsAreas);
  if (loaded.kind === 'failed')
    return <PageFailure title={pageTitle('models', site)} problem="Our models could not be loaded" />;
  const { search, found, choices } = loaded;
  const { query: _, name: __, ...scope } = search;
  const title = modelsHeading(search, choices.makers);
  return (
    <ModelsContext value={loaded}>
      <SectionsPage
        title={title}
        headTitle={`${title}${found.page > 1 ? `, page ${found.page}` : ''}`}
        text="What each model is for, and what it costs from."
        description={`Compare ${site.name}’s range: what each model is for and what it costs from.`}
        path={modelSearchPath(scope)}
        noIndex={search.query !== undefined || found.count === 0}
        graph={[modelListGraph(found.models, site)]}
        areas={areas}
        parts={modelsParts}
      />
    </ModelsContext>
  );
};
