import { clockMinutes, normaliseSpecialHours } from '@dealer/core/contact';
import { pathOf, routeTable } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { keyShapeFault } from './searchKey.ts';

/** The widths of a wordmark that a header has room for, as multiples of its height. */
const wordmarkWidth = { least: 1, most: 7 };

/** Letters that the first screen has room for, at 320 px and with twice the text size. */
const firstScreenLetters = { headline: 90, intro: 220 } as const;

/** A value that is valid for its setting and still a mistake. */
export type RuleFault = {
  rule:
    | 'SITE-KEY'
    | 'SITE-FILTER'
    | 'SITE-HOURS'
    | 'SITE-DATE'
    | 'SITE-RANGE'
    | 'SITE-ROUTE'
    | 'SITE-ONCE'
    | 'SITE-WORDMARK'
    | 'SITE-LENGTH';
  path: string;
  message: string;
  hint: string;
};

const wordmarkFaults = ({ identity: { logo } }: Site): RuleFault[] => {
  if (logo === null) return [];
  const { width, height } = logo;
  const fault = (message: string, hint: string): RuleFault[] => [
    { rule: 'SITE-WORDMARK', path: 'identity.logo', message, hint },
  ];
  if (width > height * wordmarkWidth.most)
    return fault(
      `of ${width} by ${height} pixels is too wide: the header of a phone shrinks it until it cannot be read`,
      `Use a picture at most ${wordmarkWidth.most} times as wide as it is high, with the name on two lines if it is long`,
    );
  if (width < height * wordmarkWidth.least)
    return fault(
      `of ${width} by ${height} pixels is too tall: the header draws it 2.5rem high and less than that wide`,
      'Use a picture at least as wide as it is high, with the name next to the sign',
    );
  return [];
};

const lengthFaults = ({ home }: Site): RuleFault[] =>
  (['headline', 'intro'] as const).flatMap((setting) => {
    const most = firstScreenLetters[setting];
    const { length } = home[setting] ?? '';
    return length <= most
      ? []
      : [
          {
            rule: 'SITE-LENGTH' as const,
            path: `home.${setting}`,
            message: `has ${length} letters, and the first screen of a phone has room for ${most}`,
            hint: 'Shorten it, and put the rest into a section below',
          },
        ];
  });

/** The largest plausible value of each finance setting: a larger one has the wrong unit or a typing error. */
const most = { percent: 100, years: 30, dollars: 10_000_000 } as const;
const limits: readonly (readonly [setting: keyof Site['finance'], unit: keyof typeof most])[] = [
  ['rateMin', 'percent'],
  ['rateMax', 'percent'],
  ['rateStep', 'percent'],
  ['defaultRate', 'percent'],
  ['termMin', 'years'],
  ['termMax', 'years'],
  ['termStep', 'years'],
  ['defaultTerm', 'years'],
  ['detailTerm', 'years'],
  ['termOptions', 'years'],
  ['amountMin', 'dollars'],
  ['amountMax', 'dollars'],
  ['establishmentFee', 'dollars'],
];

const rangeFaults = ({ finance }: Site): RuleFault[] =>
  limits.flatMap(([setting, unit]) => {
    const value = finance[setting];
    const numbers = (Array.isArray(value) ? value : [value]).filter(
      (entry): entry is number => typeof entry === 'number',
    );
    const wrong = numbers.find((number) => number > most[unit]);
    return wrong === undefined
      ? []
      : [
          {
            rule: 'SITE-RANGE' as const,
            path: `finance.${setting}`,
            message: `${wrong} is more than ${most[unit].toLocaleString('en-AU')} ${unit}`,
            hint: `Write a number of ${unit}, at most ${most[unit].toLocaleString('en-AU')}`,
          },
        ];
  });

const hoursFault = (path: string, time: string | null | undefined): RuleFault[] =>
  time === null || time === undefined || time === '' || clockMinutes(time) !== undefined
    ? []
    : [
        {
          rule: 'SITE-HOURS',
          path,
          message: `"${time}" is not a time of day`,
          hint: 'Write hours and minutes from 00:00 to 23:59, such as "08:30"',
        },
      ];

