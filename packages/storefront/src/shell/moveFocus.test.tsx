import { cleanup, render, screen } from '@testing-library/react';
import type { Location } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { moveFocus } from './moveFocus.ts';

afterEach(cleanup);

const ended = (focused: Element | null, announce: (text: string) => void) => ({
  before: '/',
  location: { pathname: '/finance', search: '', hash: '', state: null, key: 'a' } as Location,
  type: 'PUSH',
  leftBy: undefined,
  focused,
  announce,
});

it('the focus goes to the heading of the new page, unless the visitor has entered a field there meanwhile', () => {
  render(
    <>
      <a href="/finance">Finance</a>
      <main>
        <h1>Finance</h1>
        <input aria-label="Search" />
      </main>
    </>,
  );
  const announce = vi.fn();
  const link = screen.getByRole('link');
  link.focus();
  moveFocus(ended(link, announce));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  // The code came late.
  screen.getByRole('textbox').focus();
  moveFocus(ended(link, announce));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(announce).toHaveBeenCalledTimes(2);
});
