import { scenarios } from './scenario.ts';
import type { FaultOptions, Scenario, ScenarioName } from './scenario.ts';

const isName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** The options of a fault with the lowest and the highest value. */
export const faultOptions = {
  status: { min: 200, max: 599, label: 'Status' },
  delay: { min: 0, max: 60_000, label: 'Delay in ms' },
  chance: { min: 1, max: 99, label: 'Chance in %' },
  call: { min: 1, max: 99, label: 'Only call number' },
} as const satisfies Record<keyof FaultOptions, { min: number; max: number; label: string }>;

const isOption = (name: string): name is keyof FaultOptions => Object.hasOwn(faultOptions, name);

/** `lead-500(status:503;call:2)`; undefined where the name or an option is unknown. */
const readFault = (text: string): { name: ScenarioName; options: FaultOptions } | undefined => {
  const [, name = '', written = ''] = /^([\w-]+)(?:\((.*)\))?$/.exec(text) ?? [];
  if (!isName(name)) return undefined;
  const options: FaultOptions = {};
  for (const part of written.split(';').filter((one) => one !== '')) {
    const [option = '', value = ''] = part.split(':').map((one) => one.trim());
    if (!isOption(option) || !/^\d+$/.test(value)) return undefined;
    const { min, max } = faultOptions[option];
    if (Number(value) < min || Number(value) > max) return undefined;
    options[option] = Number(value);
  }
  return { name, options };
};

/**
 * Parses `?scenario=a,b(call:2)&delay=500`. Unknown names and options are returned for the panel; the delay is at most a minute.
 */
export const parseScenario = (params: URLSearchParams): Scenario => {
  const scenario: Required<Scenario> = { names: [], options: {}, delayMs: 0, unknown: [] };
  for (const text of (params.get('scenario') ?? '').split(',').map((one) => one.trim())) {
    if (text === '' || text === 'none') continue;
    const fault = readFault(text);
    if (fault === undefined) scenario.unknown.push(text);
    else {
      scenario.names.push(fault.name);
      scenario.options[fault.name] = fault.options;
    }
  }
  const delay = Number(params.get('delay') ?? 0);
  if (Number.isFinite(delay)) scenario.delayMs = Math.min(60_000, Math.max(0, delay));
  return scenario;
};

/** Faults as `?scenario=` writes them. */
export const scenarioText = (faults: readonly { name: string; options: FaultOptions }[]): string =>
  faults
    .map(({ name, options }) => {
      const written = Object.entries(options).map(([option, value]) => `${option}:${value}`);
      return written.length === 0 ? name : `${name}(${written.join(';')})`;
    })
    .join(',');
