import { htmlText } from '../../htmlText.ts';
import type { StyleHook } from './readTokens.ts';

const kinds: Readonly<Record<StyleHook['kind'], string>> = {
  required: 'Tokens that each look sets',
  optional: 'Tokens that a look sets where the default does not suit it',
  component: 'Hooks of components',
  primitive: 'Steps that no look changes',
};

/** A value per scheme on a line of its own, with its colour. */
const shown = (value: string): string => {
  const schemes = [...value.matchAll(/var\(--(light|dark), ([^()]*(?:\([^()]*\)[^()]*)*)\)/g)];
  const isWhole = schemes.map(([text]) => text).join(' ') === value;
  const parts = isWhole && schemes.length > 0 ? schemes.map(([, scheme, own]) => [scheme, own]) : [['', value]];
  return parts
    .map(([scheme = '', own = '']) => {
      const swatch = /^(#[\da-f]+|rgba?\([^)]*\))$/i.test(own) ? `<i style="background:${htmlText(own)}"></i>` : '';
      return `${scheme ? `<small>${scheme}</small> ` : ''}${swatch}<code>${htmlText(own)}</code>`;
    })
    .join('<br>');
};

const readers = (names: readonly string[]): string =>
  names.length < 5
    ? names.map(htmlText).join('<br>')
    : `<details><summary>${names.length} places</summary>${names.map(htmlText).join('<br>')}</details>`;

/**
 * The page of the reference with every custom property that a look may set: what it changes, its default, who reads it.
 */
export const tokensPage = (hooks: readonly StyleHook[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tokens and hooks</title>
<style>
:root{color-scheme:light dark}
body{font:.875rem/1.5 system-ui;max-width:72rem;margin:2rem auto;padding:0 1rem}
h2{margin-block:2rem .5rem;font-size:1.125rem}
table{inline-size:100%;border-collapse:collapse}
th{text-align:start}
th,td{vertical-align:top;padding:.5rem 1rem .5rem 0;border-block-end:1px solid #8884;overflow-wrap:anywhere}
td:first-child{white-space:nowrap}
td:nth-child(2){min-inline-size:11rem}
td:nth-child(3){min-inline-size:9rem}
td:last-child{min-inline-size:6rem}
code{font-size:.8125rem}
i{display:inline-block;inline-size:.875rem;block-size:.875rem;margin-inline-end:.375rem;border:1px solid #8888;border-radius:3px;vertical-align:-.125rem}
small{display:inline-block;inline-size:2rem}
:root[data-framed] body{margin:0;padding:0;overflow-y:hidden;color:light-dark(#2e3338,#d6d8da)}
:root[data-framed] :is(h1,h1 + p){display:none}
</style>
<h1>Tokens and hooks</h1>
<p>What a look may set in <code>src/theme.css</code>. A value per scheme is written <code>var(--light, #fff) var(--dark, #000)</code>.</p>
${Object.entries(kinds)
  .map(([kind, title]) => {
    const rows = hooks.filter((hook) => hook.kind === kind);
    return `<h2>${title} (${rows.length})</h2>
<table>
<tr><th scope="col">Name</th><th scope="col">For</th><th scope="col">Default</th><th scope="col">Read by</th></tr>
${rows.map((hook) => `<tr id="${hook.name.slice(2)}"><td><code>${hook.name}</code></td><td>${htmlText(hook.meaning)}</td><td>${shown(hook.default)}</td><td>${readers(hook.readers)}</td></tr>`).join('\n')}
</table>`;
  })
  .join('\n')}
</html>
`;
