import type { LoaderFunctionArgs } from 'react-router';
import { requireSession } from '../../auth/requireSession.ts';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { definePage } from '../../page/definePage.ts';

/**
 * The gate of my garage. The page loads its data itself, so that it appears immediately.
 */
const load =
  (deps: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await requireSession(deps, request);
    return null;
  };

/** The visitor’s garage. */
export const page = definePage({
  route: 'garage',
  isPrivate: true,
  load,
});
