import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageStage } from '../test/PageStage.tsx';

const footer = vi.hoisted(() => ({ isTried: false }));
vi.mock('./ShellEnd.tsx', () => ({
  ShellEnd: () => {
    footer.isTried = true;
    throw new TypeError('Failed to fetch dynamically imported module: /assets/ShellEnd.js');
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a shopper whose connection drops before the footer is loaded still has the page, and what they typed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<PageStage address="/contact-us" />);
  const name = await screen.findByLabelText('First name', undefined, { timeout: 15_000 });
  fireEvent.change(name, { target: { value: 'Mia' } });
  await vi.waitFor(() => {
    // An input loads the end of the page, once the page listens.
    fireEvent.keyDown(window, { key: 'Tab' });
    expect(footer.isTried).toBe(true);
  }, 15_000);
  await new Promise((done) => setTimeout(done, 300));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Mia');
  expect(screen.queryByText('This part could not be loaded')).toBeNull();
}, 30_000);
