export { colourPairs, ornaments, type ColourPair } from './colourPairs.ts';
