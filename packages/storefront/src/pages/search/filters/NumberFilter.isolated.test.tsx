import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageStage } from '../../../test/PageStage.tsx';

vi.mock('@dealer/ui/RangeFilter', () => ({
  RangeFilter: () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/RangeFilter.js');
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a shopper whose connection drops before the slider of prices is loaded still has the other filters', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<PageStage address="/search" />);
  expect(
    (await screen.findAllByText('This part could not be loaded', undefined, { timeout: 15_000 })).length,
  ).toBeGreaterThan(0);
  expect(screen.getByRole('checkbox', { name: /^Toyota/ })).toBeTruthy();
}, 30_000);
