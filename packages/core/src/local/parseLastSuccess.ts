import { readText } from '../vehicle/readers.ts';
import { defined } from '../wire/defined.ts';
import type { LastSuccess } from './localShapes.ts';
import { readFields } from './readEntries.ts';

/**
 * What the last accepted form on this site was about, for /success; nothing where none is known (row 3.D04; decision E19).
 *
 * @example
 * parseLastSuccess({ category: 'Finance Enquiry' }); // => { category: 'Finance Enquiry' }
 */
export const parseLastSuccess = (stored: unknown): LastSuccess | undefined =>
  readFields(stored, (fields) => {
    const category = readText(fields['category']);
    return category === undefined ? undefined : defined({ category, subcategory: readText(fields['subcategory']) });
  });
