import { describe, expect, it } from 'vitest';
import type { Post } from '../content/index.ts';
import { aPost } from '../testing/aPost.ts';
import { aSite } from '../testing/index.ts';
import { articleGraph, graphText } from './index.ts';

describe('articleGraph', () => {
  const site = aSite({ name: 'Harbour City Motors', url: 'https://www.harbourcity.example' });
  const text = (change: Partial<Post>): string => graphText([articleGraph(aPost(change), site)]);
  const read = (change: Partial<Post>): Record<string, unknown> => {
    const { '@graph': nodes, ...rest } = JSON.parse(text(change)) as { '@graph': Record<string, unknown>[] };
    return { ...rest, ...nodes[0] };
  };

  it('says what search engines show of an article', () => {
    expect(
      read({ date: '2026-03-15', picture: '/pictures/tow.webp', category: 'Towing', author: 'Dan Reyes' }),
    ).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Towing tips',
      description: 'How to tow.',
      datePublished: '2026-03-15',
      image: ['https://www.harbourcity.example/pictures/tow.webp'],
      articleSection: 'Towing',
      author: { '@type': 'Person', name: 'Dan Reyes' },
      publisher: { '@type': 'Organization', name: 'Harbour City Motors' },
      mainEntityOfPage: 'https://www.harbourcity.example/blog/vehicle-reviews/towing-tips',
    });
  });

  it('articleGraph is the dealer’s where nobody signed it, and leaves out what is not known', () => {
    const article = read({ date: 'soon' });
    expect(article['author']).toMatchObject({ name: 'Harbour City Motors' });
    expect([article['datePublished'], article['image']]).toEqual([undefined, undefined]);
  });

  it('cannot end the script element that has the structured data of an article', () => {
    expect(text({ heading: '</script><script>alert(1)' })).not.toContain('<');
  });
});
