import * as z from 'zod/mini';
import { persisted } from './persisted.ts';
import type { KeyValueStorage } from './persisted.ts';

const visitSchema = z.object({ pages: z.array(z.string()), queryParams: z.record(z.string(), z.string()) });

/** What a lead tells of the visit (specification section 3, Lead: lead_attributes). */
export type Visit = z.output<typeof visitSchema>;

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
  const kept = persisted(storage, `${prefix}visit`, visitSchema, 1, { pages: [], queryParams: Object.fromEntries(new URLSearchParams(arrival)) });
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
