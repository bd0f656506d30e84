import { ownValue } from '@dealer/core/data';
import { parseFlags } from '../flags/parseFlags.ts';
import { objectOrEmpty } from '../routing/values.ts';
import { button, element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';

const written = (doc: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => ownValue(objectOrEmpty(value), name), doc);

/** The flags with what they replace, and a field for more. A change loads the page again. */
export const flagParts = (deps: PageDeps): HTMLElement[] => {
  const flags = parseFlags(deps.settings().flags);
  const set = (all: readonly { text: string }[]): void => {
    deps.change({ flags: all.map(({ text }) => text).join(',') });
    deps.reload();
  };
  const source = (path: readonly string[]): string => {
    const value = written(deps.siteDoc(), path);
    return value === undefined
      ? 'instead of the default of look and platform'
      : `instead of ${JSON.stringify(value).slice(0, 80)} in the site file`;
  };
  const input = element('input', {
    type: 'text',
    id: 'flags',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'flags-hint',
  });
  const add = (event: Event): void => {
    event.preventDefault();
    const added = parseFlags(input.value);
    const isReplaced = (path: readonly string[]): boolean => added.some((one) => one.path.join('.') === path.join('.'));
    if (added.length > 0) set([...flags.filter(({ path }) => !isReplaced(path)), ...added]);
  };
  return [
    ...(flags.length === 0
      ? []
      : [
          element(
            'ul',
            { 'aria-label': 'Flags' },
            ...flags.map((flag) =>
              element(
                'li',
                { class: 'row' },
                element('code', {}, flag.text),
                element('span', { class: 'quiet' }, source(flag.path)),
                button(`Reset ${flag.path.join('.')}`, () => set(flags.filter((one) => one !== flag))),
              ),
            ),
          ),
        ]),
    element(
      'form',
      { class: 'stack', submit: add },
      element(
        'div',
        {},
        element('label', { for: 'flags' }, 'Add flags'),
        input,
        element('p', { class: 'quiet', id: 'flags-hint' }, 'For example search.columns:4,forms.requireMessage:false'),
      ),
      element('div', {}, element('button', { type: 'submit' }, 'Apply flags')),
    ),
  ];
};
