import { browseLeads } from './leads/browseLeads.ts';
import { reloadLeads } from './leads/reloadLeads.ts';
import type { ReloadCount } from './leads/reloadLeads.ts';
import { simulateLeads } from './leads/simulateLeads.ts';
import type { LeadCount } from './leads/simulateLeads.ts';
import type { Measurement } from './measurement.ts';

const none = Number.POSITIVE_INFINITY;
const simulated = 1_000;
const inChromium = 60;
const reloads = 500;

const rows = (
  where: string,
  { submitted, recorded, once, lost, doubled, confirmed, left, calls, mishaps }: LeadCount,
): Measurement[] => {
  const row = (what: string, value: number, budget = none): Measurement => ({
    part: 'leads',
    what: `${where}: ${what}`,
    value,
    unit: 'times',
    budget,
  });
  return [
    row('submitted', submitted),
    row('recorded, by the mock backend', recorded, submitted),
    row('recorded exactly once', once),
    row('not recorded exactly once', submitted - once, 0),
    row('lost', lost, 0),
    row('doubled', doubled, 0),
    row('not confirmed to the shopper', submitted - confirmed, 0),
    row('left on the device', left, 0),
    row('calls', calls),
    ...Object.entries(mishaps)
      .sort()
      .map(([name, count]) => row(`mishap: ${name}`, count, name === 'broken' ? 0 : none)),
  ];
};

const reloadRows = ({
  reloads: total,
  unrecorded,
  doubled,
  unconfirmed,
  confirmedTwice,
  onSuccess,
  onNotice,
  broken,
}: ReloadCount): Measurement[] => {
  const row = (what: string, value: number, budget = none): Measurement => ({
    part: 'leads',
    what: `reloads: ${what}`,
    value,
    unit: 'times',
    budget,
  });
  return [
    row('between 0 and 400 ms after Send or its answer', total),
    row('confirmed on the page of thanks', onSuccess),
    row('confirmed in the notice', onNotice),
    row('unconfirmed', unconfirmed, 0),
    row('confirmed twice', confirmedTwice, 0),
    row('not recorded', unrecorded, 0),
    row('doubled', doubled, 0),
    row('broken', broken, 0),
  ];
};

/**
 * Leads in bad weather: 1,000 submissions in simulated time against the mock backend, and 60 in Chromium on the production build of
 * the first look (`npm run build` first), each recorded exactly once; and 500 reloads around the server's answer, each confirmed exactly once. The misfortunes are drawn from the moment of the run; the seed is printed.
 */
export const leadsBench = async (now: number): Promise<Measurement[]> => {
  const seed = Math.floor(now / 1000) % 1_000_000;
  return [
    { part: 'leads', what: 'seed', value: seed, unit: 'times', budget: none },
    ...rows('simulated', await simulateLeads(simulated, seed)),
    ...rows('Chromium', await browseLeads(inChromium, seed)),
    ...reloadRows(await reloadLeads(reloads)),
  ];
};
