import { amountAt } from './amounts.ts';
import { applyAmount } from './applyAmount.ts';
import { phraseAt } from './phraseAt.ts';
import type { Reading } from './reading.ts';
import { leadingBounds, trailingBounds } from './vocabulary.ts';

/** A count after what is counted: "seats 7", "fits 7", "ancap 5". */
export const readCount = (reading: Reading, index: number): number | undefined => {
  const { lexemes, claims, at, textOf, claim } = reading;
  // "Seats: 7".
  const first = index + (/^[:=]$/.test(at(index + 1)) ? 2 : 1);
  const count = lexemes[first];
  if (at(index) === 'ancap' && count?.kind === 'number' && amountAt(lexemes, index + 1)?.unit === undefined) {
    const number = amountAt(lexemes, index + 1)!;
    if (applyAmount(reading, { ...number, unit: 'stars' }, undefined, index + 1, number.next)) {
      claim(index, number.next);
      return number.next;
    }
  }
  // "for 8 people".
  const isPeople = at(index) === 'for' && /^(?:people|persons|adults)$/.test(at(index + 2));
  if ((isPeople || /^(?:seats|fits|seating)$/.test(at(index))) && count && claims[index] === undefined) {
    const lead = phraseAt(lexemes, first, (phrase) => leadingBounds.has(phrase), 4);
    const bound = leadingBounds.get(textOf(first, first + lead));
    const number = amountAt(lexemes, first + lead + (at(first + lead) === 'for' ? 1 : 0));
    const isOfPeople = /^(?:people|persons|person|adults)$/.test(at((number?.next ?? 0) - 1));
    if (
      number &&
      (number.unit === undefined || isOfPeople) &&
      // "fits 3 kids and a dog".
      (at(index) !== 'fits' || number.value >= 5 || isOfPeople) &&
      // "For 2 adults and 3 kids".
      (!isPeople || number.value >= 5) &&
      !number.isScaled &&
      !number.isMoney &&
      number.value > 1 &&
      number.value < 16
    ) {
      const trail = phraseAt(lexemes, number.next, (phrase) => trailingBounds.has(phrase), 3);
      const end = number.next + trail;
      const trailing = trailingBounds.get(textOf(number.next, end));
      if (!applyAmount(reading, { ...number, unit: 'seats' }, bound ?? trailing, index, end)) return undefined;
      claim(index, end);
      return end;
    }
  }
  return undefined;
};
