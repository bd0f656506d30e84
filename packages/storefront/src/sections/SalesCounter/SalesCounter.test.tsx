import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../boot/storefront.ts';
import { SalesCounter } from './SalesCounter.tsx';

/** Noon in Brisbane on 15 March 2026: 14 days of 192, and 96 of this one. */
const noon = Date.UTC(2026, 2, 15, 2);

const show = (salesCounter: boolean): void => {
  const start = Date.now();
  const site = aSite({ plugins: { salesCounter } });
  render(
    <StorefrontProvider value={{ site, now: () => noon + Date.now() - start } as Storefront}>
      <SalesCounter />
    </StorefrontProvider>,
  );
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the sales counter', () => {
  it('counts one sale each 450 seconds, and looks every 150', () => {
    show(true);
    screen.getByText('Sales this Month');
    screen.getByText('2,784');
    act(() => vi.advanceTimersByTime(449_000));
    screen.getByText('2,784');
    act(() => vi.advanceTimersByTime(1_000));
    screen.getByText('2,785');
  });

  it('is not there where the site has none', () => {
    show(false);
    expect(screen.queryByText('Sales this Month')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
