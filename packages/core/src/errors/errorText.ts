import { ownValue } from '../record/ownValue.ts';
import { errorCatalogue, type ErrorKind } from './errorCatalogue.ts';

type Gap<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never;
type Words<Kind extends ErrorKind> = Record<Gap<(typeof errorCatalogue)[Kind]['text']>, string>;

/**
 * The words of an error of specification section 8; the compiler asks for what is to be filled in.
 *
 * @example
 * errorText('rateLimit'); // => 'Too many verification attempts. Please try again later.'
 * errorText('budgetTooLow', { type: 'SUV' }); // => 'No SUVs found for this budget'
 */
export const errorText = <Kind extends ErrorKind>(
  kind: Kind,
  ...filled: [Gap<(typeof errorCatalogue)[Kind]['text']>] extends [never] ? [] : [Words<Kind>]
): string => {
  const words: Readonly<Record<string, string>> = filled[0] ?? {};
  return errorCatalogue[kind].text.replace(/\{(\w+)\}/g, (gap, name: string) => ownValue(words, name) ?? gap);
};
