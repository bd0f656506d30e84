import '@dealer/ui/styles/neutral.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createHttp } from '@dealer/api/http';
import { fetchSite } from '@dealer/api/site';
import { countryLanguage } from '@dealer/core/format';
import { pageAddress } from '@dealer/core/routes';
import { readSite } from '@dealer/core/site';
import { createStorefront } from '../../boot/createStorefront.ts';
import { type DataRouter, StorefrontProvider } from '../../boot/storefront.ts';
import { ServerContext } from '../later/serverContext.ts';
import { enterTyped } from '../later/enterTyped.ts';
import { retainEntries } from './retainEntries.ts';
import { takeOver } from './takeOver.ts';
import { waitFor } from '../later/waiting.ts';
import { onFirstInput } from '../later/onFirstInput.ts';
import { areLoaded, retryLoads } from '../later/loads.ts';
import { onIdleAfterPaint } from '../later/onIdleAfterPaint.ts';
import { onNextChance } from '../later/onNextChance.ts';
import { retryImport } from '../later/retryImport.ts';
import { PlainState } from '../../errors/PlainState.tsx';
import { type KeyValueStorage, tryStorage } from '../../stores/persisted.ts';
import type { Template } from '../../template/template.ts';
import { applyTheme } from './applyTheme.ts';
import type { CheckedSite } from './doubtfulSite.ts';
import type { StartFailure } from './StartFailurePage.tsx';
import { forgetSiteSlug, readSiteSlug } from './readSiteSlug.ts';
import { startBackgroundWork } from './startBackgroundWork.ts';
import { createPagePolicy } from './trustedTypes.ts';

