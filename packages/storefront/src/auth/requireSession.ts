import { redirect } from 'react-router';
import { gateDecision, homePath, pathOf } from '@dealer/core/routes';
import type { StorefrontDeps } from '../boot/storefront.ts';
import type { SessionState } from './createSessionStore.ts';
import { sessionOf } from './sessionOf.ts';

/**
 * For loaders of pages that a site may gate (specification section 6; decision E12): waits until the session is known, then lets the
 * visitor in, or throws the way to sign-in with this page as redirect and the page before as way back. Pages that the site leaves open let
 * everybody in.
 *
 * @example
 * export const garageLoader = (deps: StorefrontDeps) => async ({ request }: LoaderFunctionArgs) => {
 *   const { user } = await requireSession(deps, request);
 * };
 */
export const requireSession = async (deps: Pick<StorefrontDeps, 'site' | 'api' | 'local' | 'now' | 'keep' | 'stores'>, request: Request): Promise<SessionState> => {
  const session = sessionOf(deps);
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const back = deps.stores.visit.read().pages.findLast((page) => pathOf(page) !== pathOf(address) && pathOf(page) !== '/sign-in') ?? homePath;
  const decide = (known: 'loading' | 'signedIn' | 'signedOut') => gateDecision({ address, back, session: known }, deps.site);
  let decision = decide(session.getState().status);
  if (decision.kind === 'wait') decision = decide(await session.getState().settle());
  if (decision.kind === 'signIn') throw redirect(decision.href);
  return session.getState();
};
