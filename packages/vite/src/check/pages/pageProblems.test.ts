import { describe, expect, it } from 'vitest';
import { lookFindings, siteFindings } from '../site/siteFindings.ts';
import { composedPages } from './composedPages.ts';
import { listProblems } from './pageProblems.ts';

const home = [{ section: 'hero' }, { section: 'makes' }, { section: 'featured' }];
const find = (pages: object) =>
  siteFindings({
    file: 'apps/coast/sites/harbour/site.json',
    text: JSON.stringify({ slug: 'harbour', name: 'Harbour', url: 'https://harbour.example', pages }),
    slug: 'harbour',
    template: 'coast',
    templatePages: { home },
    templateSections: { openDay: {} },
  });
const says = (pages: object) => find(pages).map(({ rule, path, message, hint }) => [rule, path, `${message}. ${hint}`]);

describe('the lists of sections of a site', () => {
  it('the lists of sections of a site have no findings when everything they name exists', () => {
    expect(
      find({
        home: {
          remove: ['makes'],
          move: [{ key: 'featured', before: 'hero' }],
          add: [
            { section: 'reasons', when: { site: 'tags.certifiedBadge' } },
            { section: 'featured', id: 'utes', settings: { limit: 4 }, after: 'hero' },
            { section: 'openDay' },
          ],
        },
        vehicle: { add: [{ section: 'makes', area: 'side', when: { vehicle: 'sold' } }], remove: ['questions'] },
      }),
    ).toEqual([]);
    expect(find({ home })).toEqual([]);
  });

  it.each<[string, object, string, RegExp]>([
    ['a section that there is not', { home: [{ section: 'herro' }] }, 'home[0].section', /"herro" .* mean "hero"\?/],
    ['a section of other pages', { home: [{ section: 'gallery' }] }, 'home[0].section', /this page can have\./],
    [
      'an unknown section that is added',
      { vehicle: { add: [{ section: 'printAndPfd', area: 'body' }] } },
      'vehicle.add[0].section',
      /mean "printAndPdf"\?/,
    ],
    [
      'a setting that the section does not have',
      { home: [{ section: 'featured', settings: { limt: 4 } }] },
      'home[0].settings.limt',
      /"limt" is not a setting of featured\. Did you mean "limit"\?/,
    ],
    [
      'settings of a section without any',
      { vehicle: { add: [{ section: 'printAndPdf', id: 'two', area: 'body', settings: { limit: 4 } }] } },
      'vehicle.add[0].settings.limit',
      /not a setting of printAndPdf/,
    ],
    [
      'a setting of another type',
      { home: [{ section: 'featured', settings: { limit: 'four' } }] },
      'home[0].settings.limit',
      /must be a number, but is "four"/,
    ],
    [
      'a condition on no setting',
      { home: [{ section: 'hero', when: { site: 'tags.certifedBadge' } }] },
      'home[0].when.site',
      /mean "tags.certifiedBadge"\?/,
    ],
    [
      'a condition on a group',
      { home: [{ section: 'hero', when: { site: 'tags' } }] },
      'home[0].when.site',
      /not a setting/,
    ],
    [
      'a condition on the vehicle of no page',
      { home: [{ section: 'hero', when: { vehicle: 'sold' } }] },
      'home[0].when.vehicle',
      /not about a vehicle/,
    ],
    [
      'an area that the page does not have',
      { vehicle: { add: [{ section: 'makes', area: 'sides' }] } },
      'vehicle.add[0].area',
      /mean "side"\?/,
    ],
    ['an area of a page without', { home: [{ section: 'hero', area: 'body' }] }, 'home[0].area', /no areas/],
    ['a removed section that is not there', { home: { remove: ['heros'] } }, 'home', /"heros" .* mean "hero"\?/],
    [
      'a move to where nothing is',
      { vehicle: { move: [{ key: 'printAndPdf', after: 'galery' }] } },
      'vehicle',
      /mean "gallery"\?/,
    ],
    [
      'a vehicle page without what the law requires to be stated',
      { vehicle: { remove: ['statements'] } },
      'vehicle',
      /leaves out "statements", which the law requires/,
    ],
    [
      'a vehicle page of own sections without it',
      { vehicle: [{ section: 'gallery', area: 'gallery' }] },
      'vehicle',
      /leaves out "statements"/,
    ],
    [
      'a vehicle page that shows it for some vehicles only',
      { vehicle: [{ section: 'statements', area: 'body', when: { vehicle: 'used' } }] },
      'vehicle',
      /"statements", which the law requires, on a condition/,
    ],
    ['an empty list', { home: [] }, 'home', /leaves no section/],
    ['a list that a change leaves empty', { home: { remove: ['hero', 'makes', 'featured'] } }, 'home', /no section/],
    ['two sections with one key', { home: [{ section: 'hero' }, { section: 'hero' }] }, 'home', /"hero" twice/],
    [
      'two added sections with one key',
      { home: { add: [{ section: 'reasons' }, { section: 'reasons' }] } },
      'home.add',
      /"reasons" twice/,
    ],
  ])('the lists of sections of a site name %s', (_, pages, path, text) => {
    expect(says(pages)).toEqual([['SITE-PAGE', `pages.${path}`, expect.stringMatching(text) as string]]);
  });

  it.each<[string, object, string]>([
    ['of another type', { home: 'hero' }, 'pages.home'],
    ['of a page that there is not', { hoem: [] }, 'pages.hoem'],
    ['with an entry of another type', { home: ['hero'] }, 'pages.home[0]'],
    ['with an unknown name in an entry', { home: [{ section: 'hero', setings: {} }] }, 'pages.home[0].setings'],
  ])('the lists of sections of a site are refused %s', (_, pages, path) => {
    expect(find(pages).map((finding) => [finding.rule, finding.path])).toEqual([['SITE-SCHEMA', path]]);
  });

  it('the lists of sections of a site may move what the law requires, and draw it elsewhere', () => {
    expect(find({ vehicle: { move: [{ key: 'statements', after: 'summary' }] } })).toEqual([]);
    expect(find({ vehicle: [{ section: 'statements', area: 'lead' }] })).toEqual([]);
  });

  it('the lists of sections of a site of a look never drop what the law requires', () => {
    const file = 'apps/coast/src/template.ts';
    expect(lookFindings({ file, templatePages: { vehicle: { remove: ['statements'] } } })).toMatchObject([
      { path: 'pages.vehicle', message: 'leaves out "statements", which the law requires' },
    ]);
  });

  it('the lists of sections of a site of a look are checked like those of a site', () => {
    const templatePages = { home: [{ section: 'herro' }], vehicle: { remove: ['questons'] } };
    expect(lookFindings({ file: 'apps/coast/src/template.ts', templatePages })).toMatchObject([
      { file: 'apps/coast/src/template.ts', path: 'pages.home[0].section', hint: 'Did you mean "hero"?' },
      { path: 'pages.vehicle', hint: 'Did you mean "questions"?' },
    ]);
    expect(lookFindings({ file: 'apps/coast/src/template.ts', templatePages: { home } })).toEqual([]);
  });

  it.each(Object.entries(composedPages).filter(([, { usual }]) => usual.length > 0))(
    'the lists of sections of a site of the page %s is sound where nobody changes it',
    (name, page) => expect(listProblems(page.usual, page, name)).toEqual([]),
  );
});
