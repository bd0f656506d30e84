import { breakHits } from './breakHits.ts';
import { scenarios } from './scenario.ts';
import type { FaultEffect, FaultGroup, FaultOptions, Scenario, ScenarioName } from './scenario.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The groups that a fault of `token` also affects. */
const tokenGroups: readonly FaultGroup[] = ['renewal', 'details'];

/** Faults of `api` affect all groups except search and site. */
const touches = (fault: FaultGroup, group: FaultGroup): boolean =>
  fault === group ||
  (fault === 'network' && group !== 'site') ||
  (fault === 'token' && tokenGroups.includes(group)) ||
  (fault === 'api' && group !== 'search' && group !== 'site');

/** What happened to a call on its way, for the log. */
export type CallNotes = { faults: ScenarioName[]; unhandled: boolean };

/** How many calls of the page each fault has met. */
const calls = new WeakMap<Scenario, Map<ScenarioName, number>>();

const countCall = (scenario: Scenario, name: ScenarioName): number => {
  const counts = calls.get(scenario) ?? new Map<ScenarioName, number>();
  const count = (counts.get(name) ?? 0) + 1;
  calls.set(scenario, counts.set(name, count));
  return count;
};

const happens = (count: number, { chance = 100, call = count }: FaultOptions): boolean =>
  call === count && Math.random() * 100 < chance;

/**
 * Applies the scenario's faults to an answer: a delay, a changed answer or a network error (`Response.error()`). The
 * scenario's delay applies to the groups of its faults, or to every call if it has none.
 */
export const withFaults = async (
  scenario: Scenario,
  group: FaultGroup,
  answer: () => Promise<Response>,
  notes?: CallNotes,
): Promise<Response> => {
  const met = scenario.names.filter((name) => touches(scenarios[name].group, group));
  const faults = met.flatMap((name): { effect: FaultEffect; delayMs: number }[] => {
    const options = scenario.options?.[name] ?? {};
    if (!happens(countCall(scenario, name), options)) return [];
    notes?.faults.push(name);
    const { effect }: { effect: FaultEffect } = scenarios[name];
    return [
      {
        effect: options.status === undefined ? effect : { ...effect, kind: 'status', status: options.status },
        delayMs: options.delay ?? 0,
      },
    ];
  });
  const slow = faults.map(({ effect }) => effect).find((effect) => effect.kind === 'slow');
  const general = faults.length > 0 || scenario.names.length === 0 ? scenario.delayMs : 0;
  const delayMs = Math.max(0, ...faults.map((fault) => fault.delayMs)) || general || (slow?.delayMs ?? 0);
  if (delayMs > 0) await wait(delayMs);
  for (const { effect } of faults) {
    switch (effect.kind) {
      case 'offline':
        return Response.error();
      case 'status':
        return Response.json('error' in effect ? { error: effect.error, message: effect.error } : {}, {
          status: effect.status,
          headers: 'retryAfter' in effect ? { 'retry-after': String(effect.retryAfter) } : {},
        });
      case 'dropped':
        await answer();
        return Response.error();
      case 'answer':
        return Response.json(effect.body);
      case 'malformed':
        return new Response('{"results": [ <!doctype html> an unexpected end', {
          headers: { 'content-type': 'application/json' },
        });
      case 'malformedHits':
        return breakHits(await answer());
      case 'slow':
        break;
    }
  }
  return answer();
};
