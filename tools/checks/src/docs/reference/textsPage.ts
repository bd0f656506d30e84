import type { PageText } from '@dealer/vite/check';
import { htmlText } from '../../htmlText.ts';

/** The page of the reference that lists the texts of pages which a site can replace. */
export const textsPage = (texts: readonly PageText[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Texts of pages</title>
<style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}td{vertical-align:top;padding-right:1rem}</style>
<h1>Texts of pages</h1>
<p>A site replaces any of these ${texts.length} texts in its <code>site.json</code>: <code>"texts": { "Print": "Print this page" }</code>. New words have the same placeholders. Texts with a name of their own are under <code>phrases</code>, in docs/site-config.md.</p>
<table>
<tr><th scope="col">Text</th><th scope="col">Shown by</th></tr>
${texts.map(({ text, files }) => `<tr><td>${htmlText(text)}</td><td>${files.map((file) => file.replace(/^(packages|apps)\/([^/]+)\/src\//, '$2/').replace(/\.tsx?$/, '')).join('<br>')}</td></tr>`).join('\n')}
</table>
</html>
`;
