import { cellReader, type Cell } from './cell.ts';

/** The words of one field, in lower case and with a space for each sign. */
type Terms<Value extends string> = {
  /** For each value the phrases that say it. */
  readonly phrases: Readonly<Record<Value, readonly string[]>>;
  /** Short forms that count only as the whole cell. */
  readonly codes?: Readonly<Record<string, NoInfer<Value>>>;
  /** Phrases that contain a word of the field and do not mean it. */
  readonly others?: readonly string[];
  /** The values that a more exact one replaces where a cell says both. */
  readonly over?: Partial<Readonly<Record<NoInfer<Value>, readonly NoInfer<Value>[]>>>;
  /** True where a number of gears may come before or after the rest: "6 SP Automatic", "M6". */
  readonly gears?: boolean;
};

/** The reader of a field, and whether a text is one of its phrases and nothing else. */
type WordReader<Value extends string> = {
  read: (cell: string) => Cell<Value>;
  isPhrase: (text: string) => boolean;
};

const spaced = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const gearsBefore = /^\d{1,2} ?(?:sp(?:d|eeds?)?|gears?)? ?(?=[a-z])/;
const gearsAfter = /^([a-z]{1,6}) ?\d{1,2}$/;
const negated = /\b(?:not|non|no|isn t|unknown|unsure)\b/;

/**
 * Makes the reader of a field. The longest phrases are taken first, so that "automated manual" is no manual. A cell without a phrase, or
 * with phrases for two values, is left unread.
 */
const wordReader = <Value extends string>(terms: Terms<Value>): WordReader<Value> => {
  const { phrases, codes = {}, others = [], over = {}, gears = false } = terms;
  const meanings = new Map<string, Value | undefined>([
    ...others.map((phrase) => [phrase, undefined] as const),
    ...(Object.entries(phrases) as [Value, readonly string[]][]).flatMap(([value, list]) =>
      list.map((phrase) => [phrase, value] as const),
    ),
  ]);
  const longestFirst = [...meanings.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'gu');
  return {
    isPhrase: (text) => meanings.get(spaced(text)) !== undefined,
    read: cellReader((cell) => {
      const text = gears ? spaced(cell).replace(gearsBefore, '').replace(gearsAfter, '$1') : spaced(cell);
      if (Object.hasOwn(codes, text)) return (codes as Readonly<Record<string, Value>>)[text];
      if (negated.test(text)) return undefined;
      const stated = new Set([...text.matchAll(pattern)].flatMap(([phrase]) => meanings.get(phrase) ?? []));
      for (const value of [...stated])
        for (const wider of (over as Partial<Record<Value, readonly Value[]>>)[value] ?? []) stated.delete(wider);
      return stated.size === 1 ? [...stated][0] : undefined;
    }),
  };
};

/** The gearbox: automatic or manual. CVTs, dual clutches and automated manuals change gears by themselves. */
export const { read: readTransmission } = wordReader({
  phrases: {
    Automatic: [
      ...[
        'automatic',
        'auto',
        'automated',
        'autom',
        'tiptronic',
        'steptronic',
        's tronic',
        'stronic',
        'multitronic',
        'multi tronic',
        'xtronic',
        'g tronic',
        'edc',
      ],
      ...['lineartronic', 'geartronic', 'shiftronic', 'powershift', 'speedshift', 'dct', 'edct', 'dsg', 'pdk', 'amt'],
      ...['smg', 'cvt', 'ecvt', 'ivt', 'variable', 'dual clutch', 'double clutch', 'twin clutch', 'reduction gear'],
      ...[
        'sportshift',
        'i shift',
        'direct shift',
        'torque converter',
        'hydramatic',
        'eat',
        'eat6',
        'eat8',
        'asg',
        'ags',
      ],
      ...['single speed', 'one speed', 'fixed gear', 'direct drive', 'automated manual'],
      ...['automanual', 'manual mode', 'manual auto clutch', 'manual automatic clutch', 'manual auto single clutch'],
      ...['manual auto dual clutch', 'clutchless manual', 'semi auto', 'semi automatic', 'robotised manual'],
    ],
    Manual: ['manual', 'manual transmission', 'stick shift'],
  },
  codes: {
    a: 'Automatic',
    at: 'Automatic',
    'a t': 'Automatic',
    m: 'Manual',
    mt: 'Manual',
    'm t': 'Manual',
    man: 'Manual',
  },
  gears: true,
});

