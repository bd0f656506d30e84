import { numerals } from '../format/numerals.ts';

/** Synonyms in both directions: each finds the same as the others. At most three words each, the limit of Meilisearch. */
const synonymGroups: readonly (readonly string[])[] = [
  // Drive: the trade writes 4x4 for what shoppers call a four wheel drive; AWD is different.
  ['4x4', '4wd', '4 wheel drive', 'four wheel drive', '4by4', '4 by 4'],
  ['awd', 'all wheel drive'],
  ['fwd', 'front wheel drive'],
  ['rwd', 'rear wheel drive'],
  // Cabs of utes.
  ['dual cab', 'double cab', 'crew cab', 'twin cab', 'dualcab', 'doublecab', 'crewcab', 'd cab'],
  ['extra cab', 'extended cab', 'space cab', 'super cab', 'king cab', 'access cab', 'freestyle cab'],
  ['single cab', 'singlecab', 'regular cab'],
  ['cab chassis', 'c chas', 'cabchassis', 'c chassis'],
  // Makes and models under two names.
  ['gwm', 'great wall'],
  ['ssangyong', 'ssang yong'],
  ['tow bar', 'towbar', 'tow ball', 'tow pack'],
  ['bull bar', 'bullbar', 'nudge bar'],
  ['sunroof', 'sun roof', 'moonroof', 'panoramic roof'],
  ['satellite navigation', 'sat nav', 'satnav', 'gps', 'navigation'],
  ['roof racks', 'roof rack', 'roof rails'],
  ['reversing camera', 'reverse camera', 'rear camera', 'rear view camera', 'backup camera'],
  ['troopcarrier', 'troop carrier', 'troopy', 'troopie'],
];

/** Synonyms in one direction: what shoppers type, and its name in the stock. */
const oneWaySynonyms: Readonly<Record<string, readonly string[]>> = {
  // Makes.
  vw: ['volkswagen'],
  volkswagon: ['volkswagen'],
  merc: ['mercedes'],
  mercs: ['mercedes'],
  benz: ['mercedes benz'],
  chev: ['chevrolet'],
  chevy: ['chevrolet'],
  beemer: ['bmw'],
  beamer: ['bmw'],
  bimmer: ['bmw'],
  mitsi: ['mitsubishi'],
  mitsu: ['mitsubishi'],
  jag: ['jaguar'],
  alfa: ['alfa romeo'],
  aston: ['aston martin'],
  lambo: ['lamborghini'],
  landy: ['land rover'],
  rangie: ['range rover'],
  subi: ['subaru'],
  subie: ['subaru'],
  suzi: ['suzuki'],
  // Models.
  corrola: ['corolla'],
  subaroo: ['subaru'],
  kluga: ['kluger'],
  chr: ['c hr'],
  commo: ['commodore'],
  cruiser: ['landcruiser'],
  'landcruiser 70': ['70 series'],
  'landcruiser 76': ['lc76'],
  'landcruiser 78': ['lc78'],
  'landcruiser 79': ['lc79'],
  'landcruiser 100': ['lc100'],
  'landcruiser 200': ['lc200'],
  'landcruiser 300': ['lc300'],
  'land cruiser 70': ['70 series'],
  'land cruiser 76': ['lc76'],
  'land cruiser 78': ['lc78'],
  'land cruiser 79': ['lc79'],
  'land cruiser 200': ['lc200'],
  'land cruiser 300': ['lc300'],
  '76 series': ['lc76'],
  '78 series': ['lc78'],
  '79 series': ['lc79'],
  '100 series': ['lc100'],
  '200 series': ['lc200'],
  '300 series': ['lc300'],
  // Bodies.
  utes: ['ute'],
  utility: ['ute'],
  pickup: ['ute'],
  'pick up': ['ute'],
  'pick up truck': ['ute'],
  tray: ['ute'],
  trayback: ['ute'],
  hatchback: ['hatch'],
  hatchbacks: ['hatch'],
  hatches: ['hatch'],
  'station wagon': ['wagon'],
  'station wagons': ['wagon'],
  estate: ['wagon'],
  saloon: ['sedan'],
  suvs: ['suv'],
  crossover: ['suv'],
  vans: ['van'],
  'panel van': ['van'],
  mpv: ['people mover'],
  minivan: ['people mover'],
  'mini van': ['people mover'],
  'people movers': ['people mover'],
  'people carrier': ['people mover'],
  peoplemover: ['people mover'],
  minibus: ['bus', 'people mover'],
  'mini bus': ['bus', 'people mover'],
  buses: ['bus'],
  cabriolet: ['convertible'],
  cabrio: ['convertible'],
  roadster: ['convertible'],
  'soft top': ['convertible'],
  'drop top': ['convertible'],
  truck: ['light truck'],
  trucks: ['light truck'],
  // Fuel and gearbox.
  ev: ['electric'],
  evs: ['electric'],
  phev: ['plug in hybrid'],
  plugin: ['plug in hybrid'],
  'plug in': ['plug in hybrid'],
  unleaded: ['petrol'],
  ulp: ['petrol'],
  gas: ['lpg'],
  auto: ['automatic'],
  stick: ['manual'],
  'stick shift': ['manual'],
  // Drive.
  '2wd': ['4x2', 'fwd', 'rwd'],
  '2x4': ['4x2'],
  '2 wheel drive': ['4x2', 'fwd', 'rwd'],
  // Paint.
  gray: ['grey'],
  maroon: ['burgundy'],
};

