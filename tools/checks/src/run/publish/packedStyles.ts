/** A stylesheet of a built package, by its path in the package. */
type Stylesheet = { file: string; css: string };

const address = /url\(\s*["']?([^"')]+)/g;

/**
 * What would break the styles of a built package in a consumer's project: a stylesheet that does not begin with the order of the
 * layers loses against whatever the consumer's bundler puts before it, an absolute address leads to the consumer's own root, and a
 * small picture becomes a part of the styles.
 */
export const packedStyleFindings = (styles: readonly Stylesheet[], order: string): string[] =>
  styles.flatMap(({ file, css }) => {
    const urls = [...css.matchAll(address)].map(([, url = '']) => url);
    return [
      ...(css.startsWith(order) ? [] : [`${file} does not begin with the order of the layers`]),
      ...urls
        .filter((url) => !/^(\.{1,2}\/|#|data:)/.test(url))
        .map((url) => `${file}: ${url} is not relative to the stylesheet`),
      ...urls
        .filter((url) => url.endsWith('.svg'))
        .map((url) => `${file}: ${url} lacks ?no-inline, so Vite writes it into the styles of every page`),
    ];
  });
