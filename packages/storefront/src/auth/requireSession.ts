import { createPath, type LoaderFunctionArgs, redirect } from 'react-router';
import { gateDecision, homePath, pathOf } from '@dealer/core/routes';
import type { StorefrontDeps } from '../boot/storefront.ts';
import type { SessionState } from './createSessionStore.ts';
import { sessionOf } from './sessionOf.ts';

/** Where a loader's navigation leads, with its anchor: a request has none, the navigation that makes it does. */
const addressOf = (request: Request, router: StorefrontDeps['router']): string => {
  const { pathname, search } = new URL(request.url);
  const target = router && (router.state.navigation.location ?? router.state.location);
  return createPath({
    pathname,
    search,
    hash: target?.pathname === pathname && target.search === search ? target.hash : '',
  });
};

/**
 * For loaders of pages that a site may gate (decision E12): waits until the session is known, then lets the
 * visitor in, or throws the way to sign-in with this page, its query and its anchor as redirect and the page before as way back. Pages
 * that the site leaves open let everybody in.
 */
export const requireSession = async (
  deps: Pick<StorefrontDeps, 'site' | 'api' | 'local' | 'now' | 'once' | 'stores' | 'router'>,
  request: Request,
): Promise<SessionState> => {
  const session = sessionOf(deps);
  const { pathname } = new URL(request.url);
  const back =
    deps.stores.visit
      .read()
      .pages.findLast((page) => pathOf(page) !== pathOf(pathname) && pathOf(page) !== '/sign-in') ?? homePath;
  // The first page begins to load before there is a router to ask.
  const decide = (known: 'loading' | 'signedIn' | 'signedOut') =>
    gateDecision({ address: addressOf(request, deps.router), back, session: known }, deps.site);
  let decision = decide(session.getState().status);
  if (decision.kind === 'wait') decision = decide(await session.getState().settle());
  if (decision.kind === 'signIn') throw redirect(decision.href);
  return session.getState();
};

/** The loader of a page that only has the gate: it loads its data itself, so that it appears immediately. */
export const gateOnly =
  (deps: Parameters<typeof requireSession>[0]) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> => {
    await requireSession(deps, request);
    return null;
  };
