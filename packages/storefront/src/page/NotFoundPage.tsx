import { searchPath } from '@dealer/core/routes';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';
import { PageState } from './PageState.tsx';

/** The page of an unknown address. */
export const NotFoundPage = () => {
  const t = useTexts();
  const { site } = useStorefront();
  return (
    <>
      <Head title={t('Page not found | {name}', { name: site.name })} noIndex />
      <PageState
        kind="notFound"
        title={t('We could not find that page')}
        text={t('The address may have a typo, or the page may have moved.')}
        action={{ label: t('See all vehicles'), href: searchPath(site) }}
      />
    </>
  );
};
