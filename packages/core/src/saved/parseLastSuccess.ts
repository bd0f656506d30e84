import { readText } from '../data/readers.ts';
import { defined } from '../data/values.ts';
import type { LastSuccess } from './localShapes.ts';
import { readFields } from './readEntries.ts';

/**
 * The topic of the last accepted form on this site, for /success; undefined if there is none (decision E19).
 *
 * @example
 * parseLastSuccess({ category: 'Finance Enquiry' }); // => { category: 'Finance Enquiry' }
 */
export const parseLastSuccess = (stored: unknown): LastSuccess | undefined =>
  readFields(stored, (fields) => {
    const category = readText(fields['category']);
    return category === undefined ? undefined : defined({ category, subcategory: readText(fields['subcategory']) });
  });
