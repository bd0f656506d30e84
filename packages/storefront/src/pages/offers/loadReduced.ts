import { pageList } from '@dealer/core/page';
import { priceLine } from '@dealer/core/price';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import type { QueryAnswer } from '@dealer/search/query';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { section } from './sections/ReducedVehicles/section.ts';
import { sectionSettings } from '../../sections/section.ts';
import { offersList } from './offersList.ts';

/** The index cannot compare two prices: of the vehicles with an earlier price some cost the same now. */
const spare = 2;

const isReduced = (vehicle: Vehicle, site: Site): boolean => {
  const line = priceLine(vehicle, site);
  return line.kind === 'price' && line.was !== undefined;
};

/** Searches the newest vehicles with a reduced price, if the offers page has them. */
const findReduced = async ({
  site,
  template,
  search,
}: Pick<StorefrontDeps, 'site' | 'template' | 'search'>): Promise<QueryAnswer<readonly Vehicle[]>> => {
  const list = pageList(offersList, template.pages.offers, site.pages['offers']);
  const item = list.find((listed) => listed.section === 'reducedVehicles');
  if (item === undefined) return { kind: 'ok', value: [] };
  const { limit } = sectionSettings(section, item).settings as { limit: number };
  const answer = await search.multiSearch([
    {
      filter: 'status = in_stock AND price > 0 AND before_price > 0',
      sort: ['created_at_timestamp:desc'],
      limit: limit * spare,
    },
  ]);
  if (answer.kind === 'failed') return answer;
  const [result] = answer.value;
  return { kind: 'ok', value: (result?.vehicles ?? []).filter((vehicle) => isReduced(vehicle, site)) };
};

/**
 * The newest vehicles with a reduced price, if the offers page has them. One search serves a whole stay on the page: a filter of the
 * offers does not change them, and must not wait for them.
 */
export const loadReduced = (deps: StorefrontDeps, pathname: string): Promise<QueryAnswer<readonly Vehicle[]>> => {
  const found = deps.once('reducedVehicles', (): { answer?: Promise<QueryAnswer<readonly Vehicle[]>> } => ({}));
  if (found.answer && deps.router?.state.location.pathname === pathname) return found.answer;
  const answer = findReduced(deps);
  found.answer = answer;
  // "Try again" searches again.
  void answer.then(({ kind }) => {
    if (kind === 'failed' && found.answer === answer) delete found.answer;
  });
  return answer;
};
