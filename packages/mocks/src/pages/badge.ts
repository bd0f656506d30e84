import { scenarios } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { adoptStyles } from './adoptStyles.ts';
import { element } from './element.ts';

/** The contents of the badge. */
export type BadgeState = {
  scenario: Scenario;
  applied: string[];
  refused: { text: string; reason: string }[];
  mocksHref: string;
  onClear: () => void;
};

const css = `
.dealer-mocks{position:fixed;inset-block-end:.5rem;inset-inline-start:.5rem;z-index:2147483000;max-inline-size:min(22rem,calc(100vw - 1rem));
font:500 .8125rem/1.45 ui-sans-serif,system-ui,sans-serif;color:#fff;background:#1c1430;border:1px solid #6d5aa8;border-radius:.5rem;box-shadow:0 4px 18px rgb(0 0 0/.3)}
.dealer-mocks summary{padding:.5rem .75rem;cursor:pointer;overflow-wrap:anywhere}
.dealer-mocks div{padding:0 .75rem .75rem;display:grid;gap:.375rem}
.dealer-mocks p{margin:0;overflow-wrap:anywhere}
.dealer-mocks .is-refused{color:#ffb4a8}
.dealer-mocks a,.dealer-mocks button{color:#cdbcff;font:inherit;background:none;border:0;padding:.375rem 0;text-decoration:underline;cursor:pointer;text-align:start}
.dealer-mocks :focus-visible{outline:2px solid #fff;outline-offset:2px}`;

/**
 * Shows the active faults and flags in a corner of the page; nothing if there are none.
 *
 * @example
 * showBadge({ scenario, applied: ['search.columns:4'], refused: [], mocksHref: '/__mocks/', onClear })
 */
export const showBadge = ({ scenario, applied, refused, mocksHref, onClear }: BadgeState): void => {
  document.querySelector('.dealer-mocks')?.remove();
  const faults = [...scenario.names, ...(scenario.delayMs > 0 ? [`${scenario.delayMs} ms`] : [])];
  const flags = applied.length === 0 ? [] : [`${applied.length} ${applied.length === 1 ? 'flag' : 'flags'}`];
  const wrong =
    refused.length + scenario.unknown.length === 0 ? [] : [`${refused.length + scenario.unknown.length} not applied`];
  const summary = [...faults, ...flags, ...wrong];
  if (summary.length === 0) return;
  adoptStyles(css);
  document.body.append(
    element(
      'aside',
      { class: 'dealer-mocks', 'aria-label': 'Mock settings' },
      element(
        'details',
        {},
        element('summary', {}, `Mocks: ${summary.join(', ')}`),
        element(
          'div',
          {},
          ...scenario.names.map((name) => element('p', {}, `${name}: ${scenarios[name].description}`)),
          ...scenario.unknown.map((name) =>
            element('p', { class: 'is-refused' }, `${name}: there is no such scenario.`),
          ),
          ...applied.map((text) => element('p', {}, text)),
          ...refused.map(({ text, reason }) => element('p', { class: 'is-refused' }, `${text}: ${reason}`)),
          element('a', { href: mocksHref }, 'All scenarios'),
          element('button', { type: 'button', click: onClear }, 'Clear and reload'),
        ),
      ),
    ),
  );
};
