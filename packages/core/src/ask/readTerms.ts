import { amountAt } from './amounts.ts';
import { phraseAt } from './phraseAt.ts';
import type { Reading } from './reading.ts';
import { entryAt, hasOtherMeaning } from './stockPhrases.ts';
import {
  comparedPhrases,
  emptyPhrases,
  indifferentPhrases,
  odometerTerms,
  ownPhrases,
  sortPhrases,
} from './vocabulary.ts';

/** A query as the index reads it: -diesel, "tow bar". */
export const readLiteral = (reading: Reading, index: number): number | undefined => {
  const { lexemes, at, claim } = reading;
  const { kind, isGlued } = lexemes[index]!;
  if (kind === 'sign' && at(index) === '-' && !isGlued && lexemes[index + 1]?.isGlued) {
    let end = index + 2;
    if (at(index + 1) === '"') {
      while (end < lexemes.length && at(end) !== '"') end += 1;
      end += 1;
    }
    claim(index, Math.min(end, lexemes.length), 'word');
    return end;
  }
  return undefined;
};

const isEndOfOwn = /^(?:for|to|on|against|towards|and|but|so|want|wanting|need|looking|now|[,.;:!?])$/;
const isTrade = /^(?:trade|swap|sell)$/;
const seller = /^(?:anyone|anybody|someone|somebody|who|whos|you|dealers?)$/;
/** "Anyone in Dunedin selling a wagon" is whom the shopper looks for. */
const isSeller = ({ lexemes }: Reading, index: number): boolean =>
  lexemes.slice(0, index).some(({ text }) => seller.test(text));
const owners =
  /^(?:i|ive|we|weve|he|she|everyone|wife|husband|missus|hubby|partner|mate|ex|neighbour|boss|mum|dad|son|daughter|kids|currently|already|just)$/;
const ownVerbs = /^(?:got|has|have|had|own|owns|owned|drive|drives|drove|driving|crashed|outgrew|lost)$/;
const isToCome = /^(?:first|second|third|next|new|local)$/;
const failures = /^(?:died|dead|dying|blew|broke|stolen)$/;
const vehicleNames = /^(?:make|model|simple_body|item_type)$/;
const makeOrModel = /^(?:make|model)$/;

/** The own vehicle: "trade in my 2012 Focus for", "replacing my Falcon", "upgrading from a hatch to". */
export const readTradeIn = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  const length = phraseAt(lexemes, index, (phrase) => ownPhrases.has(phrase), 4);
  // "I have a Mazda 3 to trade", but "do you have a Mazda 3".
  const isOwned = /^(?:have|own|got)$/.test(at(index));
  const isFrom = at(index) === 'from';
  if (isForeign || (length === 0 && !isOwned && !isFrom) || isSeller(reading, index)) return undefined;
  let end = index + Math.max(1, length);
  if (at(end) === ':') end += 1;
  const isSwapped = /^(?:swap|swapping|trade|trading)$/.test(at(index));
  const isBare =
    (isFrom || isSwapped) &&
    vehicleNames.test(entryAt(reading, /^(?:19|20)\d\d$/.test(at(end)) ? end + 1 : end)?.entry.attribute ?? '');
  if (!isBare && !/^(?:my|our|a|an|the|with)$/.test(at(end))) return undefined;
  const isName = [0, 1, 2].some((next) => vehicleNames.test(entryAt(reading, end + next)?.entry.attribute ?? ''));
  while (end < lexemes.length && end < index + 10 && !isEndOfOwn.test(at(end))) end += 1;
  const isTraded = at(end) === 'to' && isTrade.test(at(end + 1));
  const isLeft = isFrom && isName && at(end) === 'to';
  if (length === 0 && !isTraded && !isLeft) return undefined;
  if (isTraded) end += at(end + 2) === 'in' ? 3 : 2;
  claim(index, end, 'word');
  return end;
};

