import { describe, expect, it } from 'vitest';
import { slidesContent } from './index.ts';

describe('slidesContent', () => {
  it('slidesContent gives a desk its wide picture and a phone its tall one', () => {
    expect(
      slidesContent.readItem({
        id: 1,
        name: 'Plate clearance',
        description: 'Ends soon',
        url: '/offers/12',
        image: { url: '/wide.jpg' },
        mobile_image: '/tall.jpg',
      }),
    ).toEqual({
      kind: 'item',
      item: {
        id: 1,
        name: 'Plate clearance',
        caption: { title: 'Plate clearance', text: 'Ends soon' },
        href: '/offers/12',
        landscape: { src: '/wide.jpg', width: 1920, height: 700 },
        portrait: { src: '/tall.jpg', width: 700, height: 1920 },
      },
    });
  });

  it('slidesContent has no caption where it hides its overlay', () => {
    expect(
      slidesContent.readItem({ id: 1, name: 'Plate clearance', description: 'Ends soon', hide_overlay: 'true' }),
    ).toEqual({
      kind: 'item',
      item: { id: 1, name: 'Plate clearance' },
    });
  });

  it('slidesContent follows no address that runs or leaves by a trick', () => {
    for (const url of ['javascript:alert(1)', '//evil.example', '/\\evil.example'])
      expect(slidesContent.readItem({ id: 1, url })).toEqual({ kind: 'item', item: { id: 1, name: '' } });
  });

  it('slidesContent refuses a slide without an id', () => {
    expect(slidesContent.readItem({ name: 'Plate clearance' }).kind).toBe('malformed');
  });
});
