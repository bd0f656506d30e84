import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PageState } from '@dealer/ui/PageState';
import { useStorefront } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';

/** The page for what no region could hold, painted. */
export const RouteErrorPage = () => {
  const error = useRouteError();
  const { site, events } = useStorefront();
  const message = error instanceof Error ? error.message : String(error);
  useEffect(() => events.emit({ kind: 'regionFailed', region: 'route', message }), [events, message]);
  return (
    <main id="main">
      <Head title={`Something went wrong | ${site.name}`} noIndex />
      <PageState kind="error" title="This page could not be opened" text="It may be the connection, or a newer version of this site. Reloading usually helps." action={{ label: 'Reload the page', onPress: () => globalThis.location.reload() }} links={[{ label: 'Home', href: '/' }]} />
    </main>
  );
};
