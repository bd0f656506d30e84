import { describe, expect, it } from 'vitest';
import { type PageChange, pageList } from '@dealer/core/page';
import { defineSection } from '../../sections/section.ts';
import { afterEdit, type Layer, type ListEdit, ownSectionsOn, withWritten } from './pageLists.ts';

const below = [{ section: 'hero' }, { section: 'makes' }, { section: 'posts' }];
const layerWith = (change?: PageChange): Layer => ({
  label: '',
  file: 'site.json',
  path: ['pages', 'home'],
  change,
  below,
});

const up: ListEdit = { kind: 'move', key: 'posts', to: { before: 'makes' } };
const hide: ListEdit = { kind: 'hide', key: 'makes' };
const add: ListEdit = { kind: 'add', item: { section: 'faq' } };
const set: ListEdit = { kind: 'set', key: 'makes', item: { section: 'makes', settings: { limit: 4 } } };

describe('an edit of a page', () => {
  it.each([
    ['a move', up, { move: [{ key: 'posts', before: 'makes' }] }, 'hero posts makes'],
    ['a hidden section', hide, { remove: ['makes'] }, 'hero posts'],
    ['a new section', add, { add: [{ section: 'faq' }] }, 'hero makes posts faq'],
    ['a setting', set, { add: [{ section: 'makes', settings: { limit: 4 } }] }, 'hero makes posts'],
  ])('an edit of a page writes %s as a change of the list below', (_, edit, change, order) => {
    const written = afterEdit(layerWith(), edit);
    expect(written).toEqual(change);
    const after = (layer: PageChange | undefined): string =>
      pageList(below, layer)
        .map(({ section }) => section)
        .join(' ');
    expect(after(written)).toBe(order);
    // The same edit of a layer that is a list of its own gives the same page.
    const whole = afterEdit(layerWith(below), edit);
    expect(whole).toBeInstanceOf(Array);
    expect(after(whole)).toBe(order);
  });

  it('an edit of a page takes back what the layer has added, and leaves nothing behind', () => {
    const added = afterEdit(layerWith(), add);
    expect(afterEdit(layerWith(added), { kind: 'hide', key: 'faq' })).toBeUndefined();
    const hidden = afterEdit(layerWith(), hide);
    expect(afterEdit(layerWith(hidden), { kind: 'add', item: { section: 'makes' } })).toEqual({
      add: [{ section: 'makes' }],
    });
  });

  it('an edit of a page tells sections of one name apart by their place', () => {
    const texts = layerWith([{ section: 'text' }, { section: 'text', settings: { title: 'Two' } }]);
    expect(afterEdit(texts, { kind: 'hide', key: 'text-2' })).toEqual([{ section: 'text' }]);
  });
});

describe('the look panel', () => {
  it('the look panel offers own sections of a look on the page that they read, and the others on each page', () => {
    const part = (definition: ReturnType<typeof defineSection>) => ({ definition, Component: () => null });
    const sections = { tides: part(defineSection({})), sameMake: part(defineSection({ page: 'vehicle' })) };
    expect(ownSectionsOn('vehicle', { sections })).toEqual(['tides', 'sameMake']);
    expect(ownSectionsOn('home', { sections })).toEqual(['tides']);
  });

  it('the look panel lists what the files say, ahead of the page, and what the page shows where a file has a mistake', () => {
    const look: Layer = { ...layerWith(), file: 'template.ts' };
    const site: Layer = { ...layerWith({ remove: ['makes'] }), below: [] };
    const written = (ofSite: unknown) =>
      withWritten([look, site], ({ file }) => (file === 'site.json' ? ofSite : [{ section: 'posts' }]));
    expect(written({ remove: ['posts'] })[1]).toMatchObject({
      below: [{ section: 'posts' }],
      change: { remove: ['posts'] },
    });
    for (const mistake of ['makes', { add: 'makes' }, [{ sektion: 'makes' }]])
      expect(written(mistake)[1]?.change).toEqual({ remove: ['makes'] });
  });
});