/** The browser's storage; where access is refused, a Map that lasts until the page closes. */
const openStorage = (get: () => Storage): KeyValueStorage => {
  const values = new Map<string, string>();
  return tryStorage<KeyValueStorage>(get, {
    forgets: true,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
};

/** Calls back when another tab changed the storage, or when this page comes back from the back/forward cache. */
const watchStorage = (changed: () => void): void => {
  addEventListener('storage', changed);
  addEventListener('pageshow', changed);
};

/**
 * The router identifies an entry of the history by the key in its state; entries without one share the key "default", so that a page
 * that was loaded in full would open at the scroll position of the previous one. The router uses this key.
 */
const nameEntry = (): void => {
  if (history.state === null) history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
};

/** Resolves in a new task, so that the browser can handle input between two pieces of work. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls `onTakenOver` once the page is React's and the search has started, which takes a task of its own. */
const TakeOver = ({ onTakenOver, children }: { onTakenOver: () => void; children: ReactNode }) => {
  useEffect(() => void setTimeout(onTakenOver), [onTakenOver]);
  return children;
};

/** Resolves when the page of the first address has loaded. */
const whenLoaded = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    const check = ({ initialized }: DataRouter['state']): void => {
      if (!initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(check);
    check(router.state);
  });

/**
 * Starts a look: asks the host for the site, parses it, and mounts the storefront; a site that cannot be used shows a page that says why. A page that a
 * server has written is hydrated: nothing that it was made from is requested. Hydration starts only when everything has come that the page
 * needs at once. Otherwise the page stays plain HTML, says so, and tries again later.
 */
export const mountStorefront = (template: Template): void => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html needs an element with the id "root".');
  createPagePolicy(globalThis);
  document.documentElement.dataset['template'] = template.name;
  const session = openStorage(() => globalThis.sessionStorage);
  const slug = readSiteSlug(location.search, session);
  let isReady = (): void => waitFor('page')();

  /** Shows what no server has written, in place of what the page has. */
  const show = (content: ReactNode): void =>
    createRoot(container).render(
      <TakeOver onTakenOver={() => delete document.documentElement.dataset['otherAddress']}>{content}</TakeOver>,
    );

  /** The page that says why there is no website, fetched on need; where even that fails, its least words. */
  const fail = async (failure: StartFailure): Promise<void> => {
    if (failure.kind === 'failed') addEventListener('online', () => location.reload());
    const page = await retryImport(() => import('./StartFailurePage.tsx')).then(
      ({ StartFailurePage }) => <StartFailurePage failure={failure} />,
      () => (
        <main id="main">
          <PlainState
            title="This website cannot start right now"
            text="Please try again in a moment."
            retryLabel="Try again"
            onRetry={() => location.reload()}
            headingLevel={1}
          />
        </main>
      ),
    );
    show(<StrictMode>{page}</StrictMode>);
  };

  /** Rejects where a page that a server has written lacks something: then that page remains. */
  const start = async (): Promise<void> => {
    const found = takeOver(document);
    // Not the page of another site (`?site=`), nor of another address: a host of files ignores the parameters of an address.
    const written =
      found && found.slug === (slug ?? null) && found.address === pageAddress(location) ? found : undefined;
    const giveUp = (failure: StartFailure): Promise<void> =>
      written ? Promise.reject(new Error(`The site is ${failure.kind}.`)) : fail(failure);
    if (written) {
      await nextTask();
      // At its first use the browser loads what it knows of calendars: 15 ms on a fast machine, 60 on a slow phone. In the task that reads
      // the site, the page would not react to input for that long.
      void new Intl.DateTimeFormat('en-AU');
      await nextTask();
    }
    const answer = await fetchSite(createHttp({ baseUrl: '/', fetch: written?.fetch }), slug);
    if (answer.kind === 'unknown') forgetSiteSlug(session);
    if (answer.kind !== 'doc') return giveUp(answer);
    const input = {
      doc: answer.doc,
      templateName: template.name,
      templateDefaults: { navigation: template.navigation, ...template.siteDefaults },
    };
    const read = readSite(input);
    // The full check has the last word, and the words: it is fetched only where the quick reading doubts.
    const parsed: CheckedSite | undefined =
      read.kind === 'site'
        ? read
        : await retryImport(() => import('./doubtfulSite.ts')).then(
            ({ readDoubtful }) => readDoubtful(input),
            () => undefined,
          );
    if (parsed?.kind !== 'site') return giveUp({ kind: 'invalid', problems: parsed?.problems ?? [] });
    const { site } = parsed;
    // A server has written these into the page already; a change of the language alone would style every element again.
    if (!written) {
      document.documentElement.lang = countryLanguage(site.country);
      if (site.identity.favicon)
        document.querySelector('link[rel="icon"]')?.setAttribute('href', site.identity.favicon);
      applyTheme(document, site.theme);
    }
    nameEntry();
    if (written) await nextTask();
    const storefront = createStorefront({
      template,
      site,
      services: { fetch: written?.fetch },
      handedAnswer: written?.search,
      now: written?.now ?? Date.now,
      rng: written?.rng ?? Math.random,
      isWritten: written !== undefined,
      storage: { local: openStorage(() => globalThis.localStorage), session },
      watchStorage,
      createRouter: createBrowserRouter,
      arrival: location.search,
    });
    parsed.report?.(storefront.events);
    const app = (
      <StrictMode>
        <ServerContext value={false}>
          <StorefrontProvider value={storefront}>
            <RouterProvider router={storefront.router} />
          </StorefrontProvider>
        </ServerContext>
      </StrictMode>
    );
    if (written) {
      await whenLoaded(storefront.router);
      const { errors } = storefront.router.state;
      if (errors !== null || !(await areLoaded())) {
        storefront.router.dispose();
        throw Object.values(errors ?? {})[0] ?? new Error('A part of the page did not load.');
      }
      await nextTask();
      const onTakenOver = (): void => {
        isReady();
        enterTyped(container);
        found?.remove();
        // Parts that are hydrated later show the time of rendering until then.
        onIdleAfterPaint(written.finish);
        onFirstInput(written.finish);
      };
      retainEntries(container);
      // As a transition, React attaches in short tasks and the page reacts to input in between.
      startTransition(() => {
        hydrateRoot(container, <TakeOver onTakenOver={onTakenOver}>{app}</TakeOver>, {
          onRecoverableError: (error) =>
            storefront.events.emit({ kind: 'regionFailed', region: 'takeover', message: String(error) }),
        });
      });
    } else {
      found?.remove();
      show(app);
    }
    setTimeout(() => startBackgroundWork(storefront, watchStorage));
    return undefined;
  };

  const attemptStart = async (attempt: number): Promise<void> => {
    try {
      await start();
    } catch (error) {
      console.warn(error);
      isReady = waitFor('page');
      await new Promise<void>((resolve) => onNextChance(resolve, attempt));
      retryLoads();
      await attemptStart(attempt + 1);
    }
  };
  void attemptStart(0);
};
