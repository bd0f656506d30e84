import { absoluteAddress } from '../detail/absoluteAddress.ts';
import { scriptJson } from '../detail/scriptJson.ts';
import { plainText } from '../format/plainText.ts';
import { pathTo } from '../routes/pathTo.ts';
import type { Site } from '../site/site.ts';
import { readMoment } from '../vehicle/readers.ts';
import type { Post } from './post.ts';

const publishedOn = (date: string | undefined): string | undefined =>
  readMoment(date) === undefined ? undefined : date;

/**
 * Structured data of a post's page, schema.org's Article, as text for a script element, in which it is safe. A post that names no
 * author is the dealer's.
 *
 * @example JSON.parse(articleJsonLd(post, site))['@type'] // => 'Article'
 */
export const articleJsonLd = (
  { slug, heading, date, description, picture, category, author }: Post,
  site: Pick<Site, 'name' | 'url'>,
): string => {
  const dealer = { '@type': 'Organization', name: site.name, url: absoluteAddress('/', site) };
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: heading,
    description: plainText(description) || undefined,
    datePublished: publishedOn(date),
    image: picture === undefined ? undefined : [absoluteAddress(picture, site)],
    articleSection: category,
    author: author === undefined ? dealer : { '@type': 'Person', name: author },
    publisher: dealer,
    mainEntityOfPage: absoluteAddress(pathTo('post', { slug }), site),
  });
};
