import type { Reading } from './reading.ts';
import { emptyTerms, negations, towedThings, towTerms } from './vocabulary.ts';

/** What the vehicle tows, where no weight says how much. */
export const readTowing = ({ ctx, lexemes, isForeign, claims, ranges, at, refine }: Reading): void => {
  const towing = ctx.facetValues['categories']?.find((value) => value === 'Towing');
  lexemes.forEach(({ text: word }, index) => {
    if (isForeign || !towTerms.has(word) || /^(?:truck|away)$/.test(at(index + 1)) || claims[index] === 'word') return;
    const isWeighed = ranges['towing_capacity'] !== undefined;
    const isNegated =
      negations.has(at(index - 1)) ||
      /^used$/.test(at(index - 2)) ||
      [1, 2, 3, 4].some(
        (back) =>
          /^(?:not|never|no|hasnt|isnt|wont|without|dont|doesnt|didnt)$/.test(at(index - back)) &&
          claims[index - back] === undefined,
      );
    if (!isWeighed && (towing === undefined || isNegated || claims[index] === 'understood')) return;
    if (!isWeighed) refine('categories', [towing!]);
    claims[index] = 'understood';
    for (let next = index + 1; next <= index + 8 && next < lexemes.length; next += 1) {
      if (towedThings.has(at(next)) && claims[next] === undefined) claims[next] = 'understood';
      else if (claims[next] === undefined && !emptyTerms.has(at(next))) break;
    }
  });
};