const dateFault = (path: string, date: string | undefined): RuleFault[] =>
  date === undefined || normaliseSpecialHours({ date }) !== undefined
    ? []
    : [
        {
          rule: 'SITE-DATE',
          path,
          message: `"${date}" is not a day of the calendar`,
          hint: 'Write year-month-day, such as "2026-07-01"',
        },
      ];

const locationFaults = ({ locations }: Site): RuleFault[] =>
  locations.flatMap(({ contact_detail, special_hours = [] }, at) => [
    ...contact_detail.opening_hours.flatMap(({ open, close }, index) => {
      const path = `locations[${at}].contact_detail.opening_hours[${index}]`;
      return [...hoursFault(`${path}.open`, open), ...hoursFault(`${path}.close`, close)];
    }),
    ...special_hours.flatMap(({ date, start_hour, end_hour, hours }, index) => {
      const path = `locations[${at}].special_hours[${index}]`;
      return [
        ...dateFault(`${path}.date`, date),
        ...hoursFault(`${path}.start_hour`, start_hour),
        ...hoursFault(`${path}.end_hour`, end_hour),
        ...hoursFault(`${path}.hours.begin`, hours?.begin),
        ...hoursFault(`${path}.hours.end`, hours?.end),
      ];
    }),
  ]);

const routeFaults = ({ routes, auth }: Site): RuleFault[] => {
  const own = [['financePath', 'finance'], ...(auth.garageEnabled ? [['garagePath', 'garage'] as const] : [])] as const;
  return own.flatMap(([setting, name]): RuleFault[] => {
    const path = `routes.${setting}`;
    const hint = `Write a path of its own, such as "/${name === 'garage' ? 'my-garage' : name}"`;
    const written = pathOf(routes[setting]);
    if (written === '/') return [{ rule: 'SITE-ROUTE', path, message: 'is the home page', hint }];
    const other = routeTable.find((route) => route.name !== name && route.pattern.replace(/\/[:*].*$/, '') === written);
    if (other !== undefined)
      return [
        { rule: 'SITE-ROUTE', path, message: `"${written}" is the address of another page (${other.name})`, hint },
      ];
    return setting === 'garagePath' && written === pathOf(routes.financePath)
      ? [{ rule: 'SITE-ROUTE', path, message: `"${written}" is routes.financePath too`, hint }]
      : [];
  });
};

const onceFaults = (path: string, values: readonly string[]): RuleFault[] => {
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  return repeated === undefined
    ? []
    : [{ rule: 'SITE-ONCE', path, message: `"${repeated}" is there twice`, hint: 'Name each once' }];
};

const searchFaults = ({ search, services }: Site): RuleFault[] => {
  const key = keyShapeFault(services.search.apiKey);
  const isHosted = services.search.host !== '';
  return [
    ...(key === undefined ? [] : [{ rule: 'SITE-KEY' as const, path: 'services.search.apiKey', ...key }]),
    ...(isHosted && search.searchFilter.trim() === '' && !search.wholeIndex
      ? [
          {
            rule: 'SITE-FILTER' as const,
            path: 'search.searchFilter',
            message: 'is empty, so that the site shows every dealer’s vehicles of the index',
            hint: 'Write the dealer’s own filter, such as "dealership_id = 1", or search.wholeIndex: true where the whole index is this dealer’s',
          },
        ]
      : []),
  ];
};

/**
 * Mistakes in settings that are valid one by one: a key that can write, hours and days that do not exist, numbers in the wrong
 * unit, two pages with one address. The storefront tolerates them; only `check:sites` reports them.
 */
export const siteRules = (site: Site): RuleFault[] => [
  ...wordmarkFaults(site),
  ...lengthFaults(site),
  ...searchFaults(site),
  ...rangeFaults(site),
  ...locationFaults(site),
  ...site.promo.tiles.flatMap(({ start, expiry }, index) => [
    ...dateFault(`promo.tiles[${index}].start`, start),
    ...dateFault(`promo.tiles[${index}].expiry`, expiry),
  ]),
  ...routeFaults(site),
  ...onceFaults('card.buttons', site.card.buttons),
  ...onceFaults('detail.buttons', site.detail.buttons),
];
