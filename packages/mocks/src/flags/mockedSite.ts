import { applyFlags } from './applyFlags.ts';
import type { FlaggedSite } from './applyFlags.ts';
import { parseFlags } from './parseFlags.ts';
import { objectOrEmpty } from '../routing/values.ts';

/**
 * The site document of a mocked page: its search is the given host, all other services are on this page's host, and the
 * tester's flags are applied.
 */
export const mockedSite = (
  doc: unknown,
  {
    search,
    auth,
    host,
    flags,
  }: {
    search: { host: string; apiKey: string };
    auth: { url: string; anonKey: string };
    /** This page's host, which also serves the mock lender and payment page. */
    host?: string;
    flags: string;
  },
): FlaggedSite => {
  // A document that is not an object is returned unchanged, so that a tester sees the storefront's error page.
  if (typeof doc !== 'object' || doc === null || Array.isArray(doc)) return { doc, applied: [], refused: [] };
  const services = objectOrEmpty(objectOrEmpty(doc).services);
  return applyFlags(
    {
      ...doc,
      services: {
        ...services,
        search,
        auth,
        api: { baseUrl: '' },
        ...(host === undefined ? {} : { redirects: { allowedHosts: [host] }, payments: { allowedHosts: [host] } }),
      },
    },
    parseFlags(flags),
  );
};
