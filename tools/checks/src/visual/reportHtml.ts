import { htmlText } from '../htmlText.ts';
import type { PictureChange } from './comparePictures.ts';

/** A picture that differs, by the title of its component. */
export type ReportRow = { title: string; file: string; change: Exclude<PictureChange, { kind: 'same' }> };

const picture = (folder: string, file: string): string =>
  `<figure><figcaption>${folder}</figcaption><a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt="${folder}"></a></figure>`;

const rowHtml = ({ file, change }: ReportRow): string => {
  const what = change.kind === 'changed' ? `${change.pixels} pixels` : change.kind;
  const folders = {
    changed: ['before', 'after', 'overlay'],
    new: ['after'],
    gone: ['before'],
  }[change.kind];
  const [id = '', look, scheme, width] = file.split('.');
  const state = id.split('--').at(-1)?.replaceAll('-', ' ') ?? id;
  return `<h3>${htmlText(`${state}: ${look}, ${scheme}, ${width} px`)}: ${what}</h3><p><code>${htmlText(id)}</code></p><div>${folders.map((folder) => picture(folder, file)).join('')}</div>`;
};

/**
 * The report: what differs, by component, with before, after and overlay.
 *
 * @example
 * reportHtml([], { compared: 12, against: 'main' }) // => '<!doctype html>...12 pictures compared with main: nothing differs...'
 */
export const reportHtml = (
  rows: readonly ReportRow[],
  { compared, against }: { compared: number; against: string },
): string => {
  const groups = [...Map.groupBy(rows, ({ title }) => title)];
  const result = rows.length === 0 ? 'nothing differs' : `${rows.length} differ in ${groups.length} components`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Visual comparison</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
figure { margin: 0; flex: 0 1 33% } img { max-width: 100%; border: 1px solid #8886 }
</style>
<h1>${compared} pictures compared with ${htmlText(against)}: ${result}</h1>
<ul>${groups.map(([title, { length }]) => `<li><a href="#${encodeURIComponent(title)}">${htmlText(title)}</a>: ${length}</li>`).join('')}</ul>
${groups.map(([title, own]) => `<section id="${encodeURIComponent(title)}"><h2>${htmlText(title)}</h2>${own.map(rowHtml).join('\n')}</section>`).join('\n')}
</html>
`;
};
