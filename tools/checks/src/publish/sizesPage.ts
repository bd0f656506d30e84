import type { Size } from './subpathSizes.ts';

/** How to write the page, as its own text and the findings say it. */
const command = 'npm run build && npm run write:sizes';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2);

/**
 * docs/package-sizes.md: what each subpath adds to a consumer's page.
 *
 * @example
 * sizesPage(new Map([['@dealer/core/price', { script: 1493, styles: 0 }]]))
 */
export const sizesPage = (sizes: ReadonlyMap<string, Size>): string =>
  `# Sizes of the packages

What a consumer's page loads for all exports of a subpath together, with everything that these import except React, as kilobytes (1,000 bytes) of minified and gzipped files. Parts that load on demand are not counted. A page that imports less of it loads less. Subpaths for tests and for Node are left out.

The stage \`sizes\` of \`npm test\` fails where a subpath has grown by more than 3 % and 100 bytes. Written by \`${command}\`.

| Subpath | Script, kB | Styles, kB |
| --- | ---: | ---: |
${[...sizes].map(([subpath, { script, styles }]) => `| \`${subpath}\` | ${kilobytes(script)} | ${styles === 0 ? '' : kilobytes(styles)} |`).join('\n')}
`;

/** The sizes that a page of this kind lists. */
export const readSizesPage = (page: string): Map<string, Size> =>
  new Map(
    [...page.matchAll(/^\| `(@dealer\/[^`]+)` \| ([\d.]+) \| ([\d.]*) \|$/gm)].map(
      ([, subpath = '', script, styles]): [string, Size] => [
        subpath,
        { script: Math.round(Number(script) * 1000), styles: Math.round(Number(styles) * 1000) },
      ],
    ),
  );

const hasGrown = (now: number, before: number): boolean => now > before * 1.03 && now > before + 100;

/**
 * Subpaths that have grown since the page was written, or that it does not list.
 *
 * @example
 * sizeFindings(new Map([['@dealer/core/price', { script: 2000, styles: 0 }]]), readSizesPage(page))
 */
export const sizeFindings = (now: ReadonlyMap<string, Size>, listed: ReadonlyMap<string, Size>): string[] =>
  [...now].flatMap(([subpath, size]) => {
    const before = listed.get(subpath);
    if (before === undefined) return [`docs/package-sizes.md does not list ${subpath}: ${command}`];
    return (['script', 'styles'] as const)
      .filter((kind) => hasGrown(size[kind], before[kind]))
      .map(
        (kind) =>
          `${subpath}: ${kind} grew from ${kilobytes(before[kind])} to ${kilobytes(size[kind])} kB. If that is intended: ${command}`,
      );
  });
