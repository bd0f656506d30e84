import '@dealer/ui/styles/neutral.css';
import '@dealer/ui/styles.css';
import '../../search-page/src/page.css';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { PageLinks } from './PageLinks';

export const meta = () => [{ title: 'City Motors' }, { tagName: 'link', rel: 'icon', href: 'data:,' }];

const Root = () => (
  <html lang="en-AU">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Meta />
      <Links />
    </head>
    <body>
      <PageLinks>
        <Outlet />
      </PageLinks>
      <Scripts />
    </body>
  </html>
);

export default Root;