/** The position after a name of a vehicle at a position, or after a word or a year and what follows it: "my trusty Hilux". */
const namedEnd = (reading: Reading, start: number, most: number, names: RegExp): number | undefined => {
  // "My '98 Hilux", "my 2013 VE SS ute".
  const isDated = most > 0 && [0, 1].some((next) => /^(?:(?:19|20)\d\d|yo|['’‘])$/.test(reading.at(start + next)));
  for (let index = start; index <= start + (isDated ? 4 : most); index += 1) {
    let end = index;
    for (;;) {
      const found = entryAt(reading, end);
      if (!found || !(isDated ? vehicleNames : names).test(found.entry.attribute)) break;
      ({ end } = found);
    }
    if (end > index) return end;
    if (reading.lexemes[index]?.kind === 'sign' && !isDated) break;
  }
  return undefined;
};

/** "My Hilux", "our old 2012 Focus", "my wife drives a Golf", "Patrol blew a gasket": a vehicle that somebody has. */
export const readOwn = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  if (isForeign || lexemes[index]!.kind === 'sign') return undefined;
  // "MY2020" is a year.
  const isMine = /^(?:my|our|his|her|their)$/.test(at(index)) && !lexemes[index + 1]?.isGlued;
  const isHad =
    ((ownVerbs.test(at(index)) && owners.test(at(index - 1))) ||
      /^(?:ive|weve) a$/.test(`${at(index)} ${at(index + 1)}`)) &&
    // "Hey mate, got a Hilux?"
    (at(index - 1) !== 'mate' || /^(?:my|a)$/.test(at(index - 2))) &&
    ![1, 2, 3, 4].some((back) => /^(?:you|u|anyone|anybody|who)$/.test(at(index - back)));
  const named = isHad
    ? namedEnd(reading, index + 1, 2, vehicleNames)
    : // "My third Subaru" is yet to come.
      namedEnd(reading, isMine ? index + 1 : index, isMine && !isToCome.test(at(index + 1)) ? 1 : 0, makeOrModel);
  if (named === undefined || !(isHad || isMine || [0, 1].some((next) => failures.test(at(named + next)))))
    return undefined;
  let end = named;
  // "My Corolla died with 350,000 km".
  while (end < lexemes.length && end < index + 12 && !isEndOfOwn.test(at(end))) end += 1;
  claim(isHad ? index - (at(index - 1) === 'mate' ? 2 : 1) : index, end, 'word');
  return end;
};

/** "Diesel is too dear", "over 200,000 km is a no", "Jeep? No way". */
export const isRefused = ({ at }: Reading, end: number): boolean =>
  /^\??(?:(?:is|are) (?:too|out|off|no|an? (?:no|deal)|not (?:for|an|my))|isnt|arent|wont (?:do|work)|no (?:way|thanks|good)|sucks?)\b/.test(
    [0, 1, 2]
      .map((next) => at(end + next))
      .join(' ')
      .replace('? ', '?'),
  );

/** A name of the stock after one of some phrases, as what the phrase makes of it. */
const readAfter =
  (phrases: ReadonlySet<string>, as: 'word' | 'empty') =>
  (reading: Reading, index: number): number | undefined => {
    const { lexemes, isForeign, at, claim } = reading;
    const length = phraseAt(lexemes, index, (phrase) => phrases.has(phrase), 5);
    if (length === 0 || isForeign) return undefined;
    let start = index + length;
    while (/^(?:a|an|the|my|our|brand)$/.test(at(start))) start += 1;
    let end = entryAt(reading, start)?.end;
    // "Something like a Kluger or CX-9".
    while (end !== undefined && at(end) === 'or') {
      const other = entryAt(reading, end + (/^(?:a|an|the)$/.test(at(end + 1)) ? 2 : 1));
      if (other?.entry.attribute !== 'model') break;
      end = other.end;
    }
    if (end !== undefined) claim(index, end, as);
    return end;
  };

/** What is not a wish: "2WD is fine", "diesel is too dear". */
export const readAcceptable = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  if (isForeign || lexemes[index]!.kind === 'sign') return undefined;
  const found = entryAt(reading, index);
  // "7 seats not needed".
  const end = found?.end ?? amountAt(lexemes, index)?.next;
  const verdict = end === undefined ? '' : `${at(end)} ${at(end + 1)}`;
  if (found && (isRefused(reading, found.end) || /^(?:removed|optional|unnecessary|need not)\b/.test(verdict))) {
    claim(index, found.end, 'word');
    return found.end;
  }
  const isUnneeded = /^not (?:needed|required|necessary|essential|important)$/.test(verdict);
  if (
    end === undefined ||
    !(isUnneeded || (found && at(index - 1) !== 'or' && /^is (?:fine|ok|okay|alright)$/.test(verdict)))
  )
    return undefined;
  claim(index, end + 2, 'empty');
  return end + 2;
};

const readComparedPhrase = readAfter(comparedPhrases, 'word');
const readLess = readAfter(new Set(['over', 'than']), 'empty');

/** What is compared with, and not to find: "bigger than a Corolla", "petrol over diesel". */
export const readCompared = (reading: Reading, index: number): number | undefined =>
  readComparedPhrase(reading, index) ??
  (reading.claims[index - 1] === 'understood' ? readLess(reading, index) : undefined);

const readIndifferentName = readAfter(indifferentPhrases, 'empty');

/** What a vehicle need not be or have: "doesn't need to be new", "don't need 7 seats". */
export const readIndifferent = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  const name = readIndifferentName(reading, index);
  const length = phraseAt(
    lexemes,
    index,
    (phrase) => indifferentPhrases.has(phrase) || /^(?:dont|doesnt) (?:care|mind|matter) if$/.test(phrase),
    5,
  );
  if (name !== undefined || length === 0 || isForeign) return name;
  let start = index + length;
  while (/^(?:a|an|the|to|have|has|be|if|its|it|is|done|over|under|more|less|than|about)$/.test(at(start))) start += 1;
  const isLow = /^(?:low|lower)$/.test(at(start)) && odometerTerms.has(at(start + 1));
  const amount = amountAt(lexemes, start);
  const end = isLow ? start + 2 : amount?.unit === undefined ? undefined : amount.next;
  if (end !== undefined) claim(index, end, 'empty');
  return end;
};

