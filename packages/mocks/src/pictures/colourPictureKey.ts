import { pictureColours, type PictureColour } from './pictureKeys.ts';

/** The paint by words in a maker's colour name; the first match applies, so specific words come first. */
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
  ['orange', /orange|copper|amber|sunset|rust|tangerine/],
  ['yellow', /yellow|mustard|ochre|lemon/],
  ['gold', /gold|beige|sand|champagne|tan\b|latte|cream/],
  ['brown', /brown|bronze|cocoa|mocha|chestnut|earth|cinnamon|coffee|espresso/],
  [
    'white',
    /white|ivory|pearl|snow|polar|glacier|alabaster|frost|arctic|ice\b|chalk|cotton|alpine|vanilla|blanc|bianco/,
  ],
];

/** The distribution of paints for unknown colours, roughly as in Australia. */
const shares: Partial<Record<PictureColour, number>> = { white: 4, grey: 2, black: 2, blue: 2 };
const usual = pictureColours.flatMap((paint) => Array<PictureColour>(shares[paint] ?? 1).fill(paint));

/**
 * The paint with pictures that is closest to a colour name. For an unknown or missing name `seed`, a constant number of
 * the vehicle, selects the paint.
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
