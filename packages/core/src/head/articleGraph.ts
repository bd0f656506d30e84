import type { Article, Organization } from 'schema-dts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
import type { Post } from '../content/post.ts';
import { plainText } from '../format/plainText.ts';
import { pathTo } from '../routes/pathTo.ts';
import type { Site } from '../site/site.ts';
import { readMoment } from '../data/readers.ts';

const publishedOn = (date: string | undefined): string | undefined =>
  readMoment(date) === undefined ? undefined : date;

/**
 * A post as a schema.org Article. Without an author the dealer is the author.
 *
 * @example
 * articleGraph(post, site).headline; // => 'Towing tips'
 */
export const articleGraph = (
  { slug, heading, date, description, picture, category, author }: Post,
  site: Pick<Site, 'name' | 'url'>,
) => {
  const dealer = { '@type': 'Organization', name: site.name, url: absoluteAddress('/', site) } satisfies Organization;
  return {
    '@type': 'Article',
    headline: heading,
    description: plainText(description) || undefined,
    datePublished: publishedOn(date),
    image: picture === undefined ? undefined : [absoluteAddress(picture, site)],
    articleSection: category,
    author: author === undefined ? dealer : { '@type': 'Person', name: author },
    publisher: dealer,
    mainEntityOfPage: absoluteAddress(pathTo('post', { slug }), site),
  } satisfies Article;
};
