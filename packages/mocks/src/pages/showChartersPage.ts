import { faultGroups } from '../scenario/faultGroups.ts';
import { scenarios } from '../scenario/scenario.ts';
import type { FaultGroup, ScenarioName } from '../scenario/scenario.ts';
import { charters } from './charters.ts';
import type { Charter } from './charters.ts';
import { element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';
import { showPage } from './pageFrame.ts';

const namesOf = (group: FaultGroup): ScenarioName[] =>
  (Object.keys(scenarios) as ScenarioName[]).filter((name) => scenarios[name].group === group);

const list = (lines: readonly string[]): HTMLElement =>
  element('ul', {}, ...lines.map((line) => element('li', {}, line)));

const section = ({ title, page, attempt, broken, holds }: Charter, { base, siteSlug }: PageDeps): HTMLElement => {
  const address = `${base}${page}?site=${siteSlug}`;
  return element(
    'section',
    { class: 'stack' },
    element('h2', {}, title),
    element('a', { href: `${address}&scenario=none` }, 'Start with nothing broken'),
    element('h3', {}, 'Try'),
    list(attempt),
    element('h3', {}, 'Must hold'),
    list(holds),
    element(
      'details',
      {},
      element('summary', {}, 'Start with a fault'),
      element(
        'ul',
        {},
        ...broken
          .flatMap(namesOf)
          .map((name) =>
            element(
              'li',
              {},
              element('a', { href: `${address}&scenario=${name}` }, name),
              `: ${scenarios[name].description}`,
            ),
          ),
      ),
    ),
  );
};

/**
 * `/__mocks/charters`: what to try on each journey, with links to what breaks it, and all scenarios with the pages they matter on.
 */
export const showChartersPage = (deps: PageDeps): void => {
  showPage(
    { title: 'Charters', base: deps.base, siteSlug: deps.siteSlug },
    ...charters.map((charter) => section(charter, deps)),
    element(
      'section',
      { class: 'stack' },
      element('h2', {}, 'All scenarios'),
      element(
        'dl',
        {},
        ...(Object.keys(faultGroups) as FaultGroup[]).flatMap((group) => {
          const { label, pages } = faultGroups[group];
          return [
            element('dt', {}, label),
            element(
              'dd',
              {},
              `${namesOf(group).join(', ')}. Pages: ${pages === 'every' ? 'every page' : pages.join(', ')}.`,
            ),
          ];
        }),
      ),
    ),
  );
};
