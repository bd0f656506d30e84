import type { Mutant } from './readMutants.ts';

/** A mutant that may survive: file (in packages/core/src), original code, replacement; without `to`, any replacement. */
type MutantPattern = readonly [file: string, from: string, to?: string];

const textOf = '"Stryker was here!"';
const listOf = '["Stryker was here"]';

/** A reason, and all mutants that it applies to. Texts are compared whole, so that the reason does not cover new mutants. */
const judged: readonly (readonly [reason: string, ...patterns: MutantPattern[]])[] = [
  // Code that only the types need.
  [
    'no comparison with undefined holds, so the one beside it says no already; for the types',
    ['finance/hasFinanceCalculator.ts', 'value !== undefined', 'true'],
    ['finance/budgetAnswer.ts', 'cheapest !== undefined', 'true'],
    ['card/vehicleTags.ts', 'vehicle.createdAt !== undefined', 'true'],
    ['search/refinementFilter.ts', 'min !== undefined', 'true'],
    ['contact/weekHours.ts', 'from !== undefined && to !== undefined'],
    ['contact/weekHours.ts', 'from !== undefined', 'true'],
    ['contact/weekHours.ts', 'to !== undefined', 'true'],
  ],
  [
    'a day without hours has no times, and no comparison with undefined holds; for the types',
    ['contact/openNow.ts', "today.kind === 'hours'", 'true'],
  ],
  [
    'undefined is in none of the lists that are asked next; for the types',
    ['finance/financeVisibility.ts', 'vehicle.dealershipSlug !== undefined', 'true'],
    ['search/parseSearchUrl.ts', 'refined !== undefined', 'true'],
    ['search/parseSearchUrl.ts', 'ranged === undefined', 'false'],
  ],
  [
    'no lender is found for no provider, so the other half says no already; for the types',
    ['finance/lenderEligibility.ts', 'provider === null', 'false'],
  ],
  [
    'what is no number is not finite either; for the types',
    ['finance/rateText.ts', "typeof rate === 'number'", 'true'],
  ],
  [
    'the word "undefined" names no electric fuel; for the types',
    ['card/vehicleTags.ts', 'vehicle.fuel !== undefined', 'true'],
  ],
  [
    'no comparison with the average holds for a missing price either; for the types',
    ['price/marketBadge.ts', 'price === undefined', 'false'],
  ],
  [
    'a lender that is not eligible is undefined either way; for the types',
    ['finance/financeBox.ts', "eligibility.kind === 'eligible'", 'true'],
    ['finance/vehicleLoan.ts', "eligibility.kind === 'eligible'", 'true'],
  ],
  [
    'in Australia a star goes with rates, and in New Zealand they are not read; for the types',
    ['finance/weeklyFootnote.ts', "rates.kind === 'rates'", 'true'],
    ['finance/weeklyFootnote.ts', '[]', listOf],
  ],
  [
    'a weekly payment was read from the quote before, so there is one; for the types',
    ['finance/quoteFigures.ts', 'quote?.advertisedRate'],
    ['finance/quoteFigures.ts', 'quote?.comparisonRate'],
  ],
  [
    'would find something only for a lender called "null" or "undefined"; for the types',
    ['finance/lenderEligibility.ts', 'key === undefined', 'false'],
    ['finance/repayment.ts', "typeof lender === 'string'", 'true'],
  ],
  [
    'a list of length 1 has a first entry; for the types',
    ['search/serialiseSearchUrl.ts', 'make !== undefined', 'true'],
    ['search/serialiseSearchUrl.ts', 'model !== undefined', 'true'],
  ],
  ['five working days have a first one; for the types', ['contact/weekHours.ts', 'first !== undefined', 'true']],

  // Defaults for values that are never missing, or that nothing can reach.
  ['there are exactly two ends here; for the types', ['search/readRange.ts', "''", textOf]],
  [
    'a site is refused unless its standard path names a kind of stock; for the types',
    ['search/readSearchPath.ts', "''", textOf],
  ],
  [
    'neither text reads as a date or a time, and a time that was read has an hour',
    ['contact/specialHours.ts', "''", textOf],
  ],
  ['neither text is a page number, so it is page 1', ['search/parseSearchUrl.ts', "''", textOf]],
  ['would be met only by an address that says "stryker-was-here"', ['search/readSearchPath.ts', '[]', listOf]],
  [
    'no filter and no value in stock is called so: a path that would say it is not used, and nothing is left out of the query string',
    ['search/serialiseSearchUrl.ts', '[]', listOf],
  ],
  ['no path stands for a car type of that name, so it is all stock too', ['search/stockType.ts', '[]', listOf]],
  [
    'where there are only makes or only models, makeAlternatives gives the same filter',
    ['search/refinementFilter.ts', '[]', listOf],
    ['search/refinementFilter.ts', 'make.length > 0 && makeModels.length > 0'],
    ['search/refinementFilter.ts', 'make.length > 0'],
    ['search/refinementFilter.ts', 'makeModels.length > 0'],
  ],
  [
    'normaliseSearchState drops what is no filter',
    ['search/parseSearchUrl.ts', 'refined !== undefined && isSearchFacet(refined)'],
  ],
  ['no model of any make is called so', ['search/parseSearchUrl.ts', '[]', listOf]],
  ['no choice is called so, so the choice is made', ['search/toggleRefinement.ts', '[]', listOf]],
  [
    'what has no date is no special day',
    ['contact/weekHours.ts', '[]', listOf],
    ['contact/specialHours.ts', '[]', listOf],
  ],

  // Equivalent code.
  [
    '0 comes out either way',
    ['finance/monthlyFromWeekly.ts', 'weekly > 0', 'weekly >= 0'],
    ['finance/repayment.ts', 'value > 0', 'value >= 0'],
  ],
  [
    'divided by no periods is no finite number, which atLeastZero makes 0 as well',
    ['finance/repayment.ts', 'periods <= 0'],
  ],
  ['at the lower end both ways give it', ['finance/ranges.ts', 'value > min', 'value >= min']],
  ['equal amounts: either is the price', ['price/shownPrice.ts', 'offer < price', 'offer <= price']],
  ['defaultTerm asks only whether it is the calculator', ['finance/vehicleLoan.ts', "'detail'", '""']],
  [
    'normaliseSearchState drops a range of what is no number',
    ['search/parseSearchUrl.ts', 'ranged === undefined || !isNumericFacet(ranged)'],
  ],
  [
    'normaliseSearchState drops an empty choice',
    ['search/toggleRefinement.ts', "value === ''", 'false'],
    ['search/toggleRefinement.ts', "''", textOf],
  ],
  [
    'normaliseSearchState finds the stock type from the car types',
    ['search/parseSearchUrl.ts', "'new-used-and-demo-cars'", '""'],
  ],
  [
    'normaliseSearchState has the last word on how many values and how long; this spares work with a hostile address',
    ['search/parseSearchUrl.ts', 'values.length < searchLimits.values'],
    ['search/parseSearchUrl.ts', 'value.slice(0, searchLimits.value * 4)', 'value'],
  ],
  [
    'nothing else is thrown in there; the line lets a mistake of ours be seen',
    ['search/readTenantFilter.ts', 'error instanceof Unreadable', 'true'],
  ],
  [
    'at the opening minute it is open, which was answered before',
    ['contact/openNow.ts', 'minutes >= hours.open', 'minutes > hours.open'],
  ],
  [
    'the locale data of Node writes three letters; for browsers whose data writes more',
    [
      'contact/clock.ts',
      "new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: timezone }).format(now).slice(0, 3)",
    ],
  ],
  [
    'only spares making the same clock again',
    ['contact/clock.ts', 'known', 'false'],
    ['contact/clock.ts', 'clocks.set(timezone, made);'],
  ],
  [
    'clockText says nothing of a missing time; for the types',
    ['contact/specialHours.ts', 'hours.open === undefined', 'false'],
    ['contact/specialHours.ts', 'hours.close === undefined', 'false'],
  ],
  [
    'normaliseSpecialHours gives both times or neither, and each can be read',
    ['contact/specialHours.ts', 'from !== undefined && to !== undefined', 'from !== undefined || to !== undefined'],
    ['contact/specialHours.ts', 'from !== undefined', 'true'],
    ['contact/specialHours.ts', 'to !== undefined', 'true'],
  ],
  ['each date occurs once', ['contact/specialHours.ts', 'a.date < b.date', 'a.date <= b.date']],
];

/** Why a surviving mutant is acceptable; a mutant without a reason is reported as such. */
export const reasonFor = ({ file, from, to, status }: Mutant): string => {
  const isThis = ([where, was, became]: MutantPattern): boolean =>
    file.endsWith(`/src/${where}`) && from === was && (became === undefined || to === became);
  const found = judged.find(([, ...patterns]) => patterns.some(isThis));
  return found?.[0] ?? (status === 'uncovered' ? 'no test reaches it' : 'not judged yet');
};
