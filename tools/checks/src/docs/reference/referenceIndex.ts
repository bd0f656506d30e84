import type { Size } from '../../run/publish/subpathSizes.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2);

/** The title of that page, by which a folder is known as a reference. */
export const referenceTitle = 'Packages of Dealer';

/**
 * The first page of the reference: the packages, and what each subpath adds to a consumer's page, in kilobytes (1,000 bytes) of
 * minified and gzipped files. Without built packages it says how to measure them.
 */
export const referenceIndex = (names: readonly string[], sizes: ReadonlyMap<string, Size>): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${referenceTitle}</title>
<style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}td:not(:first-child){text-align:right}</style>
<h1>${referenceTitle}</h1>
<ul>
${names.map((name) => `<li><a href="${name}/index.html">@dealer/${name}</a></li>`).join('\n')}
<li><a href="core/documents/Rules.html">The rules of @dealer/core</a>: the question that each answers, and its function</li>
<li><a href="tokens.html">Tokens and hooks</a>: what a look may set, its default and who reads it</li>
<li><a href="texts.html">Texts of pages</a>: what a site may say in its own words</li>
</ul>
<h2>Sizes</h2>
${
  sizes.size === 0
    ? '<p>The packages were not built: <code>npm run build</code> first.</p>'
    : `<p>What a page loads for all exports of a subpath together, with everything that these import except React. Parts that load on demand are not counted. Subpaths for tests and for Node are left out.</p>
<table>
<tr><th scope="col">Subpath</th><th scope="col">Script, kB</th><th scope="col">Styles, kB</th></tr>
${[...sizes].map(([subpath, { script, styles }]) => `<tr><td><code>${subpath}</code></td><td>${kilobytes(script)}</td><td>${styles === 0 ? '' : kilobytes(styles)}</td></tr>`).join('\n')}
</table>`
}
</html>
`;
