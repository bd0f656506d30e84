import { filterableAttributes } from './indexSettings.ts';
import type { FilterFault } from './readTenantFilter.ts';

const messageOf = ({ code, pieces }: FilterFault): { message: string; hint: string } => {
  const [one = '', two = ''] = pieces;
  switch (code) {
    case 'unreadable':
      return {
        message: `cannot be read from ${one} on`,
        hint: 'Close every quotation mark, and write conditions such as make = "Land Rover"',
      };
    case 'noSign':
      return { message: `needs "${one}" but has ${two} there`, hint: 'Give every "(" a ")" and every "[" a "]"' };
    case 'endsBeforeCondition':
      return {
        message: 'ends where a condition should stand',
        hint: 'Write a condition such as make = "Ford" after AND, OR, NOT and "("',
      };
    case 'signForName':
      return {
        message: `has "${one}" where a name should stand`,
        hint: 'Write conditions such as car_type = "used" OR location_id = 3',
      };
    case 'unknownName':
      return {
        message: `"${one}" is not something that stock can be filtered by`,
        hint: `Write one of: ${filterableAttributes.join(', ')}`,
      };
    case 'endsBeforeValue':
      return {
        message: 'ends where a value should stand',
        hint: 'Write a value after the sign, such as make = "Ford"',
      };
    case 'noValue':
      return { message: `has ${one} where a value should stand`, hint: 'Put quotation marks round the value' };
    case 'twoWords':
      return {
        message: `has two words in a row, ${JSON.stringify(one)} and ${JSON.stringify(two)}`,
        hint: `Put quotation marks round a value of several words: "${one} ${two}"`,
      };
    case 'noNumber':
      return {
        message: `compares with ${one}, which is not a number`,
        hint: 'Write a number after <, >, <=, >=, and two of them as in 1000 TO 2000, without quotation marks',
      };
    case 'noComparison':
      return {
        message: `has ${one} after "${two}", where a sign should stand`,
        hint: 'Write one of : = != > >= < <=, or IN [a, b], or 1000 TO 2000',
      };
    case 'tooDeep':
      return { message: 'has too many brackets inside brackets', hint: `Use at most ${one}` };
    case 'noJoin':
      return { message: `has ${one} where AND or OR should stand`, hint: 'Join conditions by AND or OR' };
  }
};

/** Explains why a dealer's filter expression cannot be parsed, and what to write. */
export const explainFilterFault = (fault: FilterFault): { message: string; hint: string } => {
  const { message, hint } = messageOf(fault);
  return { message: `the search filter ${message}`, hint };
};
