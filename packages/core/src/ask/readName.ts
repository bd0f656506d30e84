import { amountAt } from './amounts.ts';
import type { Reading } from './reading.ts';
import { addEntry, entryAt, locationAttributes, locationPrepositions } from './stockPhrases.ts';
import { negations } from './vocabulary.ts';

/** A name of the stock: a make, a body, a colour, a location. */
export const readName = (reading: Reading, index: number): number | undefined => {
  const { lexemes, at, claim } = reading;
  const { kind } = lexemes[index]!;
  const phrase = entryAt(reading, index);
  // "4wd" and "peugeot 2008" are names, though they begin with a number or have one.
  // "No deposit" excludes nothing.
  const isLiteral = phrase?.entry.attribute === 'word' && phrase.end > index + 1;
  if (phrase && (isLiteral || kind !== 'word' || !negations.has(at(index)))) {
    // "family of five" says no more than family.
    if (at(index) === 'family' && at(phrase.end) === 'of' && amountAt(lexemes, phrase.end + 1))
      claim(phrase.end, phrase.end + 2);
    const isUnderstood = addEntry(reading, phrase.entry, index);
    const isEmpty = phrase.entry.attribute === 'categories' && at(index) === 'for';
    claim(index, phrase.end, isUnderstood ? 'understood' : isEmpty ? 'empty' : 'word');
    if (isUnderstood && locationPrepositions.has(at(index - 1)) && locationAttributes.has(phrase.entry.attribute))
      claim(index - 1, index);
    return phrase.end;
  }
  return undefined;
};
