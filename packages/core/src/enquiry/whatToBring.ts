/**
 * What the visitor brings to the appointment that a lead is about; undefined: nothing.
 *
 * @example
 * whatToBring('Test Drive'); // => 'Your driver licence'
 */
export const whatToBring = (subcategory: string | undefined): string | undefined =>
  subcategory === 'Test Drive' ? 'Your driver licence' : undefined;
