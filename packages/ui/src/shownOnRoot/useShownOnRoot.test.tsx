import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useShownOnRoot } from './index.ts';

afterEach(cleanup);

const Part = ({ name }: { name?: string }) => {
  useShownOnRoot(name);
  return null;
};

const named = (): string[] => (document.documentElement.dataset['shows'] ?? '').split(' ').filter(Boolean);

test('the root names what is on the page, however many there are of it', () => {
  const page = render(<Part name="overlay" />);
  const second = render(<Part name="overlay" />);
  render(<Part name="action-bar" />);
  render(<Part />);
  expect(named().sort()).toEqual(['action-bar', 'overlay', 'overlay']);
  second.unmount();
  expect(named().sort(), 'the first dialog is still open').toEqual(['action-bar', 'overlay']);
  page.rerender(<Part />);
  expect(named()).toEqual(['action-bar']);
});
