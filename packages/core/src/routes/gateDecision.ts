import { gatedPage } from './gatedPage.ts';
import { matchRoute } from './matchRoute.ts';
import { signInPath } from './morePaths.ts';
import type { Site } from '../site/site.ts';
import type { RouteSite } from './sitePatterns.ts';

/** What to do with a visitor at a page: let them in, wait until the session is known, or send them to sign in. */
export type GateDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'signIn'; readonly href: string };

/** Where the visitor wants to go (path and query), where they come from, and what is known of their session. */
export type GateQuestion = {
  readonly address: string;
  readonly back: string;
  readonly session: 'loading' | 'signedIn' | 'signedOut';
};

/**
 * Gated pages send signed-out visitors to sign-in, with the page as redirect and the page before as way back, once loading
 * finishes and not sooner (specification sections 4 and 6; decision E12).
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
