export { placeholdersOf, type ReplacedTexts, type TextFor, textsFor } from './textsFor.ts';
