import { pictureColours, type PictureColour } from './pictureKeys.ts';

/** Which paint a word in a maker's colour name means; the first match wins, so the telling words come first. */
const meanings: readonly (readonly [PictureColour, RegExp])[] = [
  ['black', /black|onyx|ebony|obsidian|jet|noir|carbon|ink\b|midnight(?! blue)|nero|schwarz/],
  [
    'grey',
    /gr[ae]y|graphite|gunmetal|charcoal|granite|slate|titanium|magnetic|cement|concrete|steel|meteor|storm|smoke|ash\b|shadow/,
  ],
  ['silver', /silver|aluminium|chrome|platinum|sterling|argent|quicksilver|mercury|billet/],
  ['green', /green|khaki|olive|jade|emerald|forest|moss|teal|sage|eucalypt|fern|jungle/],
  ['blue', /blue|navy|azure|sapphire|cobalt|aqua|turquoise|ocean|indigo|marine|denim|cyan|lapis|purple|violet|plum/],
  ['red', /red\b|burgundy|maroon|crimson|ruby|scarlet|cherry|claret|merlot|wine|rosso|magenta|pink/],
  [
    'orange',
    /orange|bronze|copper|brown|gold|yellow|beige|sand|champagne|tan\b|amber|sunset|mustard|cocoa|mocha|rust|tangerine|ochre|chestnut|latte|earth|cinnamon/,
  ],
  [
    'white',
    /white|ivory|pearl|snow|polar|glacier|alabaster|cream|frost|arctic|ice\b|chalk|cotton|alpine|vanilla|blanc|bianco/,
  ],
];

/** How often each paint is taken where the colour is not known, roughly as on Australian yards. */
const usual: readonly PictureColour[] = [
  'white',
  'white',
  'white',
  'white',
  'silver',
  'grey',
  'grey',
  'black',
  'black',
  'blue',
  'blue',
  'red',
  'green',
  'orange',
];

/**
 * The photographed paint nearest to a colour word. An unknown or missing word gets a paint chosen by `seed`
 * (any number that stays with the vehicle), so a vehicle keeps its colour from one build to the next.
 *
 * @example
 * colourPictureKey('Crystal White Pearl', 7) // => 'white'
 * colourPictureKey(undefined, 7) === colourPictureKey(undefined, 7) // => true
 */
export const colourPictureKey = (colour: string | undefined, seed: number): PictureColour => {
  const word = colour?.toLowerCase() ?? '';
  const direct = pictureColours.find((c) => c === word.trim());
  if (direct !== undefined) return direct;
  const found = meanings.find(([, pattern]) => pattern.test(word));
  if (found !== undefined) return found[0];
  let hash = Math.trunc(Number.isFinite(seed) ? seed : 0) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash ^= hash >>> 16;
  return usual[(hash >>> 0) % usual.length]!;
};
