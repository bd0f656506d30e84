import { getServerState, InstantSearchSSRProvider } from '@dealer/search/widgets';
import type { InferGetServerSidePropsType, GetServerSidePropsContext } from 'next';
import Head from 'next/head';
import { renderToString } from 'react-dom/server';
import { SearchPage } from '../search/SearchPage';
import { site } from '../search/site';

export const getServerSideProps = async ({ resolvedUrl }: GetServerSidePropsContext) => {
  const page = { now: Date.now(), url: new URL(resolvedUrl, site.url).href };
  const found = await getServerState(<SearchPage site={site} {...page} />, { renderToString });
  // Next passes on JSON, which has no `undefined`.
  return { props: { page, found: JSON.parse(JSON.stringify(found)) as typeof found } };
};

const Cars = ({ page, found }: InferGetServerSidePropsType<typeof getServerSideProps>) => (
  <main>
    <Head>
      <title>Cars</title>
      <link rel="icon" href="data:," />
    </Head>
    <InstantSearchSSRProvider {...found}>
      <SearchPage site={site} {...page} />
    </InstantSearchSSRProvider>
  </main>
);

export default Cars;
