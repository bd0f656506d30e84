import { act, cleanup } from '@testing-library/react';
import { type ReactElement, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceInput } from './ChoiceInput.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A page as a server writes it, in which the visitor chooses before React listens. */
const takenOver = async (page: ReactElement, choose: (find: (value: string) => HTMLInputElement) => void) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.append(...new DOMParser().parseFromString(renderToString(page), 'text/html').body.childNodes);
  const find = (value: string) => container.querySelector<HTMLInputElement>(`[value="${value}"]`)!;
  choose(find);
  await act(async () => {
    hydrateRoot(container, page);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return find;
};

it('a box that was ticked before React listened is ticked once, and can be unticked', async () => {
  const changed = vi.fn();
  const Filter = () => {
    const [isOn, setIsOn] = useState(false);
    const toggle = () => {
      changed();
      setIsOn(!isOn);
    };
    return <ChoiceInput type="checkbox" value="toyota" checked={isOn} onChange={toggle} />;
  };
  const find = await takenOver(
    <StrictMode>
      <Filter />
    </StrictMode>,
    (find) => find('toyota').click(),
  );
  expect(changed).toHaveBeenCalledTimes(1);
  expect(find('toyota').checked).toBe(true);
  await act(async () => find('toyota').click());
  expect(changed).toHaveBeenCalledTimes(2);
  expect(find('toyota').checked).toBe(false);
});

it('of answers that exclude each other the chosen one is reported, once', async () => {
  const chosen = vi.fn();
  const Every = () => {
    const [every, setEvery] = useState('week');
    return ['week', 'month'].map((value) => (
      <ChoiceInput
        key={value}
        type="radio"
        name="every"
        value={value}
        checked={value === every}
        onChange={() => {
          chosen(value);
          setEvery(value);
        }}
      />
    ));
  };
  const find = await takenOver(<Every />, (find) => find('month').click());
  expect(chosen.mock.calls).toEqual([['month']]);
  expect([find('week').checked, find('month').checked]).toEqual([false, true]);
});

it('a form that sets its boxes itself reads what was ticked', async () => {
  const read = vi.fn();
  const page = (
    <ChoiceInput
      type="checkbox"
      value="optIn"
      ref={(box) => void (box && (box.checked = false))}
      onChange={({ target }) => read(target.checked)}
    />
  );
  await takenOver(page, (find) => find('optIn').click());
  expect(read.mock.calls).toEqual([[true]]);
});

it('a page where nothing was chosen tells nothing', async () => {
  const changed = vi.fn();
  await takenOver(<ChoiceInput type="checkbox" value="abs" checked onChange={changed} />, () => {});
  expect(changed).not.toHaveBeenCalled();
});
