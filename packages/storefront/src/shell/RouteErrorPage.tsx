import { useStorefront } from '../boot/storefront.ts';
import { useWhenOnline } from '../errors/online.ts';
import { Head } from '../head/Head.tsx';
import { PageState } from '../page/PageState.tsx';

const reload = (): void => globalThis.location.reload();

/** The page for what no region could hold, painted. */
export const RouteErrorPage = () => {
  const { site } = useStorefront();
  useWhenOnline(reload);
  return (
    <main id="main">
      <Head title={`Something went wrong | ${site.name}`} noIndex />
      <PageState
        kind="error"
        title="This page could not be opened"
        text="Reloading usually helps."
        action={{ label: 'Reload the page', onPress: reload }}
        links={[{ label: 'Home', href: '/' }]}
      />
    </main>
  );
};
