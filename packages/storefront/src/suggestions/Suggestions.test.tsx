import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptySearchState } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { aStorage } from '../stores/testStorage.ts';
import { Suggestions } from './Suggestions.tsx';

const parser = vi.hoisted(() => ({ loads: 0 }));
vi.mock('../stock/loadAsk.ts', async (original) => {
  parser.loads += 1;
  return await original();
});
vi.mock('./useRecentSearches.ts', () => ({ useRecentSearches: () => [] }));
afterEach(cleanup);

it('suggestions load what reads words with the first letter, not when the field is entered', async () => {
  const facets = { make: { Toyota: 9 }, make_model: { 'Toyota Hilux': 4 }, fuel: { Diesel: 5 } };
  const values = new Map<string, unknown>();
  const multiSearch = vi.fn(async () => ({
    kind: 'ok',
    value: [{ vehicles: [], total: 9, facets, stats: {}, ms: 1 }],
  }));
  const storefront = {
    site: aSite(),
    now: () => Date.UTC(2026, 10, 27),
    // Recent searches come at any time.
    local: { storage: aStorage(), prefix: 'dealer:' },
    search: { multiSearch, knownFacetValues: () => ({}) },
    once: (name: string, make: () => unknown) => {
      if (!values.has(name)) values.set(name, make());
      return values.get(name);
    },
  } as unknown as Storefront;
  const Field = () => {
    const [input, setInput] = useState<HTMLInputElement | null>(null);
    return (
      <StorefrontProvider value={storefront}>
        <form>
          <input aria-label="Search" ref={setInput} />
        </form>
        {input && <Suggestions input={input} from={emptySearchState()} text={undefined} />}
      </StorefrontProvider>
    );
  };
  render(<Field />);
  const field = screen.getByLabelText('Search');
  act(() => field.focus());
  await waitFor(() => expect(screen.getAllByRole('option', { hidden: true }).length).toBeGreaterThan(0));
  expect(parser.loads).toBe(0);
  fireEvent.input(field, { target: { value: 'diesel hil' } });
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /diesel Toyota Hilux/ }).getAttribute('href')).toBe(
      '/search/toyota/hilux?refinementList[fuel][]=Diesel',
    ),
  );
  expect(parser.loads).toBe(1);
});
