import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import lists from '../../exports.json' with { type: 'json' };

type Props = Record<string, unknown>;
type Story = { args?: Props; render?: (args: Props) => ReactNode };
type StoryFile = Record<string, Story> & { default: Story & { component?: ComponentType<Props> } };
type Fiber = { type: unknown; return: Fiber | null };

/** The component under test, and the elements that it gives to a ref. */
const probe = vi.hoisted(() => ({ type: undefined as unknown, refs: [] as unknown[] }));

/** What a developer passes to the component under test, in addition to what a story does. */
const withGiven = (props: Props): Props => ({
  ...props,
  className: `${(props['className'] as string | undefined) ?? ''} given`,
  style: { ...(props['style'] as object | undefined), '--given': 1 },
  'data-given': '',
  ref: (element: unknown) => {
    if (element !== null) probe.refs.push(element);
  },
});

// Each element of the component under test gets it, wherever a story draws it.
vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const original = await importOriginal<{ jsxDEV: (type: unknown, ...more: unknown[]) => ReactNode }>();
  const wrappers = new Map<unknown, ComponentType<Props>>();
  const wrapperOf = (type: ComponentType<Props>) => {
    const Wrapper = (props: Props) => createElement(type, probe.type === type ? withGiven(props) : props);
    return wrappers.get(type) ?? (wrappers.set(type, Wrapper), Wrapper);
  };
  return {
    ...original,
    jsxDEV: (type: unknown, ...more: unknown[]) =>
      original.jsxDEV(typeof type === 'function' ? wrapperOf(type as ComponentType<Props>) : type, ...more),
  };
});

const stories = Object.entries(import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true }));
const modules = import.meta.glob<Props>('../*/index.ts', { eager: true });

/** What the stories of a folder show. */
const statesOf = (folder: string): ReactNode[] =>
  stories
    .filter(([file]) => file.startsWith(`../${folder}/`))
    .flatMap(([, { default: meta, ...states }]) =>
      Object.values(states).map((state) => {
        const args = { ...meta.args, ...state.args };
        const draw = state.render ?? meta.render;
        const Drawn = draw === undefined ? meta.component : () => draw(args);
        return Drawn ? <Drawn {...args} /> : null;
      }),
    );

/** Is an element the outermost that the component under test draws? */
const isRoot = (element: Element): boolean => {
  // The fields of a form hide its own properties, so it is reached from within.
  const start = element.tagName === 'FORM' ? (element.firstElementChild ?? element) : element;
  const key = Object.keys(start).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key === undefined ? null : (start as unknown as Record<string, Fiber>)[key]!.return;
  if (start !== element) while (fiber !== null && fiber.type !== 'form') fiber = fiber.return;
  if (start !== element) fiber = fiber?.return ?? null;
  while (fiber !== null && fiber.type !== probe.type) {
    if (typeof fiber.type === 'string') return false;
    fiber = fiber.return;
  }
  return fiber !== null;
};

const problemsOf = (element: HTMLElement): string[] => [
  ...(isRoot(element) ? [] : ['its root has no attributes of the developer']),
  ...(element.classList.contains('given') ? [] : ['no className']),
  ...(element.style.getPropertyValue('--given') === '1' ? [] : ['no style']),
  ...(probe.refs.length > 0 ? [] : ['no ref']),
];

/** What React says of attributes that no element has. */
const unknownAttributes = (): string[] =>
  vi
    .mocked(console.error)
    .mock.calls.map((call) => call.map(String).join(' '))
    .filter((text) => /^(Unknown event handler|React does not recognize|Received|Invalid value for prop)/.test(text));

/** What a component does with what a developer passes, in the first story that draws it. */
const tried = async (folder: string, name: string): Promise<string[]> => {
  probe.type = modules[`../${folder}/index.ts`]?.[name];
  for (const state of statesOf(drawnBy[name] ?? folder)) {
    probe.refs = [];
    await act(async () => void render(state));
    // A part that is loaded when it is shown.
    if (document.querySelector('[data-given]') === null) await act(async () => new Promise((done) => setTimeout(done)));
    const marked = [...document.querySelectorAll<HTMLElement>('[data-given]')];
    if (marked.length > 0 && fields.includes(name))
      return [...new Set([...document.querySelectorAll<HTMLElement>('.given')].flatMap(problemsOf))];
    if (marked.length > 0) return [...new Set(marked.flatMap(problemsOf))];
    cleanup();
  }
  return ['no story draws its root'];
};

/** Components without one root that could take them, and why. */
const exceptions: Record<string, string> = {
  LinkProvider: 'It draws nothing itself.',
  BrowserHtml: "It draws a dealer's own elements.",
  SafeHtml: "It draws a dealer's own elements.",
  Starred: 'It is text with a link, in the middle of a sentence.',
  Wordmark: 'It is one picture for light grounds and one for dark grounds.',
  EnquiryExtras: 'It is some fields of a form, which lays them out.',
  HeroModelLinks: 'It is one or two buttons, which the hero lays out.',
  HeroFilm: 'It is a film and its button, over the picture of the hero.',
  HomeHero: 'It has a root for each kind of hero; the props are those of the page.',
  MenuSheet: 'Its dialog is loaded when the menu opens.',
  Lightbox: 'The library that draws it has its own names for them.',
  SearchSuggestions: 'It is a list and its announcement, drawn where the text field is.',
};

/** Fields give ref and attributes to their control, as form libraries need it, and className and style to their root. */
const fields = [
  'Checkbox',
  'CheckboxGroup',
  'DateInput',
  'PhoneInput',
  'PostcodeInput',
  'RadioGroup',
  'Select',
  'TextArea',
  'TextInput',
];

/** Parts that the stories of another component draw. */
const drawnBy: Record<string, string> = { FieldGroup: 'RadioGroup', QuickLinks: 'HomeHero' };

const components = Object.entries(lists).flatMap(([folder, names]) =>
  names
    .filter((name) => /^[A-Z]/.test(name) && !['icons', 'testing', 'styles', 'Texts'].includes(folder))
    .map((name): [name: string, folder: string] => [name, folder]),
);

beforeEach(() => {
  // Some stories show what fails to load.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('what a developer passes to a public component', () => {
  it.each(components)('ref, className, style and attributes of %s are those of its root', async (name, folder) => {
    const problems = [...(await tried(folder, name)), ...unknownAttributes()];
    if (exceptions[name] === undefined) expect(problems).toEqual([]);
    else expect(problems, 'it takes them all, so it is no exception').not.toEqual([]);
  });

  it('ref, className, style and attributes are tried with components that exist', () => {
    const names = components.map(([name]) => name);
    expect(
      [...Object.keys(exceptions), ...fields, ...Object.keys(drawnBy)].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});
