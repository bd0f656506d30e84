import { readRange, writeRange } from '../../search/readRange.ts';
import type { SearchState } from '../../search/searchState.ts';
import { sentences } from './sentences.ts';

/** What a sentence must give, as `writtenState` writes it. */
export type ExpectedSearch = { readonly text: string; readonly state: readonly string[]; readonly query: string };

const attributes: Readonly<Record<string, string>> = {
  mm: 'make_model',
  body: 'simple_body',
  gear: 'transmission',
  type: 'car_type',
  cat: 'categories',
  feat: 'filtered_features',
  item: 'item_type',
  cert: 'certified',
  tow: 'towing_capacity',
  ancap: 'ancap_stars',
  erange: 'electric_range',
};

/** A search as a list of its filters and its order, each a text. */
export const writtenState = ({ refinements, ranges, sortBy }: SearchState): string[] =>
  [
    ...Object.entries(refinements).flatMap(([attribute, values]) => values.map((value) => `${attribute}=${value}`)),
    ...Object.entries(ranges).map(([attribute, range]) => `${attribute}=${writeRange(range) ?? ''}`),
    ...(sortBy === 'relevant' ? [] : [`sort=${sortBy}`]),
  ].sort();

const readState = (text: string): Omit<ExpectedSearch, 'text'> => {
  let query = '';
  const state = text.split(/; ?(?=\w+=|$)/).flatMap((part) => {
    const [name = '', ...rest] = part.trim().split('=');
    const value = rest.join('=');
    if (name === '' && value === '') return [];
    if (name === 'q') {
      query = value;
      return [];
    }
    const attribute = attributes[name] ?? name;
    const range = value.includes(':') ? readRange(value) : undefined;
    return range ? [`${attribute}=${writeRange(range)!}`] : value.split(',').map((one) => `${attribute}=${one}`);
  });
  return { state: state.sort(), query };
};

/** Sentences with what each must give, one a line. */
export const readExpected = (text: string): ExpectedSearch[] =>
  text
    .split('\n')
    .filter((line) => line.includes(' | ') && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf(' | ');
      return { text: line.slice(0, at), ...readState(line.slice(at + 3)) };
    });

/** The sentences of `sentences.ts`. */
export const expectedSearches: readonly ExpectedSearch[] = readExpected(sentences);
