import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a site has of the table of routes: its patterns in the router's order, and addresses to open. */
export type SiteAddresses = { routes: { name: string; pattern: string }[]; paths: string[] };

/** Where the addresses of a look's sites are while its tests run. */
export const addressesFile = (template: string): string =>
  join(import.meta.dirname, '../../../../.tmp/test/addresses', `${template}.json`);

/** The addresses of a demo site, as `writeStock` wrote them. */
export const addressesOf = (template: string, slug: string): SiteAddresses =>
  (JSON.parse(readFileSync(addressesFile(template), 'utf8')) as Record<string, SiteAddresses>)[slug]!;

/** The route that an address belongs to. */
export const routeNameOf = (path: string, { routes }: SiteAddresses): string => {
  const parts = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  return (
    routes.find(({ pattern }) => {
      const wanted = pattern.split('/').filter(Boolean);
      const isOpen = wanted.at(-1) === '*';
      return (
        (isOpen ? parts.length >= wanted.length - 1 : parts.length === wanted.length) &&
        wanted.every((part, at) => part === '*' || part.startsWith(':') || part === parts[at])
      );
    })?.name ?? 'unknown'
  );
};
