import type { Silhouette } from './silhouettes.ts';

/**
 * A drawing as an SVG file. Only its opacity matters: the stylesheet uses it as a mask over the text colour.
 *
 * @example
 * shapeSvg(silhouettes.ute) // => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48">...'
 */
export const shapeSvg = ({ body, glass, lines, detail, wheels }: Silhouette): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48">',
    '<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="120" height="48">',
    '<path fill="#fff" d="M0 0h120v48H0z"/>',
    `<path d="${glass}"/>`,
    ...(lines === undefined
      ? []
      : [
          `<path fill="none" stroke="#000" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round" d="${lines}"/>`,
        ]),
    '</mask>',
    `<path mask="url(#m)" d="${body}"/>`,
    ...(detail === undefined ? [] : [`<path d="${detail}"/>`]),
    ...wheels.flatMap(([x, y, radius]) => [
      `<circle fill="none" stroke="#000" stroke-width="2.2" cx="${x}" cy="${y}" r="${Number((radius - 1.1).toFixed(2))}"/>`,
      `<circle opacity=".55" cx="${x}" cy="${y}" r="${Number((radius - 3.4).toFixed(2))}"/>`,
    ]),
    '</svg>',
    '',
  ].join('\n');
