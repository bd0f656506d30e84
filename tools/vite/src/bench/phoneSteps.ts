/** What a thumb does on a page. `target` and `answered` are expressions in the page; `find` is defined there. */
export type PhoneStep = {
  what: string;
  /** Repeats the step, for steps whose target is another one each time. */
  times?: number;
} & (
  | { tap: string; answered?: string }
  | { focus: string; keys: readonly string[]; answered?: string }
  | { back: true; answered: string }
);

/** A page that is opened, and what is done there in turn. */
export type PhoneVisit = { path: string; steps: readonly PhoneStep[] };

const button = (name: string, within = 'document'): string => `find(${within}, 'button, summary, a', ${name})`;
const sheet = `document.querySelector('dialog[open], [role=dialog]')`;
const count = `document.querySelector('section[aria-labelledby] [role=status]')?.textContent`;
const letters = (text: string): string[] => [...text];

/** The visit of a shopper who searches, looks at a vehicle and enquires; about sixty interactions. */
export const shopperVisits = (vehicle: string): readonly PhoneVisit[] => [
  {
    path: '/',
    steps: [
      { what: 'open the menu', tap: button('/^Menu$/') },
      { what: 'close the menu', tap: `${sheet}?.querySelector('button')` },
      { what: 'favourite on the home page', tap: button('/^Save 20/'), times: 2 },
      { what: 'next cards', tap: button('/^More: Just arrived/'), times: 2 },
      {
        what: 'type in the home search',
        focus: `document.querySelector('main input[type=text]')`,
        keys: letters('hilux'),
      },
    ],
  },
  {
    path: '/search',
    steps: [
      {
        what: 'open the filters',
        tap: button('/^Filters/'),
        answered: `${sheet}?.querySelector('input[type=checkbox]') != null`,
      },
      {
        what: 'tick a value',
        tap: `find(${sheet}, 'input[type=checkbox]:not(:checked)', /^(Toyota|Nissan|Mazda|Hyundai|SUV|Ute)/)`,
        answered: count,
        times: 6,
      },
      { what: 'untick a value', tap: `find(${sheet}, 'input[type=checkbox]:checked', /./)`, answered: count, times: 2 },
      { what: 'open a group of filters', tap: button('/^(Fuel|Drive|Colour)/', sheet), times: 2 },
      { what: 'more makes', tap: button('/^Show all makes/', sheet) },
      { what: 'close the filters', tap: button('/^Show Me/', sheet) },
      { what: 'remove a chip', tap: button('/^Remove/'), answered: count, times: 2 },
      { what: 'clear all filters', tap: button('/^Clear/'), answered: count },
      {
        what: 'change the order',
        focus: `document.querySelector('main select')`,
        keys: ['ArrowDown'],
        answered: `document.querySelector('main article h3, main article h2')?.textContent`,
      },
      { what: 'favourite', tap: button('/^Save 20/'), times: 3 },
      { what: 'open the menu of a card', tap: button('/^More: 20/') },
      { what: 'close the menu of a card', tap: button('/^More: 20/') },
      {
        what: 'type a search',
        focus: `document.querySelector('main input[type=text], main input[type=search]')`,
        keys: letters('toyota'),
        answered: count,
      },
      {
        what: 'next page',
        tap: button('/^(Next|Page 2)/'),
        answered: `document.querySelector('main article h3, main article h2')?.textContent`,
      },
      {
        what: 'open a vehicle',
        tap: `document.querySelector('main article a[href^="/cars/"]')`,
        answered: `location.pathname.startsWith('/cars/') && document.querySelector('h1')?.textContent`,
      },
      {
        what: 'back to the results',
        back: true,
        answered: `location.pathname.startsWith('/search') && document.querySelectorAll('main article').length > 3`,
      },
      {
        what: 'open another vehicle',
        tap: `document.querySelectorAll('main article :is(h2, h3) a')[2]`,
        answered: `location.pathname.startsWith('/cars/') && document.querySelector('h1')?.textContent`,
      },
    ],
  },
  {
    path: vehicle,
    steps: [
      { what: 'next picture', tap: button('/^Next picture/'), times: 4 },
      { what: 'full screen', tap: button('/^Show full screen/') },
      { what: 'close full screen', tap: button('/^Close/', sheet) },
      { what: 'show more', tap: button('/^Show More/'), times: 2 },
      { what: 'open a section', tap: button('/^(Features|Dealer Comments|Reserve Online)/') },
      { what: 'favourite of the vehicle', tap: button('/^Save 20/') },
      {
        what: 'enquire',
        tap: `find(document.querySelector('[data-part="action-bar"]'), 'a, button', /^Enquire/)`,
        answered: `find(${sheet}, 'input', /name/i) !== undefined`,
      },
      { what: 'type a name', focus: `find(${sheet}, 'input', /name/i)`, keys: letters('Alex') },
      { what: 'close the enquiry', tap: button('/^Close/', sheet) },
    ],
  },
  {
    path: '/finance',
    steps: [
      {
        what: 'purchase price in the calculator',
        focus: `find(document, 'input[type=range]', /^Purchase price/)`,
        keys: ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'],
      },
      { what: 'open a question', tap: button('/^What do I need/') },
    ],
  },
];

const plainCount = `document.querySelector('.ais-Stats-text')?.textContent`;

/** The same on a page of InstantSearch's own widgets, as far as it has it. */
export const plainVisits: readonly PhoneVisit[] = [
  {
    path: '/',
    steps: [
      {
        what: 'tick a value',
        tap: `find(document, 'input[type=checkbox]:not(:checked)', /^(Toyota|Nissan|Mazda|Hyundai|SUV|Ute)/)`,
        answered: plainCount,
        times: 6,
      },
      {
        what: 'untick a value',
        tap: `find(document, 'input[type=checkbox]:checked', /./)`,
        answered: plainCount,
        times: 6,
      },
      {
        what: 'change the order',
        focus: `document.querySelector('select')`,
        keys: ['ArrowDown'],
        answered: `document.querySelector('article h3')?.textContent`,
      },
      {
        what: 'type a search',
        focus: `document.querySelector('input[type=search]')`,
        keys: letters('toyota'),
        answered: plainCount,
      },
      {
        what: 'next page',
        tap: `document.querySelector('.ais-Pagination-item--nextPage a')`,
        answered: `document.querySelector('article h3')?.textContent`,
      },
    ],
  },
];
