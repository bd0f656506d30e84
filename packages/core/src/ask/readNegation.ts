import { valueKey, withoutValue } from '../search/oneSpelling.ts';
import { carTypeOrder } from '../site/stockTypes.ts';
import { phraseAt } from './phraseAt.ts';
import type { Reading } from './reading.ts';
import { entryAt, hasOtherMeaning } from './stockPhrases.ts';
import { emptyTerms, negations } from './vocabulary.ts';

/** Excludes what follows; the position after it. */
export const readNegation = (reading: Reading, start: number): number | undefined => {
  const { lexemes, isForeign, refinements, excluded, at, claim } = reading;
  if (isForeign) return undefined;
  const length = phraseAt(lexemes, start, (phrase) => negations.has(phrase), 4);
  if (length === 0) return undefined;
  let index = start + length;
  if (at(index) === '-') index += 1;
  while (
    /^(?:a|an|any|the|too|interested|in|keen|on|another|of|those|these|want|from|like|wanting|looking|for|more|be|have|get|buy|necessarily|even|to|with|older|been|being|drive|driving|paying|buying|filling)$/.test(
      at(index),
    )
  )
    index += 1;
  let end: number | undefined;
  let attribute: string | undefined;
  let isOr = false;
  for (;;) {
    const found = entryAt(reading, index);
    // "No diesels or manuals" are both excluded, "no diesel, manual" one.
    if (!found || (attribute !== undefined && found.entry.attribute !== attribute && !isOr)) break;
    const { entry } = found;
    if (entry.attribute === 'word') break;
    // No filter excludes them, and none may select them.
    if (/^(?:categories|certified)$/.test(entry.attribute)) {
      claim(start, found.end, 'word');
      return found.end;
    }
    attribute = entry.attribute;
    if (attribute === 'car_type') {
      const chosen = refinements.get('car_type') ?? [...carTypeOrder];
      if (!refinements.has('car_type')) reading.isTypeExcluded = true;
      refinements.set(
        'car_type',
        entry.values.reduce<string[]>((left, value) => withoutValue(left, value), chosen),
      );
    } else
      for (const value of entry.values)
        excluded.push(/\s/.test(value) ? `-"${valueKey(value)}"` : `-${valueKey(value)}`);
    claim(start, found.end);
    end = found.end;
    // "No Fords Holdens or Jeeps".
    const listed = entryAt(reading, end);
    if (listed?.entry.attribute === attribute && /^n?or$/.test(at(listed.end))) {
      index = end;
      start = end;
      continue;
    }
    if (!/^(?:or|nor|and|\/|,)$/.test(at(end))) break;
    index = end + 1;
    if (/^(?:or|nor|and)$/.test(at(index))) index += 1;
    isOr = /^n?or$/.test(at(index - 1));
    if (at(end) === ',' && !/^(?:or|nor)$/.test(at(index + 1)) && !/^(?:or|nor)$/.test(at(index))) {
      const next = entryAt(reading, index);
      if (!next || at(next.end) !== 'or') break;
    }
    while (/^(?:a|an|any|the)$/.test(at(index))) index += 1;
    start = end;
  }
  // What no filter knows, the index excludes as a word.
  if (
    end === undefined &&
    lexemes[index]?.kind === 'word' &&
    !emptyTerms.has(at(index)) &&
    at(index).length > 2 &&
    !entryAt(reading, index) &&
    !hasOtherMeaning(reading, index, index + 1) &&
    (/^(?:no|not|without|non|except|excluding)$/.test(at(start)) ||
      (/^dont$/.test(at(start)) && /^(?:a|an|any)$/.test(at(index - 1))))
  ) {
    const isCab = /^cabs?$/.test(at(index + 1));
    excluded.push(isCab ? `-"${at(index)} cab"` : `-${at(index)}`);
    end = index + (isCab ? 2 : 1);
    while (
      /^(?:or|nor)$/.test(at(end)) &&
      lexemes[end + 1]?.kind === 'word' &&
      !emptyTerms.has(at(end + 1)) &&
      !entryAt(reading, end + 1)
    ) {
      excluded.push(`-${at(end + 1)}`);
      end += 2;
    }
    claim(start, end);
  }
  return end;
};
