import { act, cleanup } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  it('is entered again where a part of the page is rendered by React from nothing', async () => {
    boxes()[1]!.click();
    container.querySelector<HTMLInputElement>('[name="first"]')!.value = 'Robin';
    container.querySelector('select')!.value = 'b';
    retainEntries(container);
    await renderByReact();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
    expect(container.querySelector<HTMLInputElement>('[name="first"]')!.value).toBe('Robin');
    expect(container.querySelector('select')!.value).toBe('b');
  });

  it('is not entered over what the visitor does next', async () => {
    boxes()[1]!.click();
    retainEntries(container);
    window.dispatchEvent(new Event('pointerdown'));
    await renderByReact();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('is entered once: a box that has spoken for itself may go', async () => {
    boxes()[1]!.click();
    retainEntries(container);
    boxes()[1]!.click();
    await renderByReact();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  });
});
