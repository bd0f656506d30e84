import { isShown, type PageFacts, type PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/data';
import { cardAttributes, startFilter } from '@dealer/core/search';
import type { QueryAnswer, SearchQueries, SearchQuery } from '@dealer/search/query';
import type { PageStock, Sample } from './pageStock.ts';
import { withoutRepeats } from './withoutRepeats.ts';
import { type SectionDefinitions, sectionSettings } from './section.ts';
import type { SectionParts } from './SectionView.tsx';

/** The key of a query within one response. */
export const queryKey = (query: SearchQuery): string => JSON.stringify(query);

/** Sections show vehicles as cards. */
const cardFields = { attributesToRetrieve: [...cardAttributes] };

type Ask = {
  items: readonly PageItem[];
  definitions: SectionDefinitions;
  /** The sections of the look alone. */
  own?: SectionParts | undefined;
  facts: PageFacts;
};

/**
 * Requests what all sections of a page need in one query; nothing if none needs anything. A vehicle is shown by the first section
 * that finds it, not by those below.
 */
export const askStock = async (
  search: SearchQueries,
  { items, definitions, own = {}, facts }: Ask,
): Promise<QueryAnswer<PageStock>> => {
  const needs = items
    .filter((item) => isShown(item, facts))
    .map((item) => {
      const definition = ownValue(own, item.section)?.definition ?? ownValue(definitions, item.section);
      return definition?.needs?.(facts.site, sectionSettings(definition, item).settings, facts.vehicle) ?? {};
    });
  const facets = [...new Set(needs.flatMap((need) => need.facets ?? []))];
  const vehicles = new Map(needs.flatMap((need) => (need.vehicles ? [[queryKey(need.vehicles), need.vehicles]] : [])));
  const samples = [...new Map(needs.flatMap((need) => need.samples ?? []).map((query) => [queryKey(query), query]))];
  // Each section requests as many more vehicles as the sections above it may have shown already.
  let above = samples.length;
  const vehicleQueries = [...vehicles.values()].map((query) => {
    if (query.hitsPerPage === undefined) return query;
    const hitsPerPage = query.hitsPerPage + above;
    above += query.hitsPerPage;
    return { ...query, hitsPerPage };
  });
  const queries = [
    // Its counts lead to the searches that the site starts from.
    ...(facets.length > 0 ? [{ filter: startFilter(facts.site), facets, hitsPerPage: 0, page: 1 }] : []),
    ...samples.map(([, query]) => ({ ...query, ...cardFields, hitsPerPage: 1, page: 1 })),
    ...vehicleQueries.map((query) => ({ ...query, ...cardFields })),
  ];
  if (queries.length === 0) return { kind: 'ok', value: { facets: {}, vehicles: {}, samples: {} } };
  const answer = await search.multiSearch(queries);
  if (answer.kind === 'failed') return answer;
  const results = [...answer.value];
  if (results.length < queries.length) return { kind: 'failed', reason: 'malformed' };
  const counts = facets.length > 0 ? results.shift()?.facets : undefined;
  const sampled = samples.map(([key], at): [string, Sample] => {
    const { total = 0, vehicles: [vehicle] = [] } = results[at] ?? {};
    return [key, { total, vehicle }];
  });
  const shown = new Set<number>(sampled.flatMap(([, { vehicle }]) => (vehicle ? [vehicle.id] : [])));
  const bySection = [...vehicles].map(([key, { hitsPerPage }], at) => {
    const section = withoutRepeats(results[samples.length + at]?.vehicles ?? [], shown, hitsPerPage);
    for (const { id } of section) shown.add(id);
    return [key, section] as const;
  });
  return {
    kind: 'ok',
    value: { facets: counts ?? {}, vehicles: Object.fromEntries(bySection), samples: Object.fromEntries(sampled) },
  };
};
