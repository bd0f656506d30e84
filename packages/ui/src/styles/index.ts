export { colourPairs, ornaments, type ColourPair } from './colourPairs.ts';
export { contrastOf, hexOf, readableShade, type Rgb, shadesOf } from './contrast.ts';
export { tokenProperty } from './tokenProperty.ts';
