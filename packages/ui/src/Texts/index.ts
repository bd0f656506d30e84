export { TextsProvider, useTexts } from './useTexts.ts';
