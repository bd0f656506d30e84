import { fieldsOf } from './fields.ts';
import { persisted } from './persisted.ts';
import type { KeyValueStorage } from './persisted.ts';

/** What a lead tells of the visit (specification section 3, Lead: lead_attributes). */
export type Visit = { pages: string[]; queryParams: Record<string, string> };

const isText = (value: unknown): value is string => typeof value === 'string';

const readVisit = (value: unknown): Visit | undefined => {
  const { pages, queryParams: stored } = fieldsOf(value) ?? {};
  const queryParams = fieldsOf(stored);
  return Array.isArray(pages) && pages.every(isText) && queryParams && Object.values(queryParams).every(isText) ? { pages, queryParams: queryParams as Record<string, string> } : undefined;
};

/** The pages of this visit and the query parameters it arrived with. */
export type VisitStore = { read: () => Visit; record: (path: string) => void };

const mostPages = 20;

/**
 * Remembers the last 20 pages of the session and the parameters of the address that the shopper came by.
 * Only paths are kept: what a shopper typed never enters a lead by way of an address.
 *
 * @example
 * const visit = createVisitStore({ storage: sessionStorage, prefix: 'dealer:my-site:', arrival: '?utm_source=mail' });
 * visit.record('/search/used-cars');
 */
export const createVisitStore = ({ storage, prefix, arrival }: { storage: KeyValueStorage; prefix: string; arrival: string }): VisitStore => {
  const kept = persisted(storage, `${prefix}visit`, readVisit, 1, { pages: [], queryParams: Object.fromEntries(new URLSearchParams(arrival)) });
  let visit = kept.read();
  return {
    read: () => visit,
    record: (path) => {
      if (visit.pages.at(-1) === path) return;
      visit = { ...visit, pages: [...visit.pages, path].slice(-mostPages) };
      kept.write(visit);
    },
  };
};
