import { aSite } from '@dealer/core/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { type ComponentType, use, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Storefront, StorefrontProvider } from '../../boot/storefront.ts';
import { ErrorRegion } from '../../errors/ErrorRegion.tsx';
import { ServerContext } from './serverContext.ts';
import { LazyOnIdle } from './LazyOnIdle.tsx';
import { type LazyComponent, lazyWithPreload } from './lazyWithPreload.tsx';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const Hours = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <a href="/contact-us">Open today</a>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Less' : 'More'}
      </button>
    </p>
  );
};

/** A part whose code comes or not, as a server or a browser loads it. */
const aPart = (isThere: { current: boolean }) =>
  lazyWithPreload((): Promise<ComponentType> => (isThere.current ? Promise.resolve(Hours) : Promise.reject(missing)));

const emit = vi.fn();
const storefront = { site: aSite(), events: { emit } } as unknown as Storefront;
let root: Root | undefined;

const app = (content: ComponentType, isServer: boolean) => (
  <ServerContext value={isServer}>
    <StorefrontProvider value={storefront}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: content }])} />
    </StorefrontProvider>
  </ServerContext>
);

const soon = (): Promise<void> => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

/** A section with a link, which throws while it renders in this browser, or in an effect, for as long as `isBroken` says. */
const fragile = (isBroken: { current: boolean }, when: 'rendering' | 'effect' | 'press' = 'rendering') =>
  lazyWithPreload((): Promise<ComponentType> => {
    const Fragile = () => {
      const isServer = use(ServerContext);
      const [isPressed, setPressed] = useState(false);
      if (when === 'rendering' && isBroken.current && !isServer) throw new Error('no such format');
      if (isPressed) throw new Error('no such format');
      useEffect(() => {
        if (when === 'effect' && isBroken.current) throw new Error('no such format');
      }, []);
      return (
        <section>
          <a href="/contact-us">Open today</a>
          <button type="button" onClick={() => setPressed(true)}>
            More
          </button>
        </section>
      );
    };
    return Promise.resolve(Fragile);
  });

const reported = (): string[] =>
  emit.mock.calls
    .map(([event]) => event as { region: string; message: string })
    .map((e) => `${e.region}: ${e.message}`);

type Built = { Page: ComponentType; parts: { preload: () => Promise<boolean> }[] };

/** Takes over what a server writes, without the code of the parts; server and browser load theirs by themselves. */
const visit = async (build: () => Built, isThere: { current: boolean }): Promise<void> => {
  const server = build();
  for (const part of server.parts) await part.preload();
  const container = document.createElement('div');
  container.append(
    ...new DOMParser().parseFromString(renderToString(app(server.Page, true)), 'text/html').body.childNodes,
  );
  const notice = Object.assign(document.createElement('p'), { id: 'dealer-waiting' });
  notice.dataset['text'] = 'Some buttons do not work yet.';
  document.body.append(container, notice);
  isThere.current = false;
  const { Page } = build();
  await act(async () => {
    root = hydrateRoot(container, app(Page, false));
  });
  await soon();
};

const backOnline = async (): Promise<void> => {
  await act(async () => void dispatchEvent(new Event('online')));
  await soon();
};

const notice = (): string => document.querySelector('#dealer-waiting')?.textContent ?? '';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
  emit.mockClear();
});

