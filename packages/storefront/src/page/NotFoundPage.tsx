import { searchPath } from '@dealer/core/routes';
import { useStorefront } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';
import { PageState } from './PageState.tsx';

/** The page of an unknown address. */
export const NotFoundPage = () => {
  const { site } = useStorefront();
  return (
    <>
      <Head title={`Page not found | ${site.name}`} noIndex />
      <PageState
        kind="notFound"
        title="We could not find that page"
        text="The address may have a typo, or the page may have moved."
        action={{ label: 'See all vehicles', href: searchPath(site) }}
      />
    </>
  );
};
