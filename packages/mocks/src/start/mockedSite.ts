import { applyFlags } from '../flags/applyFlags.ts';
import type { FlaggedSite } from '../flags/applyFlags.ts';
import { parseFlags } from '../flags/parseFlags.ts';

const group = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/**
 * The site document as a mocked page gets it: the search points at the embedded engine (or at the host asked for),
 * every other service at this page's own host, and the tester's flags are put in.
 *
 * @example
 * mockedSite(doc, { search: { host: 'http://localhost:4200/__search', apiKey: 'mock' }, auth: { url: 'http://localhost:4200', anonKey: 'mock' }, flags: 'search.columns:4' })
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
    auth: { url: string; anonKey: string } /** This page's own host, where the mock lender stands. */;
    host?: string;
    flags: string;
  },
): FlaggedSite => {
  // A document that is no object is answered as it stands: the storefront's own error page is what a tester wants to see.
  if (typeof doc !== 'object' || doc === null || Array.isArray(doc)) return { doc, applied: [], refused: [] };
  const services = group(group(doc).services);
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
