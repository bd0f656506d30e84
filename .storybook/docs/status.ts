import records from '../componentRecords.json' with { type: 'json' };
import type { ComponentFacts } from '../componentFacts.ts';

type Component = Pick<ComponentFacts, 'name' | 'purpose'>;

const fresh: readonly string[] = records.new;
const reviewed: Readonly<Record<string, string>> = records.reviewed;

/** The state of a component: its docstring deprecates it, or it is recorded as new while its settings may still change. */
export const statusOf = ({ name, purpose }: Component): string => {
  if (purpose.length > 0 && purpose.every(({ isDeprecated }) => isDeprecated))
    return 'Deprecated: new pages do not use it.';
  return fresh.includes(name) ? 'New: its settings may still change.' : 'Stable.';
};

/** When all of its stories were last reviewed in every look, light and dark, and by keyboard. */
export const reviewOf = ({ name }: Component): string =>
  reviewed[name] === undefined
    ? 'Accessibility: axe in each run, no review by keyboard yet.'
    : `Accessibility review: ${reviewed[name]}.`;
