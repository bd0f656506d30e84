import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import { lastSuccessSchema, type LastSuccess } from './localShapes.ts';

/**
 * What the last accepted form on this site was about, for /success; nothing where none is known (row 3.D04; decision E19).
 *
 * @example
 * parseLastSuccess({ category: 'Finance Enquiry' }); // => { category: 'Finance Enquiry' }
 */
export const parseLastSuccess = (stored: unknown): LastSuccess | undefined => {
  const read = readDoc(lastSuccessSchema, stored);
  return read.kind === 'read' ? defined(read.doc) : undefined;
};