/** Badges of a series or class that stock lists under the engine's number: a 3 Series is written 320I, a C-Class C200. */
const badgesOf: Readonly<Record<string, readonly string[]>> = {
  '1 series': ['116i', '118i', '118d', '120i', '120d', '123d', '125i', '130i', '135i', 'm135i', 'm140i'],
  '2 series': ['218i', '218d', '220i', '220d', '225i', '228i', '230i', 'm235i', 'm240i'],
  '3 series': ['316i', '318i', '318d', '320i', '320d', '323i', '325i', '328i', '330i', '330d', '335i', '340i', 'm340i'],
  '4 series': ['420i', '420d', '428i', '430i', '435i', '440i', 'm440i'],
  '5 series': ['520i', '520d', '523i', '525i', '528i', '530i', '530d', '535i', '535d', '540i', '550i'],
  '7 series': ['730d', '730i', '735i', '740i', '745e', '750i', '760li'],
  'a class': ['a160', 'a170', 'a180', 'a200', 'a220', 'a250', 'a35', 'a45'],
  'b class': ['b180', 'b200', 'b250'],
  'c class': ['c180', 'c200', 'c220', 'c240', 'c250', 'c280', 'c300', 'c350', 'c43', 'c63'],
  'e class': ['e200', 'e220', 'e250', 'e280', 'e300', 'e320', 'e350', 'e400', 'e43', 'e53', 'e63'],
  's class': ['s320', 's350', 's400', 's450', 's500', 's560', 's63'],
};

const counted = [
  ['seats', ['seat', 'seats', 'seater', 'seaters']],
  ['doors', ['door', 'doors', 'dr']],
] as const;

/** Spellings of seats and doors in queries and badges, and their form in `search_terms`: "seats7", "doors4". */
const countedTerms = (): [string, string[]][] =>
  numerals.flatMap((word, count) =>
    count < 2
      ? []
      : counted.flatMap(([term, units]) => {
          const written = units.map((unit) => `${count}${unit}`);
          const typed = [...units.flatMap((unit) => [`${count} ${unit}`, `${word} ${unit}`]), ...written];
          return typed.map((phrase): [string, string[]] => [
            phrase,
            [`${term}${count}`, ...written.filter((one) => one !== phrase)],
          ]);
        }),
  );

/** The trade's names for makes, models, bodies and features, without badges and counts. */
export const tradeSynonyms = (): Readonly<Record<string, readonly string[]>> => ({
  ...oneWaySynonyms,
  ...Object.fromEntries(
    synonymGroups.flatMap((group) =>
      group.map((word): [string, string[]] => [word, group.filter((other) => other !== word)]),
    ),
  ),
});

/**
 * Meilisearch's setting `synonyms`: spelling variants and trade terms that find the same stock. Words that differ only in
 * spaces or hyphens ("cx5", "CX 5", "CX-5") and typing errors need no entry, because the engine handles them.
 */
export const searchSynonyms = (): Readonly<Record<string, readonly string[]>> => ({
  ...tradeSynonyms(),
  ...badgesOf,
  ...Object.fromEntries(countedTerms()),
});

/** Words that do not describe a vehicle. "a" (A-Class) and "in" (plug-in) do. */
export const searchStopWords: readonly string[] = ['and', 'for', 'of', 'or', 'the', 'to', 'with'];

/** Words that differ from another word by one letter: a Patrol is not petrol, an Accent is not an Ascent. */
export const searchExactWords: readonly string[] = [
  'patrol',
  'petrol',
  'accent',
  'ascent',
  'ranger',
  'romeo',
  'rodeo',
  'elise',
  'elite',
  'carry',
  'camry',
  'grange',
  'grande',
];
