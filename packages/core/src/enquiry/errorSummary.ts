import type { Site } from '../site/site.ts';

/** The heading of a form's error summary, and the text of its links: the messages of the fields, or their names. */
export type ErrorSummaryText = { readonly title: string; readonly links: 'messages' | 'fields' };

/**
 * The text of the error summary of a form with this number of wrong fields.
 *
 * @example
 * errorSummary(3, aSite()); // => { title: 'Please fix the following errors:', links: 'messages' }
 */
export const errorSummary = (count: number, { forms, phrases }: Pick<Site, 'forms' | 'phrases'>): ErrorSummaryText => ({
  title: phrases['form.errors'].replaceAll('{fields}', count === 1 ? '1 field' : `${count} fields`),
  links: forms.errorSummary,
});
