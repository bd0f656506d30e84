import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmIn, hostileHtml } from '../testing/hostileHtml.ts';
import { htmlProblems, safeHtml, type SafeNode } from './index.ts';
import { longestHtml } from './safeNodes.ts';

const elementsIn = (nodes: readonly SafeNode[]): Exclude<SafeNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));

const textOf = (nodes: readonly SafeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

describe('HTML that may be shown', () => {
  it.each(hostileHtml.map((html) => [html.slice(0, 70), html]))('HTML that may be shown does no harm: %s', (_, html) =>
    expect(harmIn(safeHtml(html))).toEqual([]),
  );

  it('HTML that may be shown does no harm, whatever is put together', () => {
    const part = fc.oneof(
      fc.constantFrom(...hostileHtml.filter((html) => html.length < 1_000)),
      fc.string(),
      fc.constantFrom('<p>', '</p>', '<table>', '"', '>', '<!--'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        expect(harmIn(safeHtml(parts.join('')))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('HTML that may be shown is what a dealer wrote, where that is text, headings, lists, links, pictures and tables', () => {
    expect(
      safeHtml('<h1>Warranty</h1><p>Three <b>years</b>,<br>see <a href="/terms" title="Terms">our terms</a>.</p>'),
    ).toEqual([
      { tag: 'h2', attributes: {}, children: ['Warranty'] },
      {
        tag: 'p',
        attributes: {},
        children: [
          'Three ',
          { tag: 'b', attributes: {}, children: ['years'] },
          ',',
          { tag: 'br', attributes: {}, children: [] },
          'see ',
          { tag: 'a', attributes: { href: '/terms', title: 'Terms' }, children: ['our terms'] },
          '.',
        ],
      },
    ]);
    const table = '<table>\n<tr>\n<th scope="col" colspan="2">Part</th>\n</tr>\n</table>';
    expect(elementsIn(safeHtml(table)).map(({ tag, attributes }) => [tag, attributes])).toEqual([
      ['table', {}],
      ['tbody', {}],
      ['tr', {}],
      ['th', { scope: 'col', colSpan: 2 }],
    ]);
    expect(safeHtml('<img src="/yard.webp" width="960" height="400">')).toEqual([
      { tag: 'img', attributes: { alt: '', src: '/yard.webp', width: 960, height: 400 }, children: [] },
    ]);
  });

  it('HTML that may be shown retains the text inside elements that only group or style it', () => {
    expect(
      textOf(safeHtml('<div class="x"><span style="color:red">Open</span> <font size="7">today</font></div>')),
    ).toBe('Open today');
  });

  it('HTML that may be shown is never nested as a page may not be: a link in a link, a paragraph in a paragraph', () => {
    const link = '<table><tr><td><a href="/a">b<table><tr><td><a href="/b">c</a></td></tr></table></a></table>';
    const links = elementsIn(safeHtml(link)).filter(({ tag }) => tag === 'a');
    for (const { children } of links) expect(elementsIn(children).map(({ tag }) => tag)).not.toContain('a');
    for (const { tag, children } of elementsIn(safeHtml('<h2><div><p>a</p><ul><li>b</ul></div></h2>')))
      if (tag === 'h2') expect(elementsIn(children).map((inner) => inner.tag)).not.toContain('p');
  });
});

describe('what is left out of HTML', () => {
  it.each([
    ['<p>Open <b>today</b></p><div class="x">and <span style="y">tomorrow</span></div>', []],
    ['<p onclick="x()">Hi<script>x()</script><script>y()</script></p>', ['onClick of <p>', '<script>']],
    [
      '<a href="javascript:x()">x</a><img src="data:x">',
      ['the address "javascript:x()" of <a>', 'the address "data:x" of <img>'],
    ],
    ['<p class="MsoNormal">x</p><iframe src="/x"></iframe>', ['class of <p>', '<iframe>']],
    ['x'.repeat(longestHtml + 1), ['everything after 20000 characters']],
    ['<i>'.repeat(6_600), ['everything: its elements are nested too deep']],
  ])('what is left out of HTML is named: %#', (html, problems) => expect(htmlProblems(html)).toEqual(problems));
});
