import { aSite } from '@dealer/core/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { retryImport } from '../pageStart/later/retryImport.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chunkError = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

/** Content whose chunk is missing, on a page that has just reloaded for that reason. */
const missingPart = (content: ReactNode = <Broken error={chunkError} />) => {
  const storage = { getItem: () => '1000', setItem: () => undefined, removeItem: () => undefined };
  const storefront = {
    site: aSite(),
    session: { storage, prefix: 'dealer:my-site:' },
    now: () => 2_000,
  } as unknown as Storefront;
  return (
    <StorefrontProvider value={storefront}>
      <ErrorBoundary name="filters" resetKey="/a" onError={() => undefined}>
        <Suspense>{content}</Suspense>
      </ErrorBoundary>
    </StorefrontProvider>
  );
};

const Broken = ({ error }: { error: Error | null }) => {
  if (error) throw error;
  return <p>Similar vehicles</p>;
};

const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('an error region', () => {
  it('contains an error and reports it', () => {
    quietly();
    const onError = vi.fn();
    render(
      <main>
        <h1>2022 Toyota Hilux</h1>
        <ErrorBoundary name="similar" resetKey="/a" onError={onError}>
          <Broken error={new Error('no price')} />
        </ErrorBoundary>
      </main>,
    );
    expect(screen.getByRole('heading', { name: '2022 Toyota Hilux' })).toBeTruthy();
    expect(screen.getByText('Something went wrong here')).toBeTruthy();
    expect(onError).toHaveBeenCalledWith('similar', 'no price');
  });

  it('an error region renders its content again on Retry', () => {
    quietly();
    let error: Error | null = new Error('once');
    const Sometimes = () => <Broken error={error} />;
    render(
      <ErrorBoundary name="similar" resetKey="/a" onError={() => undefined}>
        <Sometimes />
      </ErrorBoundary>,
    );
    error = null;
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Similar vehicles')).toBeTruthy();
  });

  it('an error region shows its content again on another page', () => {
    quietly();
    const at = (path: string, error: Error | null) => (
      <ErrorBoundary name="similar" resetKey={path} onError={() => undefined}>
        <Broken error={error} />
      </ErrorBoundary>
    );
    const { rerender } = render(at('/a', new Error('here')));
    rerender(at('/b', null));
    expect(screen.getByText('Similar vehicles')).toBeTruthy();
  });

  it('an error region renders the fallback if it has one', () => {
    quietly();
    render(
      <ErrorBoundary name="header" resetKey="/a" onError={() => undefined} fallback={<p>The platform’s header</p>}>
        <Broken error={new Error('slot')} />
      </ErrorBoundary>,
    );
    expect(screen.getByText('The platform’s header')).toBeTruthy();
  });

  it('an error region offers to reload the page if a chunk is missing', async () => {
    quietly();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ slug: 'my-site' })));
    render(missingPart());
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.queryByText(/connection/)).toBeNull();
  });

  it('an error region loads its content by itself when the connection is back', async () => {
    quietly();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const load = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValue(chunkError);
    const Part = lazyWithPreload(load);
    render(missingPart(<Part />));
    expect(await screen.findByText('Please check your connection.')).toBeTruthy();
    load.mockResolvedValue(() => <p>Similar vehicles</p>);
    // The region listens only after the browser has drawn it.
    await waitFor(() => {
      fireEvent(window, new Event('online'));
      expect(screen.getByText('Similar vehicles')).toBeTruthy();
    });
  });

  it('an error region mentions the connection only while offline', async () => {
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
  it('a lazy chunk is requested once more if the connection drops', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce('page');
    await expect(retryImport(load)).resolves.toBe('page');
  });

  it('a lazy chunk fails after the second attempt', async () => {
    const load = vi.fn().mockRejectedValue(new TypeError('network'));
    await expect(retryImport(load)).rejects.toThrow('network');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