const octanes = ['91', '95', '98'].flatMap((octane) =>
  ['#', '# octane', 'octane #', '# ron', '#ron', 'ron #', 'u#', 'ulp#', 'pulp#'].map((code) =>
    code.replace('#', octane),
  ),
);

/** The fuel in a shopper's words. */
export const { read: readFuelWord } = wordReader({
  phrases: {
    Petrol: [
      'petrol',
      'unleaded',
      'premium',
      'leaded',
      'ulp',
      'pulp',
      'gasoline',
      'benzine',
      'e10',
      'e85',
      'flex fuel',
      'flexi fuel',
      'flexfuel',
    ],
    Diesel: ['diesel', 'turbo diesel', 'turbodiesel', 'dsl', 'biodiesel'],
    Hybrid: [
      'hybrid',
      'hev',
      'mhev',
      'petrol electric',
      'electric petrol',
      'diesel electric',
      'electric diesel',
      'petrol elec',
      'diesel elec',
    ],
    'Plug-in Hybrid': ['phev', 'plug in', 'plugin', 'plug in hybrid', 'plugin hybrid', 'plug in hybrid electric'],
    Electric: ['electric', 'electricity', 'elec', 'ev', 'bev', 'battery'],
    LPG: ['lpg', 'liquid petroleum gas', 'liquefied petroleum gas', 'autogas', 'gas'],
    CNG: ['cng', 'compressed natural gas', 'natural gas'],
    Hydrogen: [
      'hydrogen',
      'fuel cell',
      'fcev',
      'hydrogen electric',
      'fuel cell electric',
      'hydrogen fuel cell electric',
    ],
  },
  codes: {
    ...{ p: 'Petrol', u: 'Petrol', d: 'Diesel', td: 'Diesel', 't d': 'Diesel', tdi: 'Diesel' },
    ...Object.fromEntries(octanes.map((code) => [code, 'Petrol'] as const)),
  },
  over: {
    Hybrid: ['Petrol', 'Diesel', 'Electric'],
    'Plug-in Hybrid': ['Hybrid', 'Petrol', 'Diesel', 'Electric'],
    // Cars that burn both are sold as LPG cars.
    LPG: ['Petrol'],
    CNG: ['Petrol'],
  },
});

const axles = ['6x2', '6x4', '6x6', '8x2', '8x4', '8x6', '8x8'];

/** The driven wheels in the trade's words; trucks by their axles. */
export const { read: readDrive } = wordReader<string>({
  phrases: {
    FWD: ['fwd', 'front wheel', 'frontwheeldrive', 'front wheel drive', 'front drive', 'front', 'front whl', 'f w d'],
    RWD: ['rwd', 'rear wheel', 'rearwheeldrive', 'rear wheel drive', 'rear drive', 'rear', 'rear whl', 'r w d'],
    AWD: [
      'awd',
      'all wheel',
      'allwheeldrive',
      'all wheels',
      'all wheel drive',
      'quattro',
      '4matic',
      'xdrive',
      '4motion',
      'allgrip',
      'a w d',
      'eawd',
      'e four',
      's awc',
      'htrac',
    ],
    '4x4': [
      '4x4',
      '4 x 4',
      '4wd',
      '4 wd',
      '4 wheel drive',
      'four wheel drive',
      'four wheel',
      '4by4',
      '4 by 4',
      '4 w d',
      '4 wheel',
      '4 whl',
    ],
    '4x2': ['4x2', '4 x 2', '2wd', '2 wd', '2 wheel drive', 'two wheel drive', '2x4', '2 x 4', '4 by 2'],
    ...Object.fromEntries(axles.map((axle) => [axle, [axle, axle.replace('x', ' x ')]])),
  },
  codes: { all: 'AWD' },
  over: { FWD: ['4x2'], RWD: ['4x2'] },
});

