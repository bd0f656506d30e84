import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

type Args = Record<string, unknown>;
type Story = { args?: Args; render?: unknown };
type StoryFile = Record<string, Story> & { default: Story & { component?: ComponentType<Args> } };

/** What browsers do to translate a page: each text node is replaced by an element with the translation. */
const translate = (within: Element): void => {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('style, script, [translate="no"]')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = text.data;
    text.replaceWith(font);
  }
};

/** More states of a component show no other texts. */
const mostStates = 4;

const files = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true });

/** States of one component that differ in their props alone. */
const statesOf = ({ default: meta, ...stories }: StoryFile): [name: string, element: ReactNode][] => {
  const { component } = meta;
  if (component === undefined || meta.render !== undefined) return [];
  return Object.entries(stories).flatMap(([name, story]) =>
    story.render === undefined ? [[name, createElement(component, { ...meta.args, ...story.args })]] : [],
  );
};

afterEach(cleanup);

describe('on a page that the browser has translated, what a component shows follows its props', () => {
  const swept = Object.entries(files).flatMap(([file, stories]) => {
    const states = statesOf(stories);
    return states.length < 2 ? [] : [[file.replace(/^.*\/|\.stories\.tsx$/g, ''), states] as const];
  });

  it('on a page that the browser has translated is tried with most components', () => {
    expect(swept.length).toBeGreaterThan(80);
  });

  it.each(swept)(
    'on a page that the browser has translated, what a component shows follows its props: %s',
    async (_, states) => {
      // Figures that count up would differ by chance.
      vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
      for (const [at, [name, state]] of states.slice(0, mostStates).entries()) {
        const [nextName, next] = states[(at + 1) % states.length]!;
        const [plain, translated] = [render(state), render(state)];
        await act(async () => {});
        translate(translated.container);
        plain.rerender(next);
        translated.rerender(next);
        await act(async () => {});
        expect(translated.container.textContent, `${name}, then ${nextName}`).toBe(plain.container.textContent);
        cleanup();
      }
    },
  );
});
