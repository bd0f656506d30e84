import { describe, expect, it } from 'vitest';
import { deployText, policyHash } from '../test/inlineScript.ts';
import { startAfterStyles, startScript } from './startAfterStyles.ts';

const { apply, transformIndexHtml } = startAfterStyles() as unknown as {
  apply: (config: object, env: { command: string; mode: string }) => boolean;
  transformIndexHtml: { handler: (html: string) => { html: string; tags: { attrs: object; injectTo: string }[] } };
};

describe('the start of the app', () => {
  it('the start of the app is an inline script at the end of the page, and the app is preloaded from the head', () => {
    const { html, tags } = transformIndexHtml.handler(
      '<head><title>Cars</title><script type="module" crossorigin src="/assets/a.js"></script><link rel="stylesheet" href="/assets/b.css"></head><div id="root"></div>',
    );
    expect(html).toContain(
      '<head><title>Cars</title><link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="stylesheet" href="/assets/b.css"></head>',
    );
    expect(tags).toMatchObject([{ attrs: { 'data-app': '/assets/a.js' }, injectTo: 'body' }]);
  });

  it('the start of the app leaves a heading in a page without content, and room for a notice, for when the app does not come', () => {
    const { html } = transformIndexHtml.handler(
      '<title>Cars</title><script type="module" src="/assets/a.js"></script><div id="root"></div>',
    );
    expect(html).toMatch(
      /<div id="root"><main id="main" data-shell><h1>Cars<\/h1>.*<\/main><\/div><div [^>]*role="status"/,
    );
  });

  it('the start of the app stays as it is in development and in mocked builds', () => {
    const applies = (command: string, mode: string): boolean => apply({}, { command, mode });
    expect([applies('build', 'production'), applies('build', 'mocked'), applies('serve', 'mocked')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('the start of the app fails a build whose page has no script', () => {
    expect(() => transformIndexHtml.handler('<head></head>')).toThrow(/no <script type="module">/);
  });

  it('the start of the app has the hash that docs/deploy.md gives for a content security policy', () => {
    expect(deployText()).toContain(policyHash(startScript));
  });
});
