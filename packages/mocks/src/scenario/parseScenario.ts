import { scenarios } from './scenario.ts';
import type { Scenario, ScenarioName } from './scenario.ts';

const isName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/**
 * Parses `?scenario=a,b&delay=500`. Unknown names are returned for the badge; the delay is at most a minute.
 *
 * @example
 * parseScenario(new URLSearchParams('scenario=lead-500&delay=200')) // => { names: ['lead-500'], delayMs: 200, unknown: [] }
 */
export const parseScenario = (params: URLSearchParams): Scenario => {
  const requested = (params.get('scenario') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'none');
  const delay = Number(params.get('delay') ?? 0);
  return {
    names: requested.filter(isName),
    unknown: requested.filter((name) => !isName(name)),
    delayMs: Number.isFinite(delay) ? Math.min(60_000, Math.max(0, delay)) : 0,
  };
};
