import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { blogCard } from './index.ts';

describe('blogCard', () => {
  it('says the day at the business, the heading and the link', () => {
    // 20:00 in Greenwich on the 14th is the 15th in Brisbane.
    expect(
      blogCard(
        {
          heading: 'Towing tips',
          date: '2026-03-14T20:00:00Z',
          description: '<p>How to tow.</p>',
          url: '/blog/towing',
          image: { url: '/t.jpg' },
        },
        aSite(),
      ),
    ).toEqual({
      kind: 'card',
      card: {
        heading: 'Towing tips',
        date: '15 March 2026',
        text: 'How to tow.',
        imageUrl: '/t.jpg',
        action: { label: 'Read More', href: '/blog/towing' },
      },
    });
  });

  it('cuts a description of 121 characters at 120', () => {
    expect(blogCard({ heading: 'A', description: 'd'.repeat(121) }, aSite())).toEqual({
      kind: 'card',
      card: { heading: 'A', text: `${'d'.repeat(120)}...` },
    });
  });

  it('has no link to an address that runs, and is nothing without a heading', () => {
    expect(blogCard({ heading: 'A', url: 'javascript:alert(1)' }, aSite())).toEqual({
      kind: 'card',
      card: { heading: 'A', text: '' },
    });
    expect(blogCard({ heading: 'A', date: 8.7e15 }, aSite())).toEqual({
      kind: 'card',
      card: { heading: 'A', text: '' },
    });
    expect(blogCard({}, aSite()).kind).toBe('malformed');
  });
});
