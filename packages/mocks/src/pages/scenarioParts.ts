import { faultGroups } from '../scenario/faultGroups.ts';
import { faultOptions, scenarioText } from '../scenario/parseScenario.ts';
import { scenarios } from '../scenario/scenario.ts';
import type { FaultGroup, FaultOptions, ScenarioName } from '../scenario/scenario.ts';
import { scenarioOf } from '../scenario/testerSettings.ts';
import { element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';

const optionNames = Object.keys(faultOptions) as (keyof FaultOptions)[];

/** A scenario with its switch, and its options while it is on. */
const choice = (
  name: ScenarioName,
  { options, change }: { options: FaultOptions | undefined; change: () => void },
): { root: HTMLElement; read: () => { name: ScenarioName; options: FaultOptions } | undefined } => {
  const box = element('input', { type: 'checkbox', id: `scenario-${name}`, checked: options !== undefined });
  const inputs = optionNames.map((option) => {
    const { min, max } = faultOptions[option];
    const value = options?.[option];
    const attributes = { type: 'number', id: `${name}-${option}`, min: String(min), max: String(max), change };
    return element('input', { ...attributes, value: value === undefined ? '' : String(value) });
  });
  const fields = element(
    'div',
    { class: 'options', hidden: options === undefined },
    ...optionNames.map((option, at) =>
      element('div', {}, element('label', { for: `${name}-${option}` }, faultOptions[option].label), inputs[at] ?? ''),
    ),
  );
  box.addEventListener('change', () => {
    fields.hidden = !box.checked;
    change();
  });
  return {
    root: element(
      'div',
      { class: 'choice' },
      box,
      element(
        'div',
        {},
        element('label', { for: `scenario-${name}` }, name),
        element('p', { class: 'quiet' }, scenarios[name].description),
        fields,
      ),
    ),
    read: () =>
      box.checked
        ? {
            name,
            options: Object.fromEntries(
              optionNames.flatMap((option, at) => {
                const input = inputs[at];
                return input?.value && input.checkValidity() ? [[option, input.valueAsNumber]] : [];
              }),
            ),
          }
        : undefined,
  };
};

/** All scenarios by the calls that they break, with a search. A change applies at once. */
export const scenarioParts = (deps: PageDeps, notify: (text: string) => void): HTMLElement[] => {
  const { names, options = {} } = scenarioOf(deps.settings());
  const change = (): void => {
    deps.change({ scenario: scenarioText(choices.flatMap(({ read }) => read() ?? [])) });
    notify('Applies to the next call.');
  };
  const choices = (Object.keys(scenarios) as ScenarioName[]).map((name) => ({
    name,
    text: `${name} ${scenarios[name].description} ${faultGroups[scenarios[name].group].label}`.toLowerCase(),
    group: scenarios[name].group as FaultGroup,
    ...choice(name, { options: names.includes(name) ? (options[name] ?? {}) : undefined, change }),
  }));
  const groups = (Object.keys(faultGroups) as FaultGroup[]).map((group) => ({
    group,
    root: element(
      'details',
      {},
      element('summary', {}, faultGroups[group].label),
      ...choices.filter((one) => one.group === group).map(({ root }) => root),
    ),
  }));
  const page = deps.pageName();
  const search = element('input', { type: 'search', id: 'scenario-search', autocomplete: 'off' });
  const onPage = element('input', { type: 'checkbox', checked: page !== undefined });
  const count = element('p', { class: 'quiet', role: 'status' });
  const filter = (): void => {
    const terms = search.value.toLowerCase().split(/\s+/);
    for (const { group, text, root, read } of choices) {
      const { pages } = faultGroups[group];
      const isOfPage = !onPage.checked || page === undefined || pages === 'every' || pages.includes(page);
      root.hidden = read() === undefined && !(isOfPage && terms.every((term) => text.includes(term)));
    }
    for (const { group, root } of groups) {
      const shown = choices.filter((one) => one.group === group && !one.root.hidden);
      root.hidden = shown.length === 0;
      root.open = search.value !== '' || shown.some(({ read }) => read() !== undefined);
    }
    count.textContent = `${choices.filter(({ root }) => !root.hidden).length} of ${choices.length} scenarios`;
  };
  search.addEventListener('input', filter);
  onPage.addEventListener('change', filter);
  filter();
  return [
    element('div', {}, element('label', { for: 'scenario-search' }, 'Search scenarios'), search),
    ...(page === undefined ? [] : [element('label', { class: 'check' }, onPage, 'Only those of this page')]),
    count,
    element('div', {}, ...groups.map(({ root }) => root)),
  ];
};
