import { ownValue } from '../data/values.ts';
import { errorCatalogue, type ErrorKind } from './errorCatalogue.ts';

type Gap<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never;
type Values<Kind extends ErrorKind> = Record<Gap<(typeof errorCatalogue)[Kind]['text']>, string>;

/**
 * The text of an error with its values filled in; the compiler requires the values.
 *
 * @example
 * errorText('rateLimit'); // => 'Too many verification attempts. Please try again later.'
 * errorText('budgetTooLow', { type: 'SUV' }); // => 'No SUVs found for this budget'
 */
export const errorText = <Kind extends ErrorKind>(
  kind: Kind,
  ...filled: [Gap<(typeof errorCatalogue)[Kind]['text']>] extends [never] ? [] : [Values<Kind>]
): string => {
  const values: Readonly<Record<string, string>> = filled[0] ?? {};
  return errorCatalogue[kind].text.replace(/\{(\w+)\}/g, (gap, name: string) => ownValue(values, name) ?? gap);
};
