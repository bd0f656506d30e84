import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StorefrontProvider } from '../boot/storefront.ts';
import type { Storefront } from '../boot/storefront.ts';
import { loadTwice } from './loadTwice.ts';
import { RegionBoundary } from './RegionBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chunkError = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

/** A part without its chunk, on a page that has just reloaded because of one. */
const missingPart = () => {
  const storage = { getItem: () => '1000', setItem: () => undefined, removeItem: () => undefined };
  const storefront = { session: { storage, prefix: 'dealer:my-site:' }, now: () => 2_000 } as unknown as Storefront;
  return (
    <StorefrontProvider value={storefront}>
      <RegionBoundary name="filters" resetKey="/a" onError={() => undefined}>
        <Broken error={chunkError} />
      </RegionBoundary>
    </StorefrontProvider>
  );
};

const Broken = ({ error }: { error: Error | null }) => {
  if (error) throw error;
  return <p>Similar vehicles</p>;
};

const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('a region of a page', () => {
  it('keeps what breaks inside it and reports it', () => {
    quietly();
    const onError = vi.fn();
    render(
      <main>
        <h1>2022 Toyota Hilux</h1>
        <RegionBoundary name="similar" resetKey="/a" onError={onError}>
          <Broken error={new Error('no price')} />
        </RegionBoundary>
      </main>,
    );
    expect(screen.getByRole('heading', { name: '2022 Toyota Hilux' })).toBeTruthy();
    expect(screen.getByText('Something went wrong here')).toBeTruthy();
    expect(onError).toHaveBeenCalledWith('similar', 'no price');
  });

  it('tries again when asked to', () => {
    quietly();
    let error: Error | null = new Error('once');
    const Sometimes = () => <Broken error={error} />;
    render(
      <RegionBoundary name="similar" resetKey="/a" onError={() => undefined}>
        <Sometimes />
      </RegionBoundary>,
    );
    error = null;
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Similar vehicles')).toBeTruthy();
  });

  it('starts anew on another page', () => {
    quietly();
    const at = (path: string, error: Error | null) => (
      <RegionBoundary name="similar" resetKey={path} onError={() => undefined}>
        <Broken error={error} />
      </RegionBoundary>
    );
    const { rerender } = render(at('/a', new Error('here')));
    rerender(at('/b', null));
    expect(screen.getByText('Similar vehicles')).toBeTruthy();
  });

  it('falls back to the default component where a look’s own slot breaks', () => {
    quietly();
    render(
      <RegionBoundary name="header" resetKey="/a" onError={() => undefined} fallback={<p>The platform’s header</p>}>
        <Broken error={new Error('slot')} />
      </RegionBoundary>,
    );
    expect(screen.getByText('The platform’s header')).toBeTruthy();
  });

  it('offers a fresh page where a chunk is gone', async () => {
    quietly();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ slug: 'my-site' })));
    render(missingPart());
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.queryByText(/connection/)).toBeNull();
  });

  it('speaks of the connection only where there is none', async () => {
    quietly();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    render(missingPart());
    expect(await screen.findByText('Please check your connection.')).toBeTruthy();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ slug: 'my-site' })));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.queryByText(/connection/)).toBeNull();
  });
});

describe('a lazy chunk', () => {
  it('is asked for once more when the connection drops', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce('page');
    await expect(loadTwice(load)).resolves.toBe('page');
  });

  it('fails after the second try', async () => {
    const load = vi.fn().mockRejectedValue(new TypeError('network'));
    await expect(loadTwice(load)).rejects.toThrow('network');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
