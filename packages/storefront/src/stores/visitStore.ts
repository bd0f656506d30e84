import { campaignParams } from '@dealer/core/saved';
import { fieldsOf } from './fields.ts';
import { persisted, type SiteStorage } from './persisted.ts';

/** The data of the visit that a lead contains (lead_attributes). */
export type Visit = { pages: string[]; queryParams: Record<string, string> };

const readVisit = (value: unknown): Visit | undefined => {
  const { pages, queryParams } = fieldsOf(value) ?? {};
  return Array.isArray(pages) && pages.every((page) => typeof page === 'string')
    ? { pages, queryParams: fieldsOf(queryParams) as Visit['queryParams'] }
    : undefined;
};

/** The pages of this visit and the campaign that it came from. */
export type VisitStore = {
  read: () => Visit;
  record: (path: string) => void;
  /** The visitor signed out: where they came from goes. */
  forgetCampaign: () => void;
};

const mostPages = 20;

/**
 * Stores the last 20 pages of the session and the campaign parameters of its first address (decision G8). Only paths are stored: nothing
 * that a shopper typed enters a lead through an address.
 */
export const createVisitStore = ({
  storage,
  prefix,
  arrival,
  campaignNames,
}: SiteStorage & {
  arrival: string;
  campaignNames: readonly string[];
}): VisitStore => {
  const persistedVisit = persisted(storage, `${prefix}visit`, readVisit, 1, undefined);
  const stored = persistedVisit.read();
  let visit: Visit = {
    pages: stored?.pages ?? [],
    queryParams: campaignParams(stored?.queryParams ?? arrival, campaignNames),
  };
  const write = (next: Partial<Visit>): void => {
    visit = { ...visit, ...next };
    persistedVisit.write(visit);
  };
  return {
    read: () => visit,
    record: (path) => {
      if (visit.pages.at(-1) !== path) write({ pages: [...visit.pages, path].slice(-mostPages) });
    },
    forgetCampaign: () => write({ queryParams: {} }),
  };
};
