import { describe, expect, it } from 'vitest';
import { fontPreload } from './fontPreload.ts';

type Handler = (html: string, context: { bundle: Record<string, unknown> }) => unknown;

const asset = (fileName: string, name: string) => ({ type: 'asset', fileName, names: [name] });

/** What the plugin adds to the page of a build with these files. */
const preloads = (...files: ReturnType<typeof asset>[]): unknown => {
  const { configResolved, transformIndexHtml } = fontPreload('figtree') as unknown as {
    configResolved: (config: { base: string }) => void;
    transformIndexHtml: { handler: Handler };
  };
  configResolved({ base: '/' });
  return transformIndexHtml.handler('', { bundle: Object.fromEntries(files.map((file) => [file.fileName, file])) });
};

describe('the headline font', () => {
  it('is preloaded from the file that the build gave it, in Latin only', () => {
    const found = preloads(
      asset('assets/A1.woff2', 'figtree-latin-ext-wght-normal.woff2'),
      asset('assets/B2.woff2', 'inter-latin-wght-normal.woff2'),
      asset('assets/C3.woff2', 'figtree-latin-wght-normal.woff2'),
    );
    expect(found).toEqual([expect.objectContaining({ attrs: expect.objectContaining({ href: '/assets/C3.woff2' }) })]);
  });

  it('fails the build if it has no such file', () => {
    expect(() => preloads(asset('assets/B2.woff2', 'inter-latin-wght-normal.woff2'))).toThrow('figtree');
  });
});
