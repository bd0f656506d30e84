import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptySearchState, type SearchState } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../boot/storefront.ts';
import { NumberFilter } from './filters/NumberFilter.tsx';
import { SearchText } from './sections/SearchBox/SearchText.tsx';

/** What the search box and a slider read of a storefront. */
const storefront = { site: aSite() } as Storefront;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the search box', () => {
  it('searches 300 ms after the last letter, and at once on Enter', () => {
    const onChange = vi.fn();
    render(
      <StorefrontProvider value={storefront}>
        <SearchText requested={emptySearchState()} action="/search" onChange={onChange} />
      </StorefrontProvider>,
    );
    const box = screen.getByRole('combobox');
    fireEvent.change(box, { target: { value: 'hil' } });
    act(() => vi.advanceTimersByTime(250));
    fireEvent.change(box, { target: { value: 'hilux ' } });
    act(() => vi.advanceTimersByTime(290));
    expect(onChange).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(20));
    expect(onChange.mock.calls).toEqual([['hilux']]);
    fireEvent.submit(box);
    act(() => vi.advanceTimersByTime(1));
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('a slider', () => {
  const show = async (state: SearchState) => {
    let now = state;
    const onChange = vi.fn((change: (before: SearchState) => SearchState) => void (now = change(now)));
    const { unmount } = render(
      <StorefrontProvider value={storefront}>
        <NumberFilter
          attribute="price"
          state={state}
          answer={{ facets: {}, stock: {}, stats: { price: { min: 4_990, max: 123_456 } } }}
          onChange={onChange}
        />
      </StorefrontProvider>,
    );
    await screen.findByRole('slider', { name: 'Price, from' });
    return { onChange, unmount, range: () => now.ranges['price'] };
  };
  const type = (name: string, value: string) => {
    const box = screen.getByRole('textbox', { name });
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
  };

  it('a slider searches 400 ms after the last move, once, for exactly what was typed', async () => {
    const { onChange, range } = await show(emptySearchState());
    type('Price, from', '12,300');
    act(() => vi.advanceTimersByTime(350));
    type('Price, to', '40499');
    act(() => vi.advanceTimersByTime(350));
    expect(onChange).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(60));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(range()).toEqual({ min: 12_300, max: 40_499 });
  });

  it('a slider draws what is typed beyond the end to the end, and says so to the console; the whole range is no filter', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { range } = await show({ ...emptySearchState(), ranges: { price: { min: 0, max: 30_000 } } });
    type('Price, to', '999999');
    act(() => vi.advanceTimersByTime(400));
    expect(warn.mock.calls).toEqual([['Cannot refine above the range maximum']]);
    expect(range()).toBeUndefined();
    type('Price, from', '-5');
    expect(warn).toHaveBeenLastCalledWith('Cannot refine below the range minimum');
  });

  it('a slider searches at once where its menu closes before', async () => {
    const { onChange, unmount, range } = await show(emptySearchState());
    type('Price, to', '20000');
    unmount();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(range()).toEqual({ min: 0, max: 20_000 });
  });
});
