/** A stylesheet of a built package, by its path in the package. */
type Stylesheet = { file: string; css: string };

const address = /url\(\s*["']?([^"')]+)/g;

/**
 * What would break the styles of a built package in a consumer's project: a stylesheet that does not begin with the order of the
 * layers loses against whatever the consumer's bundler puts before it, and an absolute address leads to the consumer's own root.
 */
export const packedStyleFindings = (styles: readonly Stylesheet[], order: string): string[] =>
  styles.flatMap(({ file, css }) => [
    ...(css.startsWith(order) ? [] : [`${file} does not begin with the order of the layers`]),
    ...[...css.matchAll(address)]
      .map(([, url = '']) => url)
      .filter((url) => !/^(\.{1,2}\/|#|data:)/.test(url))
      .map((url) => `${file}: ${url} is not relative to the stylesheet`),
  ]);
