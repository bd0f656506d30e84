import type { Reading } from './reading.ts';
import { emptyTerms } from './vocabulary.ts';

const unitTerms = /^(?:years?|yrs?|kms?|kilometres|k|seats?|seaters?|grand)$/;

/** The words that stay the query: those that say nothing are left out, all others stay. */
export const remainingQuery = ({ lexemes, claims, excluded }: Reading, source: string): string => {
  const chunks: { raw: string; isLiteral: boolean; claimed: boolean; isWord: boolean; isEmpty: boolean }[] = [];
  lexemes.forEach(({ raw, text: word, kind, isGlued }, index) => {
    const claimed = claims[index] === 'understood' || claims[index] === 'empty';
    const part = {
      raw,
      isLiteral: claims[index] === 'word',
      claimed,
      isWord: kind !== 'sign' || claims[index] === 'word',
      isEmpty:
        claims[index] !== 'word' &&
        emptyTerms.has(word) &&
        !(unitTerms.test(word) && lexemes[index - 1]?.kind === 'number' && claims[index - 1] === undefined),
    };
    const before = chunks.at(-1);
    if (isGlued && before && !before.claimed && !claimed)
      chunks[chunks.length - 1] = {
        raw: before.raw + raw,
        isLiteral: before.isLiteral,
        claimed,
        isWord: before.isWord || part.isWord,
        isEmpty: before.isWord ? before.isEmpty && (part.isEmpty || !part.isWord) : part.isEmpty,
      };
    else chunks.push(part);
  });
  const isUnderstood = claims.includes('understood');
  const left = chunks
    .filter(({ claimed, isWord, isEmpty }) => !claimed && isWord && !isEmpty)
    .map(({ raw, isLiteral }) =>
      raw.replace(/^[,.;:!?(–—]+|[,.;:!?)–—-]+$/g, '').replace(/^-(?=\w)/, (hyphen) => (isLiteral ? hyphen : '')),
    )
    .filter(Boolean);
  return isUnderstood ? [...left, ...new Set(excluded)].join(' ') : left.length === 0 ? '' : source;
};
