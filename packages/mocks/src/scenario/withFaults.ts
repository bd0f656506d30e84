import { breakHits } from './breakHits.ts';
import { scenarios } from './scenario.ts';
import type { FaultGroup, Scenario } from './scenario.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The groups that a fault of `token` also affects. */
const tokenGroups: readonly FaultGroup[] = ['renewal', 'details'];

/** Faults of `api` affect all groups except search and site. */
const touches = (fault: FaultGroup, group: FaultGroup): boolean =>
  fault === group ||
  (fault === 'token' && tokenGroups.includes(group)) ||
  (fault === 'api' && group !== 'search' && group !== 'site');

/**
 * Applies the scenario's faults to an answer: a delay, a changed answer or a network error (`Response.error()`). The
 * scenario's delay applies to the groups of its faults, or to every call if it has none.
 *
 * @example
 * await withFaults(scenario, 'leads', () => api.handle(request))
 */
export const withFaults = async (
  scenario: Scenario,
  group: FaultGroup,
  answer: () => Promise<Response>,
): Promise<Response> => {
  const faults = scenario.names.map((name) => scenarios[name]).filter((fault) => touches(fault.group, group));
  const slow = faults.map((fault) => fault.effect).find((effect) => effect.kind === 'slow');
  const general = faults.length > 0 || scenario.names.length === 0 ? scenario.delayMs : 0;
  const delayMs = general || (slow?.delayMs ?? 0);
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
