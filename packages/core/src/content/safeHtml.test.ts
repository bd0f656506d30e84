import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isImageAddress, isSafeAddress } from '../settings/texts.ts';
import { allowedHtml } from './allowedHtml.ts';
import { htmlProblems, longestHtml, safeHtml, type SafeNode } from './index.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://elsewhere.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script/x>',
  '<script\n>alert(1)</script >',
  '"><script>alert(1)</script>',
  '<<script>alert(1);//<</script>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror  =  alert(1)>',
  '<img/src="x"/onerror="alert(1)">',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img src=javascript:alert(1)>',
  '<img src="jav&#x09;ascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img srcset="https://elsewhere.example/x.webp 2x" src="//elsewhere.example/x">',
  '<img longdesc="javascript:alert(1)" src="/a.webp">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="  javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&NewLine;script&colon;alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://elsewhere.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<a href="/\\elsewhere.example">x</a>',
  '<a href="\\\\elsewhere.example">x</a>',
  '<a href="https:elsewhere.example">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="/ok" target="_blank" ping="https://elsewhere.example" download>x</a>',
  '<a href="/ok" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<a href="/ok" onmouseover=alert(1)//>x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="X.class"></applet>',
  '<base href="https://elsewhere.example/">',
  '<link rel=stylesheet href="https://elsewhere.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "https://elsewhere.example/x.css"; body { display: none }</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<form action="https://elsewhere.example"><input name=card><button formaction="javascript:alert(1)">Pay</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>x</select>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<p id="__proto__" name="constructor" class="dealer">x</p>',
  '<p is="x-evil" slot="y" part="z" popover contenteditable>x</p>',
  '<x-evil onclick=alert(1)>x</x-evil>',
  '<p dangerouslySetInnerHTML="{__html: 1}" ref="x" key="y" children="z">x</p>',
  '<td colspan="javascript:alert(1)">x</td>',
  '<table background="javascript:alert(1)"><tr><td background=x>x</table>',
  '<ol start="9e99"><li value="x">x</ol>',
  '<time datetime="x" onclick=alert(1)>x</time>',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  `${'<b>'.repeat(6_600)}x`,
  `${'<p>x'.repeat(60_000)}`,
];

const elementsIn = (nodes: readonly SafeNode[]): Exclude<SafeNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));

const textOf = (nodes: readonly SafeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

const known: Record<string, readonly string[]> = allowedHtml.attributes;
const expectHarmless = (html: string): void => {
  for (const { tag, attributes } of elementsIn(safeHtml(html))) {
    expect(allowedHtml.tagNames).toContain(tag);
    for (const [name, value] of Object.entries(attributes)) {
      expect(known[tag]).toContain(name);
      if (name === 'href') expect(value).toSatisfy((address) => isSafeAddress(String(address)));
      if (name === 'src') expect(value).toSatisfy((address) => isImageAddress(String(address)));
    }
  }
};

describe('HTML that may be shown', () => {
  it.each(payloads.map((html) => [html.slice(0, 70), html]))('does no harm: %s', (_, html) => expectHarmless(html));

  it('does no harm, whatever is put together', () => {
    const part = fc.oneof(
      fc.constantFrom(...payloads.filter((html) => html.length < 1_000)),
      fc.string(),
      fc.constantFrom('<p>', '</p>', '<table>', '"', '>', '<!--'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => expectHarmless(parts.join(''))),
      { numRuns: 200 },
    );
  });

  it('is what a dealer wrote, where that is text, headings, lists, links, pictures and tables', () => {
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

  it('retains the text inside elements that only group or style it', () => {
    expect(
      textOf(safeHtml('<div class="x"><span style="color:red">Open</span> <font size="7">today</font></div>')),
    ).toBe('Open today');
  });

  it('is never nested as a page may not be: a link in a link, a paragraph in a paragraph', () => {
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
  ])('is named: %#', (html, problems) => expect(htmlProblems(html)).toEqual(problems));
});
