export { longText, type LongText } from './longText.ts';
export { shortText } from './shortText.ts';
