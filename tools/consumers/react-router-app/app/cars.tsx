import { getServerState, InstantSearchSSRProvider } from '@dealer/search/widgets';
import { renderToString } from 'react-dom/server';
import { SearchPage } from './SearchPage';
import { site } from './site';

export const loader = async ({ request }: { request: Request }) => {
  const page = { now: Date.now(), url: request.url };
  return { page, found: await getServerState(<SearchPage site={site} {...page} />, { renderToString }) };
};

const Cars = ({ loaderData: { page, found } }: { loaderData: Awaited<ReturnType<typeof loader>> }) => (
  <main>
    <InstantSearchSSRProvider {...found}>
      <SearchPage site={site} {...page} />
    </InstantSearchSSRProvider>
  </main>
);

export default Cars;
