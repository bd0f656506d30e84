import { blogText } from '../limits/text.ts';
import { isSafeHref } from '../routes/isSafeHref.ts';
import type { Site } from '../site/site.ts';
import { shortText } from '../text/shortText.ts';
import { readMoment } from '../vehicle/readers.ts';
import { readDoc } from '../wire/readDoc.ts';
import { blogPostDocSchema } from './blogPostDoc.ts';

/** A blog post's card; `date` as the site's country writes it, on the business's day. */
export type BlogCard = {
  readonly heading: string;
  readonly date?: string;
  readonly text: string;
  readonly imageUrl?: string;
  readonly action?: { readonly label: 'Read More'; readonly href: string };
};

/** The last moment that a date can be. */
const latest = 8.64e15;

/** A card, or why a document makes none. */
export type ParsedBlogCard =
  | { readonly kind: 'card'; readonly card: BlogCard }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

const formatters = new Map<string, Intl.DateTimeFormat>();

const written = (
  date: string | undefined,
  { timezone, country }: Pick<Site, 'timezone' | 'country'>,
): string | undefined => {
  const moment = readMoment(date);
  if (moment === undefined || moment > latest) return undefined;
  const locale = country === 'NZ' ? 'en-NZ' : 'en-AU';
  const formatter =
    formatters.get(locale + timezone) ??
    new Intl.DateTimeFormat(locale, { timeZone: timezone, day: 'numeric', month: 'long', year: 'numeric' });
  formatters.set(locale + timezone, formatter);
  return formatter.format(moment);
};

/**
 * A blog post's card: date, heading, description cut at 120 characters, Read More (specification section 2, Other screens; row 2.O08;
 * decision C17). Without an address that may be followed it has no link. Never throws.
 *
 * @example
 * blogCard({ heading: 'Towing tips', date: '2026-03-15', url: '/blog/towing' }, site); // => { kind: 'card', card: { date: '15 March 2026', ... } }
 */
export const blogCard = (input: unknown, site: Pick<Site, 'timezone' | 'country'>): ParsedBlogCard => {
  const read = readDoc(blogPostDocSchema, input);
  if (read.kind === 'malformed') return read;
  const { heading, description, url, image } = read.doc;
  const date = written(read.doc.date, site);
  return {
    kind: 'card',
    card: {
      heading,
      ...(date === undefined ? {} : { date }),
      text: shortText(description, blogText),
      ...(image === undefined ? {} : { imageUrl: image }),
      ...(url === undefined || !isSafeHref(url) ? {} : { action: { label: 'Read More' as const, href: url } }),
    },
  };
};
