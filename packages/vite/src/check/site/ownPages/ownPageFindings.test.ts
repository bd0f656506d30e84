import { aSite } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { ownPageFindings } from './ownPageFindings.ts';

const whyUs = { path: '/why-us', title: 'Why us' };
const find = (ownPages: object[], files: Record<string, unknown>) =>
  ownPageFindings({
    site: aSite({ ownPages: ownPages as (typeof whyUs)[] }),
    files: Object.fromEntries(
      Object.entries(files).map(([name, doc]) => [name, typeof doc === 'string' ? doc : JSON.stringify(doc)]),
    ),
    hasPicture: (address) => address === '/pictures/yard.webp',
  }).map(({ file, path, message, hint }) => [file, path, `${message}. ${hint}`]);
const findIn = (doc: unknown) => find([whyUs], { 'why-us': doc });
const some = (text: RegExp): string => expect.stringMatching(text) as string;

describe('the pages of a site’s own', () => {
  it('the pages of a site’s own have no findings when everything they name exists', () => {
    const text = {
      section: 'text',
      settings: { paragraphs: ['One.'], button: { label: 'Go', href: '/search?make=Mazda' } },
    };
    expect(
      find([whyUs, { path: '/about/team', title: 'Team', menu: 'footer' }], {
        'why-us': {
          $schema: 'x',
          description: 'Why.',
          sections: [text, text, { section: 'featured', settings: { limit: 3 } }],
        },
        'about/team': {
          sections: [
            { section: 'picture', settings: { src: '/pictures/yard.webp' } },
            { section: 'picture', settings: { src: 'https://pictures.example/yard.webp' } },
            { section: 'text', settings: { button: { label: 'Why us', href: '/why-us#more' } } },
          ],
        },
      }),
    ).toEqual([]);
  });

  it.each<[string, object[], Record<string, unknown>, [string | undefined, string, RegExp][]]>([
    ['a page without a file', [whyUs], {}, [[undefined, 'ownPages[0].path', /no file.*pages\/why-us\.json/]]],
    [
      'a file without a page',
      [],
      { 'why-us': { sections: [{ section: 'reasons' }] } },
      [['why-us', '', /"path": "\/why-us"/]],
    ],
    ['the address of another page', [{ ...whyUs, path: '/finance' }], {}, [[undefined, 'ownPages[0].path', /finance/]]],
    [
      'an address below another page',
      [{ ...whyUs, path: '/cars/best' }],
      {},
      [[undefined, 'ownPages[0].path', /vehicle/]],
    ],
    ['the home page', [{ ...whyUs, path: '/' }], {}, [[undefined, 'ownPages[0].path', /not the address of a page/]]],
    [
      'an address with capitals',
      [{ ...whyUs, path: '/Why-Us' }],
      {},
      [[undefined, 'ownPages[0].path', /small letters/]],
    ],
    [
      'two pages at one address',
      [whyUs, whyUs],
      { 'why-us': { sections: [{ section: 'reasons' }] } },
      [[undefined, 'ownPages[1].path', /twice/]],
    ],
  ])('the pages of a site’s own name %s', (_, ownPages, files, expected) => {
    expect(find(ownPages, files)).toEqual(expected.map(([file, path, text]) => [file, path, some(text)]));
  });

  it.each<[string, unknown, [string, RegExp][]]>([
    ['a file that is no JSON', '{"sections":', [['', /not JSON/]]],
    ['a file without sections', { description: 'Why.' }, [['sections', /missing/]]],
    ['a file without anything on it', { sections: [] }, [['sections', /no section/]]],
    ['an unknown name', { sections: [{ section: 'reasons' }], titel: 'x' }, [['titel', /not a setting/]]],
    ['an unknown section', { sections: [{ section: 'txt' }] }, [['sections[0].section', /mean "text"/]]],
    [
      'an unknown setting',
      { sections: [{ section: 'text', settings: { titel: 'x' } }] },
      [['sections[0].settings.titel', /mean "title"/]],
    ],
    [
      'a link that is not safe',
      { sections: [{ section: 'text', settings: { button: { label: 'Go', href: 'javascript:alert(1)' } } }] },
      [['sections[0].settings.button.href', /not an address that a page may link to/]],
    ],
    [
      'a link to no page',
      {
        sections: [
          {
            section: 'columns',
            settings: { columns: [{ title: 'A', text: 'B', link: { label: 'Go', href: '/nowhere' } }] },
          },
        ],
      },
      [['sections[0].settings.columns[0].link.href', /no page of this site/]],
    ],
    [
      'a picture that is not there',
      { sections: [{ section: 'picture', settings: { src: '/pictures/yrad.webp' } }] },
      [['sections[0].settings.src', /not there/]],
    ],
    [
      'a picture of a card that is not there',
      {
        sections: [
          { section: 'cards', settings: { cards: [{ title: 'A', picture: { src: '/pictures/yrad.webp' } }] } },
        ],
      },
      [['sections[0].settings.cards[0].picture.src', /not there/]],
    ],
    [
      'a film that is none, and one that is not there',
      {
        sections: [
          { section: 'video', settings: { src: 'https://films.example/page' } },
          { section: 'video', settings: { src: '/pictures/yard.mp4' } },
        ],
      },
      [
        ['sections[1].settings.src', /not there/],
        ['sections[0].settings.src', /is no film.*mp4 or webm.*YouTube/],
      ],
    ],
    [
      'hostile HTML, and its links and pictures',
      {
        sections: [
          {
            section: 'html',
            settings: {
              html: '<p onclick="x()">Hi</p><script>x()</script><a href="javascript:x()">a</a><a href="/nowhere">b</a><img src="/no.webp">',
            },
          },
        ],
      },
      [
        ['sections[0].settings.html', /no page of this site/],
        ['sections[0].settings.html', /not there/],
        ['sections[0].settings.html', /has onClick of <p>, which the page leaves out/],
        ['sections[0].settings.html', /has <script>/],
        ['sections[0].settings.html', /has the address "javascript:x\(\)" of <a>/],
      ],
    ],
    [
      'a row that does not fit its table',
      {
        sections: [{ section: 'table', settings: { columns: ['Part', 'Price'], rows: [['Belt', '$80'], ['Filter']] } }],
      },
      [['sections[0].settings.rows[1]', /1 texts for 2 columns/]],
    ],
    [
      'a location that is not there',
      { sections: [{ section: 'map', settings: { show: 99 } }] },
      [['sections[0].settings.show', /99 is not the id of a location/]],
    ],
  ])('the pages of a site’s own name %s', (_, doc, expected) => {
    expect(findIn(doc)).toEqual(expected.map(([path, text]) => ['why-us', path, some(text)]));
  });
});