const cabs = [
  'dual',
  'double',
  'crew',
  'twin',
  'extra',
  'extended',
  'space',
  'super',
  'king',
  'access',
  'freestyle',
  'single',
  'regular',
  'dbl',
  'xtra',
];

/**
 * The body; "Commercial" needs a closer look (see `readBody`). `isBodyPhrase` is for a column that also contains sellers' names.
 */
export const { read: readBodyWord, isPhrase: isBodyPhrase } = wordReader({
  phrases: {
    SUV: ['suv', 'sport utility', 'sports utility', 'sport utility vehicle', 'sports utility vehicle', 'crossover'],
    Hatch: ['hatch', 'hatchback', 'liftback', 'sportback', 'hbk'],
    Ute: [
      ...['ute', 'utes', 'utility', 'tray', 'trayback', 'ute tray', 'pickup', 'pick up', 'coupe utility'],
      ...['pickup truck', 'pick up truck', 'ute truck', ...cabs.flatMap((cab) => [`${cab} cab`, `${cab}cab`])],
      ...['d cab', 's cab', 'x cab', 'dropside', 'drop side'],
    ],
    'Cab Chassis': [
      'cab chassis',
      'c chas',
      'c chassis',
      'cab chas',
      'cchas',
      ...cabs.map((cab) => `${cab} cab chassis`),
    ],
    Sedan: ['sedan', 'saloon', 'sdn'],
    Wagon: ['wagon', 'station wagon', 'estate', 'sportwagon', 'sportswagon', 'stationwagon', 'wgn', 'shooting brake'],
    Coupe: ['coupe'],
    Convertible: [
      ...['convertible', 'cabriolet', 'cabrio', 'roadster', 'soft top', 'softtop', 'drop top', 'drophead'],
      ...['spyder', 'spider'],
    ],
    Hardtop: ['hardtop', 'hard top'],
    'People Mover': ['people mover', 'people movers', 'peoplemover', 'people carrier', 'mpv', 'minivan', 'mini van'],
    Van: ['van', 'panel van', 'panelvan', 'cargo van', 'delivery van'],
    Bus: ['bus', 'minibus', 'mini bus', 'coach'],
    Motorhome: ['motorhome', 'motor home', 'campervan', 'camper van'],
    'Light Truck': ['truck', 'trucks', 'light truck', 'tray truck', 'tipper', 'pantech', 'prime mover'],
    Commercial: ['commercial', 'commercial vehicle', 'light commercial'],
  },
  over: {
    SUV: ['Wagon'],
    'Cab Chassis': ['Ute', 'Commercial'],
    Ute: ['Commercial'],
    Convertible: ['Coupe', 'Hardtop'],
    Coupe: ['Hardtop'],
    Van: ['Commercial'],
    'People Mover': ['Van', 'Wagon', 'Commercial'],
    Bus: ['Commercial'],
    Motorhome: ['Van'],
    'Light Truck': ['Cab Chassis', 'Ute', 'Commercial'],
  },
});

/** New, demo or used. A car "NZ new" or "near new" is not new. */
export const { read: readConditionWord } = wordReader({
  phrases: {
    new: ['new', 'brand new'],
    demo: [
      ...['demo', 'demos', 'demonstrator', 'demonstrators', 'ex demo', 'ex demonstrator'],
      ...['new demo', 'brand new demo', 'new demonstrator'],
    ],
    used: [
      ...['used', 'cpo', 'pre owned', 'preowned', 'pre loved', 'preloved', 'second hand', 'secondhand', '2nd hand'],
      ...[
        'near new',
        'nearly new',
        'like new',
        'as new',
        'almost new',
        'ex lease',
        'ex fleet',
        'ex rental',
        'ex government',
      ],
      ...['ex govt', 'ex hire', 'ex loan', 'ex company', 'company car', 'previously owned', 'certified'],
    ],
  },
  codes: { n: 'new', d: 'demo', u: 'used', 's h': 'used' },
  others: [
    ...['nz new', 'new zealand new', 'new zealand', 'australian new', 'aus new', 'new arrival', 'new arrivals'],
    ...['new listing', 'new price', 'new shape', 'new model'],
  ],
});
