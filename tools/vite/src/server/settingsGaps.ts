import { indexSettingsFor } from '@dealer/core/stock';

type Settings = {
  displayedAttributes?: readonly string[];
  searchableAttributes?: readonly string[];
  synonyms?: Readonly<Record<string, readonly string[]>>;
  typoTolerance?: { disableOnAttributes?: readonly string[] };
  filterableAttributes?: readonly (string | { attributePatterns: readonly string[] })[];
  sortableAttributes?: readonly string[];
  rankingRules?: readonly string[];
  faceting?: { maxValuesPerFacet?: number };
  pagination?: { maxTotalHits?: number };
};

/** A pattern such as `*` or `price*` covers more than its own name. */
const covers = (pattern: string, name: string): boolean =>
  pattern === name || (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1)));
const absent = (needed: readonly string[], has: readonly string[]): string[] =>
  needed.filter((name) => !has.some((pattern) => covers(pattern, name)));

/** What an index's settings lack that the storefront needs, each as one sentence; none when all is there. */
export const settingsGaps = (settings: Settings, documentCount: number): string[] => {
  const needed = indexSettingsFor(documentCount);
  const filters = absent(
    needed.filterableAttributes,
    (settings.filterableAttributes ?? []).flatMap((one) => (typeof one === 'string' ? [one] : one.attributePatterns)),
  );
  const sorts = absent(needed.sortableAttributes, settings.sortableAttributes ?? []);
  const missingSearchable = absent(needed.searchableAttributes, settings.searchableAttributes ?? ['*']);
  const foreign = (settings.searchableAttributes ?? ['*']).filter(
    (name) => !needed.searchableAttributes.includes(name),
  );
  const shown = settings.displayedAttributes ?? ['*'];
  const unread = shown.filter((name) => !needed.displayedAttributes.includes(name));
  const unshown = absent(needed.displayedAttributes, shown);
  const exact = absent(needed.typoTolerance.disableOnAttributes, settings.typoTolerance?.disableOnAttributes ?? []);
  const synonyms = settings.synonyms ?? {};
  const untold = Object.keys(needed.synonyms).filter((word) => !(word in synonyms));
  const rules = settings.rankingRules ?? [];
  const values = settings.faceting?.maxValuesPerFacet ?? 100;
  const hits = settings.pagination?.maxTotalHits ?? 1_000;
  return [
    filters.length > 0 && `It cannot filter by ${filters.join(', ')}.`,
    sorts.length > 0 && `It cannot sort by ${sorts.join(', ')}.`,
    missingSearchable.length > 0 && `It does not search in ${missingSearchable.join(', ')}.`,
    foreign.length > 0 && `It searches in ${foreign.join(', ')} as well: more than the vehicle itself is found.`,
    unshown.length > 0 && `It does not answer with ${unshown.join(', ')}.`,
    unread.length > 0 && `It answers with ${unread.join(', ')} as well: whoever searches can read it.`,
    exact.length > 0 && `It takes ${exact.join(', ')} with typing errors: another vehicle's number is found.`,
    untold.length > 0 &&
      `It lacks ${untold.length} of ${Object.keys(needed.synonyms).length} synonyms, such as "${untold[0] ?? ''}".`,
    rules[0] !== 'sort' && 'The ranking rule "sort" is not the first: lowest price would not mean lowest price.',
    !rules.includes('custom_rank:desc') &&
      'It lacks the ranking rule "custom_rank:desc": a search without missingSearchable has no order.',
    values < needed.faceting.maxValuesPerFacet &&
      `It lists ${values} values of a filter (maxValuesPerFacet), ${needed.faceting.maxValuesPerFacet} are needed.`,
    hits < documentCount &&
      `It shows ${hits} of ${documentCount} vehicles (maxTotalHits); ${needed.pagination.maxTotalHits} are needed.`,
  ].filter((line) => line !== false);
};

/**
 * Asks a search server for its settings and says what they lack, or why that is not known. Never throws: a site may start
 * before its search does.
 */
export const checkSearchServer = async (host: string, key: string, indexUid: string): Promise<string[]> => {
  const call = async (path: string, method = 'GET'): Promise<{ status: number; body: Record<string, unknown> }> => {
    const answer = await fetch(`${host.replace(/\/+$/, '')}/indexes/${indexUid}/${path}`, {
      method,
      headers: {
        ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: '{"limit":0}' }),
      signal: AbortSignal.timeout(5_000),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  try {
    const [settings, stats] = [await call('settings'), await call('stats')];
    if (settings.status === 401)
      return ['It answers nobody without a key: pass one that can search with --search-key.'];
    if (settings.status === 403)
      return (await call('search', 'POST')).status === 403
        ? [`It refuses the key: it is unknown or expired, or it cannot search ${indexUid}.`]
        : ['Its settings are not checked: the key may not read them.'];
    if (settings.status === 404)
      return [`It has no index ${indexUid}. npm run stock -- import <feed> --to ${host} fills it.`];
    if (settings.status !== 200) return [`Its settings are not checked: it answered ${settings.status}.`];
    const gaps = settingsGaps(settings.body, Number(stats.body['numberOfDocuments'] ?? 0));
    return gaps.length === 0 ? [] : [...gaps, `npm run stock -- import <feed> --to ${host} sets them.`];
  } catch {
    return ['It does not answer yet.'];
  }
};
