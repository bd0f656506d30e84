import { describe, expect, it } from 'vitest';
import { readSite } from '../site/index.ts';
import { aSite, aSiteDoc } from '../testing/index.ts';
import { pageList } from './pageList.ts';

const usual = [{ section: 'hero' }, { section: 'makes' }, { section: 'featured', id: 'utes' }, { section: 'reasons' }];
const keys = (list: ReturnType<typeof pageList>) => list.map(({ id, section }) => id ?? section);

describe('the list of a page', () => {
  it('the list of a page is the usual one where neither look nor site says anything', () => {
    expect(pageList(usual, undefined, null)).toBe(usual);
    expect(pageList(usual, undefined, aSite().pages['home'])).toBe(usual);
  });

  it('the list of a page is the list of the look, or of the site', () => {
    const own = [{ section: 'locations' }];
    expect(pageList(usual, own, null)).toBe(own);
    expect(pageList(usual, [{ section: 'hero' }], own)).toBe(own);
    expect(pageList(usual, [])).toEqual([]);
  });

  it('the list of a page is changed by the look and then by the site, section by section', () => {
    const look = { remove: ['reasons'], add: [{ section: 'locations' }] };
    const { home } = aSite({
      pages: {
        home: {
          move: [{ key: 'utes', before: 'makes' }],
          add: [{ section: 'questions', settings: { title: 'You ask' }, after: 'hero' }],
          remove: ['locations'],
        },
      },
    }).pages;
    const list = pageList(usual, look, home);
    expect(keys(list)).toEqual(['hero', 'questions', 'utes', 'makes']);
    expect(list[1]).toEqual({ section: 'questions', settings: { title: 'You ask' } });
  });

  it('the list of a page has its other changes where one names a section that it does not have', () => {
    expect(keys(pageList(usual, { remove: ['heros', 'makes'], move: [{ key: 'ute', before: 'hero' }] }))).toEqual([
      'hero',
      'utes',
      'reasons',
    ]);
  });

  it('the list of a page is taken from a site file by the first reading of a page', () => {
    const change = {
      home: { add: [{ section: 'questions', when: { site: 'tags.certifiedBadge' }, before: 'makes' }] },
    };
    const read = readSite({ doc: aSiteDoc({ pages: change }), templateName: 'coast' });
    expect(read).toMatchObject({ kind: 'site', site: { pages: change } });
  });
});
