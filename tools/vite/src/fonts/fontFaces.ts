import type { FontMetrics } from './measureFont.ts';

/** A font file of a package, and the weights that it has. */
export type FontFile = { src: string; weight: string };

/** Widths of `sampleText` in Arial, regular and bold. Their letters are as wide as those of Helvetica, whose widths Adobe has published. */
const arialWidths = { regular: 73_528, bold: 78_807 };

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

const fallbackFace = (
  family: string,
  { ascent, descent, width }: FontMetrics,
  { weight, local, arial }: { weight: string; local: string; arial: number },
): string => {
  const size = width / arial;
  return `@font-face {
  font-family: "${family} Fallback";
  font-weight: ${weight};
  src: ${local};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / 1000 / size)};
  descent-override: ${percent(descent / 1000 / size)};
  line-gap-override: 0%;
}
`;
};

/** The `@font-face` rules of a font, and of its fallback: Arial with the metrics of the font, regular and bold. */
export const fontFaces = (
  family: string,
  files: readonly FontFile[],
  { regular, bold }: { regular: FontMetrics; bold: FontMetrics },
): string =>
  [
    ...files.map(
      ({ src, weight }) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("${src}") format("woff2");
}
`,
    ),
    `/* The fallback font: Arial with the metrics of the web font, so that the layout does not shift when the web font loads. */
${fallbackFace(family, regular, {
  weight: '100 549',
  local: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  arial: arialWidths.regular,
})}`,
    fallbackFace(family, bold, {
      weight: '550 900',
      local: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
      arial: arialWidths.bold,
    }),
  ].join('\n');
