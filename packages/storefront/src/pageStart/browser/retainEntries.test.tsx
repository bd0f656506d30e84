import { act, cleanup } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Checkbox } from '@dealer/ui/Checkbox';
import { retainEntries } from './retainEntries.ts';

const written = `
<ul><li><label><input type="checkbox">New (67)</label></li><li><label><input type="checkbox">Used (374)</label></li></ul>
<label>Name<input type="text" name="first"></label>
<label>Sort<select name="sort"><option value="a" selected>Latest</option><option value="b">Price</option></select></label>`;

let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  container.append(document.createRange().createContextualFragment(written));
});
afterEach(() => {
  cleanup();
  container.remove();
});

const boxes = () => [...container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];

/** The same part, rendered by React, with other counts. */
const Part = () => {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <ul>
        {['New', 'Used'].map((name, at) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={() =>
                  setChosen((before) =>
                    before.includes(name) ? before.filter((one) => one !== name) : [...before, name],
                  )
                }
              />
              {`${name} (${at})`}
            </label>
          </li>
        ))}
      </ul>
      <label>
        Name
        <input type="text" name="first" />
      </label>
      <label>
        Sort
        <select name="sort">
          <option value="a">Latest</option>
          <option value="b">Price</option>
        </select>
      </label>
    </>
  );
};

const renderByReact = async (): Promise<void> => {
  act(() =>
    createRoot(container).render(
      <StrictMode>
        <Part />
      </StrictMode>,
    ),
  );
  await act(() => new Promise((done) => setTimeout(done, 20)));
};

describe('what a visitor entered before React listened', () => {
  it('what a visitor entered before React listened is entered again where a part of the page is rendered by React from nothing', async () => {
    boxes()[1]!.click();
    container.querySelector<HTMLInputElement>('[name="first"]')!.value = 'Robin';
    container.querySelector('select')!.value = 'b';
    retainEntries(container);
    await renderByReact();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
    expect(container.querySelector<HTMLInputElement>('[name="first"]')!.value).toBe('Robin');
    expect(container.querySelector('select')!.value).toBe('b');
  });

  it('what a visitor entered before React listened is not entered over what the visitor does next', async () => {
    container.append(document.createElement('button'));
    boxes()[1]!.click();
    retainEntries(container);
    container.querySelector('button')!.click();
    await renderByReact();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('what a visitor entered before React listened is entered again if it was ticked while React attaches to the rest of the page, one box after another', async () => {
    retainEntries(container);
    for (const box of boxes()) {
      window.dispatchEvent(new Event('pointerdown'));
      box.click();
    }
    await renderByReact();
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
  });

  it('what a visitor entered before React listened is not entered if the visitor took it back', async () => {
    retainEntries(container);
    boxes()[1]!.click();
    boxes()[1]!.click();
    await renderByReact();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('what a visitor entered before React listened is not entered on the page before, to which the visitor goes back', async () => {
    retainEntries(container);
    boxes()[1]!.click();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await renderByReact();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('what a visitor entered before React listened is entered once: a box that React listens to speaks for itself, and may go', async () => {
    const Box = ({ is }: { is: string }) => <Checkbox key={is} id="demo" label="Demo" />;
    const page = document.createElement('div');
    container.replaceChildren(page);
    page.append(document.createRange().createContextualFragment(renderToString(<Box is="first" />)));
    boxes()[0]!.click();
    retainEntries(container);
    const root = await act(() => hydrateRoot(page, <Box is="first" />));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(boxes().map(({ checked }) => checked)).toEqual([true]);
    act(() => root.render(<Box is="second" />));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(boxes().map(({ checked }) => checked)).toEqual([false]);
  });
});