describe('a part that a server has written', () => {
  it('a part that a server has written stays as it is where its code does not come, says so, and works once the connection is back', async () => {
    const isThere = { current: true };
    await visit(() => {
      const Part = aPart(isThere);
      const Page = () => (
        <ErrorRegion name="hours">
          <LazyOnIdle isNow part={Part}>
            <Part />
          </LazyOnIdle>
        </ErrorRegion>
      );
      return { Page, parts: [Part] };
    }, isThere);
    expect(screen.getByRole('link', { name: 'Open today' })).toBeTruthy();
    expect(notice()).toBe('Some buttons do not work yet.');
    isThere.current = true;
    await backOnline();
    expect(notice()).toBe('');
    act(() => screen.getByRole('button', { name: 'More' }).click());
    expect(screen.getByRole('button', { name: 'Less' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Open today' })).toHaveLength(1);
  });

  it('a part that a server has written stays where something within it does not come, whatever region that is in', async () => {
    const isThere = { current: true };
    await visit(() => {
      const Inner = aPart(isThere);
      const Outer = lazyWithPreload(() =>
        Promise.resolve(() => (
          <section>
            <h2>Newstead</h2>
            <ErrorRegion name="hours" fallback={null}>
              <Inner />
            </ErrorRegion>
          </section>
        )),
      );
      const Page = () => (
        <LazyOnIdle isNow part={Outer}>
          <Outer />
        </LazyOnIdle>
      );
      return { Page, parts: [Outer, Inner] };
    }, isThere);
    expect(screen.getByRole('heading', { name: 'Newstead' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open today' })).toBeTruthy();
    expect(notice()).not.toBe('');
    isThere.current = true;
    await backOnline();
    act(() => screen.getByRole('button', { name: 'More' }).click());
    expect(screen.getByRole('button', { name: 'Less' })).toBeTruthy();
    expect(notice()).toBe('');
  });

  it('a part that a server has written takes nothing with it and says nothing where only machines read it', async () => {
    const isThere = { current: true };
    await visit(() => {
      const Part = aPart(isThere);
      const Page = () => (
        <main>
          <h1>Used cars</h1>
          <LazyOnIdle isNow isSilent part={Part}>
            <Part />
          </LazyOnIdle>
        </main>
      );
      return { Page, parts: [Part] };
    }, isThere);
    expect(screen.getByRole('heading', { name: 'Used cars' })).toBeTruthy();
    expect(notice()).toBe('');
  });
});

describe('a part that a server has written and that throws in the browser', () => {
  /** An error boundary around the part, and one within it: whichever is nearer, the part retains its HTML. */
  const boundaries = {
    around: (Part: ComponentType & Pick<LazyComponent<never>, 'preload' | 'isLoaded'>) => (
      <ErrorRegion name="hours">
        <LazyOnIdle isNow part={Part}>
          <Part />
        </LazyOnIdle>
      </ErrorRegion>
    ),
    within: (Part: ComponentType & Pick<LazyComponent<never>, 'preload' | 'isLoaded'>) => (
      <LazyOnIdle isNow part={Part}>
        <ErrorRegion name="hours">
          <Part />
        </ErrorRegion>
      </LazyOnIdle>
    ),
  };
  const open = async (region: keyof typeof boundaries, when: 'rendering' | 'effect' | 'press') => {
    const isBroken = { current: true };
    await visit(
      () => {
        const Part = fragile(isBroken, when);
        return { Page: () => boundaries[region](Part), parts: [Part] };
      },
      { current: true },
    );
    return isBroken;
  };

  it.each([
    ['around', 'rendering'],
    ['within', 'rendering'],
    ['around', 'effect'],
    ['within', 'effect'],
  ] as const)(
    'a part that a server has written and that throws in the browser stays readable, is reported, says so, and works once it can (region %s it, %s)',
    async (region, when) => {
      const isBroken = await open(region, when);
      expect(screen.getAllByRole('link', { name: 'Open today' })).toHaveLength(1);
      expect(screen.queryByText('Something went wrong here')).toBeNull();
      expect(notice()).toBe('Some buttons do not work yet.');
      expect(reported()).toEqual(['hours: no such format']);
      await backOnline();
      expect(screen.getAllByRole('link', { name: 'Open today' })).toHaveLength(1);
      expect(reported()).toHaveLength(1);
      isBroken.current = false;
      await backOnline();
      expect(screen.getAllByRole('link', { name: 'Open today' })).toHaveLength(1);
      expect(notice()).toBe('');
      act(() => screen.getByRole('button', { name: 'More' }).click());
      expect(screen.getByText('Something went wrong here')).toBeTruthy();
    },
  );

  it.each(['around', 'within'] as const)(
    'shows the error where it throws only after it has worked (region %s it)',
    async (region) => {
      await open(region, 'press');
      expect(reported()).toEqual([]);
      act(() => screen.getByRole('button', { name: 'More' }).click());
      expect(screen.getByText('Something went wrong here')).toBeTruthy();
      expect(screen.queryByRole('link')).toBeNull();
      expect(reported()).toEqual(['hours: no such format']);
      expect(notice()).toBe('');
    },
  );
});
