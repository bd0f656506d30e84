import type { PageItem } from './pageItem.ts';

/**
 * What names a section on its page: its own id, else the name of the section.
 *
 * @example
 * pageKey({ section: 'featured' }); // => 'featured'
 */
export const pageKey = ({ id, section }: PageItem): string => id ?? section;
