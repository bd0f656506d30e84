import { longDay } from '../format/days.ts';
import { pathTo } from '../routes/pathTo.ts';
import type { Site } from '../site/site.ts';
import { shortText, type TextLimit } from '../format/longText.ts';
import { defined } from '../data/values.ts';
import type { Post } from './post.ts';

/** A blog post's description. */
export const blogText: TextLimit = { limit: 120, cutTo: 120 };

/** The card of a post; `date` is in the site's country format and time zone. */
type BlogCard = {
  readonly heading: string;
  readonly date?: string;
  readonly text: string;
  readonly picture?: string;
  readonly category?: string;
  readonly action: { readonly label: 'Read More'; readonly href: string };
};

/**
 * The card of a post: date, heading, description limited to 120 characters, Read More (decision C17).
 *
 * @example
 * blogCard({ slug: 'towing-tips', heading: 'Towing tips', date: '2026-03-15', description: '' }, site);
 * // => { heading: 'Towing tips', date: '15 March 2026', text: '', action: { label: 'Read More', href: '/blog/vehicle-reviews/towing-tips' } }
 */
export const blogCard = (
  { slug, heading, date, description, picture, category }: Post,
  site: Pick<Site, 'timezone' | 'country'>,
): BlogCard => ({
  heading,
  text: shortText(description, blogText),
  ...defined({ date: longDay(date, site), picture, category }),
  action: { label: 'Read More', href: pathTo('post', { slug }) },
});
