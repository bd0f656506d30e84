export { businessDay } from './businessDay.ts';
export { formatCount } from './formatCount.ts';
export { formatKm } from './formatKm.ts';
export { formatMoney } from './formatMoney.ts';
export { plainText } from './plainText.ts';
export { readAmount } from './readAmount.ts';
export { slugify } from './slugify.ts';
export { truncate } from './truncate.ts';