/** What says nothing about a vehicle. */
export const readEmpty = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  // "A car 4 the missus".
  if (
    at(index) === '4' &&
    index > 0 &&
    !lexemes[index + 1]?.isGlued &&
    /^(?:a|the|my|our|me|her|him)$/.test(at(index + 1))
  ) {
    claim(index, index + 1, 'empty');
    return index + 1;
  }
  const empty = phraseAt(lexemes, index, (phrase) => emptyPhrases.has(phrase), 4);
  if (empty > 0 && !isForeign) {
    claim(index, index + empty, 'empty');
    return index + empty;
  }
  return undefined;
};

/** An order of the results. */
export const readSort = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, textOf, claim } = reading;
  const { kind } = lexemes[index]!;
  if (kind === 'word' && !isForeign) {
    const sort = phraseAt(lexemes, index, (phrase) => sortPhrases.has(phrase), 4);
    if (sort > 1 || (sort === 1 && !hasOtherMeaning(reading, index, index + 1))) {
      reading.sortBy ??= sortPhrases.get(textOf(index, index + sort));
      claim(index, index + sort);
      return index + sort;
    }
  }
  return undefined;
};

/** "low kms". */
export const readLowKilometres = (reading: Reading, index: number): number | undefined => {
  const { ctx, isForeign, at, claim, setRange } = reading;
  // "Low kms", "low-km", "lowkms".
  const end = index + (/^lowkms?$/.test(at(index)) ? 1 : at(index + 1) === '-' ? 3 : 2);
  if (isForeign || !(end === index + 1 || (/^(?:low|lowish|lower)$/.test(at(index)) && odometerTerms.has(at(end - 1)))))
    return undefined;
  setRange('km', { max: ctx.site.search.lowKilometres });
  claim(index, end);
  return end;
};

/** "work ute": for what the vehicle is. */
export const readWork = (reading: Reading, index: number): number | undefined => {
  const { ctx, isForeign, at, claim, refine } = reading;
  if (isForeign) return undefined;
  const work = ctx.facetValues['categories']?.find((value) => value === 'Work');
  if (
    work !== undefined &&
    at(index) === 'work' &&
    /^(?:utes?|vans?|trucks?|wagon|bus|vehicle|car|hack)$/.test(at(index + 1)) &&
    !hasOtherMeaning(reading, index, index + 1)
  ) {
    refine('categories', [work]);
    claim(index, index + 1);
    return index + 1;
  }
  return undefined;
};
