import '@dealer/ui/styles/layers.css';
import '@dealer/ui/styles/reset.css';
import '@dealer/ui/styles/tokens.css';
import '@dealer/ui/styles/base.css';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createHttp } from '@dealer/api/http';
import { fetchSite } from '@dealer/api/site';
import { parseSite } from '@dealer/core/site';
import { PageState } from '@dealer/ui/PageState';
import { SiteError } from '@dealer/ui/SiteError';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';
import type { KeyValueStorage } from '../stores/persisted.ts';
import type { Template } from '../template/template.ts';
import { forgetSiteSlug, readSiteSlug } from './readSiteSlug.ts';

/** Storage that a browser may refuse to give (private windows, blocked cookies): then a Map for as long as the page lives. */
const storageOr = (get: () => Storage): KeyValueStorage => {
  try {
    return get();
  } catch {
    const values = new Map<string, string>();
    return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value), removeItem: (key) => void values.delete(key) };
  }
};

/**
 * Starts a look: asks the host for the site, parses it, and mounts the storefront; a site that cannot be used shows a page that says why.
 *
 * @example
 * // apps/classic/src/main.tsx
 * mountStorefront(template);
 */
export const mountStorefront = (template: Template): void => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html needs an element with the id "root".');
  document.documentElement.dataset['template'] = template.name;
  const session = storageOr(() => globalThis.sessionStorage);
  const slug = readSiteSlug(location.search, session);
  const root = createRoot(container);

  const show = (title: string, page: ReactNode): void =>
    root.render(
      <StrictMode>
        <Head title={title} noIndex />
        <main>{page}</main>
      </StrictMode>,
    );
  const retry = { label: 'Try again', onPress: () => location.reload() };

  const start = async (): Promise<void> => {
    const answer = await fetchSite(createHttp({ baseUrl: '/' }), slug);
    if (answer.kind === 'unknown') {
      forgetSiteSlug(session);
      const title = 'There is no website here';
      const text = answer.slug ? `No site is called "${answer.slug}". Check the name in the address.` : 'This host has no site of its own yet.';
      return show(title, <PageState kind="notFound" title={title} text={text} action={answer.slug ? { label: 'Open the main site', href: '/' } : retry} />);
    }
    if (answer.kind === 'failed') {
      const title = 'This website cannot start right now';
      return show(title, <PageState kind="error" title={title} text={answer.message} action={retry} />);
    }
    const parsed = parseSite({ doc: answer.doc, templateName: template.name, templateDefaults: { navigation: template.navigation, ...template.siteDefaults } });
    if (parsed.kind === 'invalid') {
      const title = 'This website cannot start';
      return show(title, <SiteError title={title} text="Its configuration has something that cannot be used. Once that is mended, the website is back." source="site.json" problems={parsed.problems} />);
    }
    const { site } = parsed;
    document.documentElement.lang = site.country === 'NZ' ? 'en-NZ' : 'en-AU';
    const storefront = createStorefront({
      template,
      site,
      now: Date.now,
      rng: Math.random,
      storage: { local: storageOr(() => globalThis.localStorage), session },
      history: { kind: 'browser' },
      arrival: location.search,
    });
    root.render(
      <StrictMode>
        <StorefrontProvider value={storefront}>
          <RouterProvider router={storefront.router} />
        </StorefrontProvider>
      </StrictMode>,
    );
    return undefined;
  };
  void start();
};
