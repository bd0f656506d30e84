import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPost } from '../testing/aPost.ts';
import { aSite } from '../testing/index.ts';
import { blogCard, newestPosts, otherPosts, postsContent, postsPage, type Post } from './index.ts';

const slugs = (posts: readonly Post[]): string[] => posts.map(({ slug }) => slug);

describe('postsContent', () => {
  it('postsContent reads every field of a blog post', () => {
    const doc = {
      slug: 'towing-tips',
      heading: 'Towing tips',
      date: '2026-03-15',
      description: 'How to tow.',
      picture: '/pictures/tow.webp',
      category: 'Towing',
      author: 'Dan Reyes',
    };
    expect(postsContent.readItem(doc)).toEqual({ kind: 'item', item: doc });
  });

  it.each([
    [{ heading: 'A' }],
    [{ slug: 'a' }],
    [{ slug: '../secrets', heading: 'A' }],
    [{ slug: 'Big-Letters', heading: 'A' }],
    [{ slug: 'a b', heading: 'A' }],
    ['a'],
    [null],
  ])('postsContent makes no post of %j', (doc) => expect(postsContent.readItem(doc).kind).toBe('malformed'));

  it('postsContent takes no picture address that runs', () => {
    expect(postsContent.readItem({ slug: 'a', heading: 'A', picture: 'javascript:alert(1)' })).toEqual({
      kind: 'item',
      item: { slug: 'a', heading: 'A', description: '' },
    });
  });

  it('postsContent is a kind of content, which names what cannot be read', () => {
    expect(postsContent.read({ items: [{ slug: 'a', heading: 'A', titel: 'B' }, { slug: 'b' }] })).toMatchObject({
      items: [{ slug: 'a' }],
      problems: [{ path: 'items[1]' }, { path: 'items[0].titel', message: 'is not known' }],
    });
  });
});

describe('blogCard', () => {
  it('blogCard has date, heading, text and Read More', () => {
    // 8 pm on the 14th in Greenwich is the 15th in Brisbane.
    expect(blogCard(aPost({ date: '2026-03-14T20:00:00Z', description: '<p>How to tow.</p>' }), aSite())).toEqual({
      heading: 'Towing tips',
      date: '15 March 2026',
      text: 'How to tow.',
      action: { label: 'Read More', href: '/blog/vehicle-reviews/towing-tips' },
    });
  });

  it('blogCard cuts a description of 121 characters at 120', () => {
    expect(blogCard(aPost({ description: 'd'.repeat(121) }), aSite()).text).toBe(`${'d'.repeat(120)}...`);
    expect(blogCard(aPost({ description: 'd'.repeat(120) }), aSite()).text).toBe('d'.repeat(120));
  });

  it('blogCard has no date where none can be read', () => {
    expect(blogCard(aPost({ date: 'soon' }), aSite())).not.toHaveProperty('date');
    expect(blogCard(aPost({ date: '9007199254740991' }), aSite())).not.toHaveProperty('date');
  });
});

describe('the list of posts', () => {
  const many = (count: number): Post[] =>
    Array.from({ length: count }, (_, at) =>
      aPost({ slug: `post-${at}`, date: `2026-01-${String(at + 1).padStart(2, '0')}` }),
    );

  it('the list of posts is from the newest to the oldest, undated posts last', () => {
    expect(
      slugs(newestPosts([aPost({ slug: 'undated' }), ...many(2), aPost({ slug: 'old', date: '2019-05-01' })])),
    ).toEqual(['post-1', 'post-0', 'old', 'undated']);
  });

  it('the list of posts has twelve on a page', () => {
    expect([postsPage(many(12), null).pages, postsPage(many(13), null).pages]).toEqual([1, 2]);
    expect(slugs(postsPage(many(13), '2').posts)).toEqual(['post-0']);
  });

  it('the list of posts has every post on exactly one page, and a page for whatever the address says', () => {
    fc.assert(
      fc.property(fc.nat({ max: 31 }), fc.string(), (count, wanted) => {
        const posts = many(count);
        const { pages } = postsPage(posts, null);
        const all = Array.from({ length: pages }, (_, at) => postsPage(posts, String(at + 1)).posts).flat();
        expect(slugs(all)).toEqual(slugs(newestPosts(posts)));
        const { page } = postsPage(posts, wanted);
        expect(page >= 1 && page <= pages).toBe(true);
      }),
    );
  });

  it('the list of posts goes on below an article with three others, those of its category first', () => {
    const posts = many(6).map((post, at) => ({ ...post, category: at < 2 ? 'Towing' : 'Buying' }));
    expect(slugs(otherPosts(posts, posts[0]!))).toEqual(['post-1', 'post-5', 'post-4']);
    expect(otherPosts([aPost()], aPost())).toEqual([]);
  });
});
