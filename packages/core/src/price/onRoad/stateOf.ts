import { type AustralianState, australianStates } from '../../site/australianStates.ts';

const names: Readonly<Record<string, AustralianState>> = {
  queensland: 'qld',
  'new south wales': 'nsw',
  victoria: 'vic',
  'south australia': 'sa',
  'western australia': 'wa',
  tasmania: 'tas',
  'australian capital territory': 'act',
  'northern territory': 'nt',
};

/**
 * The Australian state of a text such as "QLD" or "Queensland"; undefined for anything else.
 *
 * @example readState(' Vic ') // => 'vic'
 */
export const readState = (text: string | undefined): AustralianState | undefined => {
  const plain = text?.trim().toLowerCase() ?? '';
  return (
    australianStates.find(({ value }) => value === plain)?.value ??
    (Object.hasOwn(names, plain) ? names[plain] : undefined)
  );
};

/** First and last postcode of each state, in the order in which they count: the ACT lies within New South Wales. */
const postcodes: readonly (readonly [number, number, AustralianState])[] = [
  [200, 299, 'act'],
  [2600, 2618, 'act'],
  [2900, 2920, 'act'],
  [800, 999, 'nt'],
  [1000, 2999, 'nsw'],
  [3000, 3999, 'vic'],
  [4000, 4999, 'qld'],
  [5000, 5999, 'sa'],
  [6000, 6999, 'wa'],
  [7000, 7999, 'tas'],
  [8000, 8999, 'vic'],
  [9000, 9999, 'qld'],
];

/** The state of an Australian postcode; undefined for anything that is none. */
export const stateOfPostcode = (postcode: string): AustralianState | undefined => {
  const text = postcode.trim();
  if (!/^\d{4}$/.test(text)) return undefined;
  const number = Number(text);
  return postcodes.find(([first, last]) => number >= first && number <= last)?.[2];
};
