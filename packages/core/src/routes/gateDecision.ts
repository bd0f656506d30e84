import { gatedPage } from './gatedPage.ts';
import { matchRoute } from './matchRoute.ts';
import { signInPath } from './morePaths.ts';
import type { Site } from '../site/site.ts';
import type { RouteSite } from './sitePatterns.ts';

/** How a gated page treats a visitor: show the page, wait for the session, or redirect to sign-in. */
export type GateDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'signIn'; readonly href: string };

/** The visitor's target (path and query), the previous page, and the session. */
export type GateQuestion = {
  readonly address: string;
  readonly back: string;
  readonly session: 'loading' | 'signedIn' | 'signedOut';
};

/**
 * Gated pages redirect signed-out visitors to sign-in, with the page as redirect target and the previous page to go back to.
 * The decision waits until the session has loaded (decision E12).
 *
 * @example
 * gateDecision({ address: '/my-garage', back: '/', session: 'signedOut' }, aSite());
 * // => { kind: 'signIn', href: '/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F' }
 */
export const gateDecision = (
  { address, back, session }: GateQuestion,
  site: RouteSite & Pick<Site, 'auth'>,
): GateDecision => {
  const match = matchRoute(address, site);
  const gate = match.kind === 'route' ? gatedPage(match.name, site) : undefined;
  if (gate === undefined || session === 'signedIn') return { kind: 'open' };
  return session === 'loading'
    ? { kind: 'wait' }
    : { kind: 'signIn', href: signInPath({ type: gate.type, redirect: address, back }) };
};
