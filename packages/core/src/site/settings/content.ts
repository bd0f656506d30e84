import {
  amount,
  anyText,
  choice,
  fields,
  formatted,
  group,
  listOf,
  nullable,
  optional,
  position,
  positive,
  recordOf,
  sizedPicture,
  wholeNumber,
  filledText,
} from '../../settings/index.ts';
import { phraseKinds } from '../phrases.ts';

/** A range of prices offered on the home page; dollars, both ends included. */
export const priceBandKind = fields({ label: filledText(), min: optional(amount()), max: optional(positive()) });

/** A part of a legal page: its heading and its text. */
const legalPartKind = fields({ title: filledText(), text: filledText() });

/** A wordmark: the size is that of the picture, in pixels. */
const logoKind = fields({
  src: formatted('picture'),
  dark: optional(formatted('picture')),
  width: position(),
  height: position(),
});

/** @since 0.1 */
export const contentSettings = {
  /** Claims that are the dealer's own. @since 0.1 */
  copy: group({
    /** Hours in which a buyer may bring a vehicle back; null: no such promise. */
    moneyBackHours: nullable(positive()),
    /** Years of warranty on new vehicles; null: no such promise. */
    warrantyYearsNew: nullable(positive()),
    /** Promises on used vehicles, each a sentence, such as "3 Year Standard warranty"; empty: none. */
    usedPromises: listOf(filledText(), []),
    /** The deposit of a reservation, with its dollar sign. A vehicle's own `reserve_amount` comes first. */
    depositText: filledText('$200'),
    /** Hours for which a vehicle stays reserved. */
    reserveHoldHours: positive(48),
    /**
     * The call to action at the end of each page, above the links to a valuation and a test drive: a title and a text; null: the
     * platform's.
     */
    invite: nullable(fields({ title: filledText(), text: filledText() })),
    /** Names of the cards that the dealer accepts, at the foot of each page, as printed on them: "Visa", "Mastercard"; empty: not shown. */
    paymentCards: listOf(filledText(), []),
  }),
  /** How the dealer looks in the header, in browser tabs and in shared links. @since 0.1 */
  identity: group({
    /**
     * The wordmark in the header and the menu: the address of a picture and its size in pixels, and in `dark` the picture for
     * dark grounds. It is drawn at most 2.5rem high. Without one the name is written in the look's font.
     */
    logo: nullable(logoKind),
    /** The icon of the browser's tab, an SVG or PNG; null: the look's own. */
    favicon: nullable(formatted('picture')),
    /** The picture of shared links to pages that have none of their own, 1200 by 630 pixels; null: none. */
    sharePicture: nullable(formatted('picture')),
  }),
  /** What only New Zealand sites say. @since 0.1 */
  nz: group({
    /** The address of a vehicle's Consumer Information Notice, with "{id}", "{slug}" or "{stock_number}" where the vehicle's own goes; null: no link. */
    cinUrl: nullable(formatted('address')),
    /** The number of the registered motor vehicle trader; null: not shown. */
    traderNumber: nullable(filledText()),
    /** The text next to the price of a new vehicle, which excludes on-road costs; a used vehicle's price includes them. */
    onRoadCostsText: filledText('plus on-road costs'),
    /** Dollars for a litre of petrol, with which the fuel calculator starts. */
    petrolPrice: positive(2.65),
    /** Dollars for a litre of diesel, with which the fuel calculator starts. */
    dieselPrice: positive(1.95),
    /** The name of the warrant of fitness. */
    wofText: filledText('WoF'),
  }),
  /** Texts and options of the home page. @since 0.1 */
  home: group({
    /** Its main heading; `{noun}` is `vehicleNoun` in small letters. */
    headline: filledText('Find your next {noun}'),
    /** The sentence below the heading. */
    intro: anyText('Search everything on our yard, see the full price and ask us anything.'),
    /** Where the phrase `home.financeAction` leads: to used cars, or to the calculator of the finance page. */
    financeActionLeadsTo: choice(['usedCars', 'calculator'], 'usedCars'),
    /** Reasons to buy here, each a title and a text; empty: no such section. */
    reasons: listOf(
      fields({ title: filledText(), text: filledText() }),
      [
        {
          title: 'Prices you can compare',
          text: 'Each price says what it includes, so you can put two side by side.',
        },
        {
          title: 'Stock you can see today',
          text: 'What you find here is on our yard or on its way. Sold vehicles are marked at once.',
        },
        {
          title: 'People who know it well',
          text: 'Ask about any vehicle and someone who has seen it answers you.',
        },
      ],
      'title',
    ),
    /** Ranges of prices in dollars that start a search, each with a label; without `min` or `max` that end is open. */
    priceBands: listOf(
      priceBandKind,
      [
        { label: 'Under $15,000', max: 15_000 },
        { label: '$15,000 to $30,000', min: 15_000, max: 30_000 },
        { label: '$30,000 to $50,000', min: 30_000, max: 50_000 },
        { label: '$50,000 and over', min: 50_000 },
      ],
      'label',
    ),
    /** The wide picture of the first screen, with its size in pixels; null: a drawing of a yard. */
    heroPicture: nullable(sizedPicture()),
    /** A silent film in a loop, an mp4 or webm file, on its `poster` in place of `heroPicture`; visitors who want less motion or data start it themselves. Null: none. */
    heroVideo: nullable(fields({ src: formatted('film'), poster: sizedPicture() })),
    /** The vehicles on the home page. */
    featured: group({
      /** Their heading. */
      title: filledText('Featured vehicles'),
      /** Which vehicles: used, new, or all. */
      filter: choice(['used', 'new', 'all'], 'used'),
      /** How many, 1 to 24. */
      limit: wholeNumber(1, 24, 6),
    }),
  }),
  /** Texts that a site can replace. Each has a key and a default. @since 0.1 */
  phrases: group(phraseKinds),
  /**
   * Any other text of a page, each by the text that it replaces: `{ "Follow us": "Find us on" }`. A text with placeholders has all of
   * them in its new words: `{ "Show all {count}": "See all {count}" }`. @since 0.1
   */
  texts: recordOf(filledText(), {}),
  /** What the law asks a dealer to print. @since 0.1 */
  legal: group({
    /** Paragraphs about the business, on the page `/about-us`; empty: none. */
    about: listOf(filledText(), []),
    /** The dealer's licence, at the foot of every page; null: not shown. */
    licence: nullable(filledText()),
    /** The dealer's own Australian credit licence, or its number as a representative, where it advertises finance; null: not shown. */
    creditLicence: nullable(filledText()),
    /** Who handles complaints and how they are reached, in a sentence, on the pages of vehicles; null: not shown. */
    complaints: nullable(filledText()),
    /** Paragraphs at the foot of every page, such as what prices exclude; empty: none. */
    disclaimers: listOf(filledText(), []),
    /** The page `/terms-and-conditions`, part by part; empty: no such page. */
    terms: listOf(legalPartKind, [], 'title'),
    /** The page `/privacy-policy`, part by part; empty: no such page. */
    privacy: listOf(legalPartKind, [], 'title'),
  }),
};
