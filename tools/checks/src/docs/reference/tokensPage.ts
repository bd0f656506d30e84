import type { StyleHook } from './readTokens.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const kinds: Readonly<Record<StyleHook['kind'], string>> = {
  required: 'Tokens that each look sets',
  optional: 'Tokens that a look sets where the default does not suit it',
  component: 'Hooks of components',
  primitive: 'Steps that no look changes',
};

const readers = (names: readonly string[]): string =>
  names.length < 5
    ? names.map(escaped).join('<br>')
    : `<details><summary>${names.length} places</summary>${names.map(escaped).join('<br>')}</details>`;

/**
 * The page of the reference with every custom property that a look may set: what it changes, its default, who reads it.
 */
export const tokensPage = (hooks: readonly StyleHook[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tokens and hooks</title>
<style>body{font:1rem/1.5 system-ui;max-width:72rem;margin:2rem auto;padding:0 1rem}td{vertical-align:top;padding:.25rem 1rem .25rem 0;border-top:1px solid #ddd}th{text-align:start}</style>
<h1>Tokens and hooks</h1>
<p>What a look may set in <code>src/theme.css</code>. A value with two variants is <code>var(--light, #fff) var(--dark, #000)</code>.</p>
${Object.entries(kinds)
  .map(([kind, title]) => {
    const rows = hooks.filter((hook) => hook.kind === kind);
    return `<h2>${title} (${rows.length})</h2>
<table>
<tr><th scope="col">Name</th><th scope="col">For</th><th scope="col">Default</th><th scope="col">Read by</th></tr>
${rows.map((hook) => `<tr id="${hook.name.slice(2)}"><td><code>${hook.name}</code></td><td>${escaped(hook.meaning)}</td><td><code>${escaped(hook.default)}</code></td><td>${readers(hook.readers)}</td></tr>`).join('\n')}
</table>`;
  })
  .join('\n')}
</html>
`;
