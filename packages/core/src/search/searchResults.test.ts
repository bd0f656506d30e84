import { describe, expect, it } from 'vitest';
import { searchResults, searchView, type SearchAnswer, type SearchEvent, type SearchResults } from './index.ts';

const toyotas: SearchAnswer<string> = { hits: ['hilux'], facets: { make: { Toyota: 1 } }, count: 1 };
const fords: SearchAnswer<string> = { hits: ['ranger', 'everest'], facets: { make: { Ford: 2 } }, count: 2 };
const none: SearchAnswer<string> = { hits: [], facets: {}, count: 0 };
const start: SearchResults<string> = { kind: 'loading', asked: '/toyota' };
const after = (...events: SearchEvent<string>[]): SearchResults<string> =>
  events.reduce<SearchResults<string>>(searchResults, start);
const answered = (asked: string, answer: SearchAnswer<string>): SearchEvent<string> => ({
  kind: 'answered',
  asked,
  answer,
});
const failed = (asked: string): SearchEvent<string> => ({ kind: 'failed', asked, message: 'Offline' });
const asked = (question: string): SearchEvent<string> => ({ kind: 'asked', asked: question });

describe('a search', () => {
  it('shows placeholders first, then cars', () => {
    expect(searchView(start)).toEqual({ kind: 'skeleton' });
    expect(searchView(after(answered('/toyota', toyotas)))).toEqual({ kind: 'results', answer: toyotas, stale: false });
  });

  it('keeps the last good cars, counts and facets while the next answer is on its way', () => {
    expect(searchView(after(answered('/toyota', toyotas), asked('/ford')))).toEqual({
      kind: 'results',
      answer: toyotas,
      stale: true,
    });
    expect(searchView(after(answered('/toyota', toyotas), asked('/ford'), answered('/ford', fords)))).toEqual({
      kind: 'results',
      answer: fords,
      stale: false,
    });
  });

  it('keeps them in error too, and says what went wrong', () => {
    expect(searchView(after(answered('/toyota', toyotas), asked('/ford'), failed('/ford')))).toEqual({
      kind: 'results',
      answer: toyotas,
      stale: true,
      problem: 'Offline',
    });
  });

  it('shows the error card when there never was a good answer, and placeholders again on Retry', () => {
    expect(searchView(after(failed('/toyota')))).toEqual({ kind: 'error', message: 'Offline' });
    expect(searchView(after(failed('/toyota'), asked('/toyota')))).toEqual({ kind: 'skeleton' });
    expect(searchView(after(failed('/toyota'), asked('/toyota'), answered('/toyota', toyotas)))).toMatchObject({
      kind: 'results',
    });
  });

  it('does not listen to an answer or a failure that comes too late', () => {
    const state = after(asked('/ford'), answered('/toyota', toyotas), failed('/toyota'));
    expect(state).toEqual({ kind: 'loading', asked: '/ford' });
    expect(searchResults(state, answered('/ford', fords))).toEqual({ kind: 'data', asked: '/ford', last: fords });
  });

  it('says when nothing was found, also while it looks again', () => {
    expect(searchView(after(answered('/toyota', none)))).toEqual({ kind: 'empty', stale: false });
    expect(searchView(after(answered('/toyota', none), asked('/ford')))).toEqual({ kind: 'empty', stale: true });
    expect(searchView(after(answered('/toyota', none), asked('/ford'), failed('/ford')))).toEqual({
      kind: 'empty',
      stale: true,
      problem: 'Offline',
    });
  });
});
