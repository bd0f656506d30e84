import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '@dealer/api/http';
import { aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../boot/storefront.ts';
import { SalesCounter } from './SalesCounter.tsx';

/** Shows the counter; the backend gives these answers in turn, the last one for ever. */
const show = async (salesCounter: boolean, ...answers: Response[]): Promise<void> => {
  const site = aSite({ plugins: { salesCounter } });
  let call = 0;
  const fetch = () => Promise.resolve((answers[Math.min(call++, answers.length - 1)] ?? Response.error()).clone());
  render(
    <StorefrontProvider value={{ site, api: createHttp({ baseUrl: 'https://api.example', fetch }) } as Storefront}>
      <SalesCounter />
    </StorefrontProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the sales counter', () => {
  it('the sales counter shows the figure of the backend, and reads it every 150 seconds', async () => {
    await show(true, Response.json({ count: 2_784 }), Response.json({ count: 2_785 }));
    screen.getByText('Sales this Month');
    screen.getByText('2,784');
    await act(() => vi.advanceTimersByTimeAsync(150_000));
    screen.getByText('2,785');
  });

  it.each([
    ['fails', new Response('', { status: 500 })],
    ['has no figure', Response.json({})],
    ['says "many"', Response.json({ count: 'many' })],
  ])('the sales counter is not shown without a figure: the backend %s', async (_, answer) => {
    await show(true, answer);
    expect(screen.queryByText('Sales this Month')).toBeNull();
  });

  it('the sales counter is not there where the site has none', async () => {
    await show(false);
    expect(screen.queryByText('Sales this Month')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
