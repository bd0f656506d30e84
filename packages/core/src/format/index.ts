export { countryLanguage } from './countryLanguage.ts';
export { businessDay, formatDay, longDay } from './days.ts';
export { formatCount, formatMoney } from './formatNumber.ts';
export { formatKm } from './formatKm.ts';
export { longText, type LongText, shortText } from './longText.ts';
export { plainParagraphs, plainText } from './plainText.ts';
export { readAmount } from './readAmount.ts';
export { slugify } from './slugify.ts';
export { truncate } from './truncate.ts';
