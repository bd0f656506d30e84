import { ownValue } from '../data/values.ts';
import type { Site } from './site.ts';
import { type CarType, carTypeOrder, isStockTypePath } from './stockTypes.ts';

/** A rule between settings that a site breaks; `explainLaw` explains it. */
export type BrokenLaw =
  | {
      readonly law: 'order';
      readonly path: string;
      readonly low: number;
      readonly high: number;
      readonly lowName: string;
    }
  | { readonly law: 'once'; readonly path: string; readonly what: string; readonly value: string | number }
  | { readonly law: 'stockType'; readonly path: string; readonly slug: string }
  | { readonly law: 'customButton'; readonly path: string }
  /** Amounts of the site's own, which cards, sorting and loans do not have: theirs are the index's. */
  | { readonly law: 'charges'; readonly path: string };

type Entries = readonly Readonly<Record<string, unknown>>[];

const order = (path: string, low: string, high: string, values: object): BrokenLaw[] => {
  const [least, most] = [low, high].map((name) => ownValue(values as Record<string, number>, name));
  return least === undefined || most === undefined || least < most
    ? []
    : [{ law: 'order', path: `${path}.${high}`, low: least, high: most, lowName: `${path}.${low}` }];
};

const once = (path: string, what: string, entries: Entries): BrokenLaw[] => {
  const values = entries.map((entry) => ownValue(entry, what) as string | number);
  const value = values.find((one, index) => values.indexOf(one) !== index);
  return value === undefined ? [] : [{ law: 'once', path, what, value }];
};

/** A location or dealership has the address of a stock type. */
const stockType = (path: string, entries: readonly { slug: string }[]): BrokenLaw[] =>
  entries.flatMap(({ slug }, index) =>
    isStockTypePath(slug) || carTypeOrder.includes(slug as CarType)
      ? [{ law: 'stockType', path: `${path}[${index}].slug`, slug }]
      : [],
  );

/** Checks the rules between the settings of a merged site, such as minimum below maximum and unique slugs. */
export const siteLaws = ({ card, dealerships, finance, home, locations, price, search }: Site): BrokenLaw[] => [
  ...order('search.priceSlider', 'min', 'max', search.priceSlider),
  ...['amount', 'term', 'rate'].flatMap((of) => order('finance', `${of}Min`, `${of}Max`, finance)),
  ...once('locations', 'slug', locations),
  ...once('locations', 'id', locations),
  ...once('dealerships', 'slug', dealerships),
  ...once('search.facets', 'attribute', search.facets),
  ...stockType('locations', locations),
  ...stockType('dealerships', dealerships),
  ...home.priceBands.flatMap((band, index) => order(`home.priceBands[${index}]`, 'min', 'max', band)),
  ...(card.buttons.includes('customButton') && card.customButton === null
    ? [{ law: 'customButton' as const, path: 'card.customButton' }]
    : []),
  ...(price.basis === 'driveAway' && Object.keys(price.charges).length > 0
    ? [{ law: 'charges' as const, path: 'price.charges' }]
    : []),
];
