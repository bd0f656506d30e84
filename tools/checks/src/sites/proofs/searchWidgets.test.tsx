// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { createStorefront, StorefrontProvider } from '@dealer/storefront/boot';
import {
  Configure,
  CurrentRefinements,
  Insights,
  RefinementList,
  Stats,
  useHits,
  useRefinementList,
} from '@dealer/storefront/instantSearch';
import { defineTemplate } from '@dealer/storefront/template';
import { Header } from '@dealer/ui/Header';
import { stockEngine } from '@dealer/vite/backend';
import { aStorage, slots } from './demoShop.ts';

const insightsClient = vi.fn();

/** A component with the hooks that a look may use. */
const HookedList = () => {
  const { items: hits, sendEvent } = useHits<{ name: string }>();
  const { items: makes, refine } = useRefinementList({ attribute: 'make', limit: 1 });
  const [make] = makes;
  return (
    <>
      <ul aria-label="Hits">
        {hits.map(({ objectID, name }) => (
          <li key={objectID}>
            <button onClick={() => sendEvent('click', hits.slice(0, 1), 'Hit opened')}>{name}</button>
          </li>
        ))}
      </ul>
      {make ? (
        <button onClick={() => refine(make.value)} aria-pressed={make.isRefined}>{`Only ${make.label}`}</button>
      ) : null}
    </>
  );
};

/** A look's own section of the search page, with react-instantsearch as its documentation shows it. */
const Widgets = () => (
  <div role="group" aria-label="Widgets">
    <Configure hitsPerPage={4} />
    <Insights insightsClient={insightsClient} />
    <Stats />
    <CurrentRefinements />
    <RefinementList attribute="fuel" />
    <HookedList />
  </div>
);

const template = defineTemplate({
  name: 'fourth',
  title: 'Fourth',
  slots: { ...slots, Header, Footer: () => import('@dealer/ui/Footer') },
  pages: { home: [], search: { add: [{ section: 'ownWidgets', area: 'results' }] } },
  sections: { ownWidgets: { definition: {}, Component: Widgets } },
});

let engine: Awaited<ReturnType<typeof stockEngine>>['engine'];
beforeAll(async () => {
  ({ engine } = await stockEngine());
});
afterEach(cleanup);

const visit = (address: string) => {
  const { router, ...storefront } = createStorefront({
    template,
    site: aSite({ services: { search: { host: 'https://search.example/' } } }),
    services: {
      fetch: (input, init) => {
        const request = new Request(input instanceof URL ? input.href : input, init);
        return request.url.startsWith('https://search.example/')
          ? engine.handle(request)
          : Promise.resolve(Response.json({}, { status: 404 }));
      },
    },
    now: Date.now,
    rng: () => 0.5,
    storage: { local: aStorage(), session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  });
  render(
    <StrictMode>
      <StorefrontProvider value={{ router, ...storefront }}>
        <RouterProvider router={router} />
      </StorefrontProvider>
    </StrictMode>,
  );
  const here = () => decodeURIComponent(router.state.location.pathname + router.state.location.search);
  return { router, here };
};

const wait = { timeout: 15_000 };
const widgets = async () => within(await screen.findByRole('group', { name: 'Widgets' }, wait));
const total = (text: string | null): number => Number(/([\d,]+) results?/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
const found = async (): Promise<number> =>
  total((await (await widgets()).findByText(/results? found/, {}, wait)).textContent);

describe('react-instantsearch in a look’s section of the search page', () => {
  it('shows what the page shows, and agrees with the address in both directions', async () => {
    const { router, here } = visit('/search/used-cars');
    const group = await widgets();
    const all = await found();
    expect(all).toBeGreaterThan(10);
    // <Configure> sets the number of hits, for the hook and for the page's own cards.
    const list = await group.findByRole('list', { name: 'Hits' }, wait);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4), wait);
    await waitFor(() => expect(document.querySelectorAll('section article')).toHaveLength(4), wait);

    // A widget changes the address, the page's own chips and <CurrentRefinements>.
    fireEvent.click(await group.findByRole('checkbox', { name: /Diesel/ }, wait));
    await waitFor(() => expect(here()).toContain('refinementList[fuel][]=Diesel'), wait);
    await waitFor(
      () => expect(document.querySelector('.ais-CurrentRefinements')?.textContent).toContain('Diesel'),
      wait,
    );
    await screen.findByRole('button', { name: /Remove.*Diesel|Diesel.*remove/i }, wait);
    await waitFor(async () => expect(await found()).toBeLessThan(all), wait);

    // A hook does the same.
    const make = await group.findByRole('button', { name: /^Only / }, wait);
    const name = make.textContent?.replace('Only ', '') ?? '';
    fireEvent.click(make);
    await waitFor(() => expect(here().toLowerCase()).toContain(name.toLowerCase()), wait);
    await waitFor(() => expect(make.getAttribute('aria-pressed')).toBe('true'), wait);

    // Back and a link change the widgets.
    await router.navigate(-1);
    await waitFor(() => expect(here().toLowerCase()).not.toContain(name.toLowerCase()), wait);
    await waitFor(() => expect(make.getAttribute('aria-pressed')).toBe('false'), wait);
    await router.navigate('/search/used-cars');
    await waitFor(async () => expect(await found()).toBe(all), wait);
    expect(group.getByRole<HTMLInputElement>('checkbox', { name: /Diesel/ }).checked).toBe(false);
  });

  it('sends events to the insights client that the look passes', async () => {
    visit('/search/used-cars');
    const group = await widgets();
    const list = await group.findByRole('list', { name: 'Hits' }, wait);
    fireEvent.click((await within(list).findAllByRole('button', {}, wait))[0] as HTMLElement);
    const events = () => insightsClient.mock.calls.map(([name]) => name as unknown);
    const expected = ['viewedObjectIDs', 'clickedObjectIDsAfterSearch'];
    await waitFor(() => expect(events()).toEqual(expect.arrayContaining(expected)), wait);
  });
});
