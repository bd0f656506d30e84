import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compact, deployText, forOldBrowsers, policyHash } from '../test/inlineScript.ts';
import { browserNoticeScript } from './browserNotice.ts';

/** Runs the script in a page with these features, and answers with what it put on top of the page. */
const noticeIn = (features: { modules?: boolean; atProperty?: boolean; colorMix?: boolean; css?: boolean }): string => {
  const { modules = true, atProperty = true, colorMix = true, css = true } = features;
  const shown: string[] = [];
  type Element = { text: string; style: object };
  const document = {
    createElement: (name: string) => ({
      style: {},
      text: '',
      setAttribute: () => undefined,
      appendChild(this: Element, text: string) {
        this.text = text;
      },
      ...(name === 'script' && modules ? { noModule: false } : {}),
    }),
    createTextNode: (text: string) => text,
    body: {
      firstChild: 'root',
      insertBefore: ({ text }: Element, before: string) => shown.push(`${text} [${before}]`),
    },
  };
  const window = { ...(atProperty ? { CSSPropertyRule: Object } : {}) };
  const supports = (_: string, value: string): boolean => colorMix && value.startsWith('color-mix');
  runInContext(browserNoticeScript, createContext({ document, window, ...(css ? { CSS: { supports } } : {}) }));
  return shown.join();
};

describe('the notice for older browsers', () => {
  it('the notice for older browsers is not shown in a supported browser', () => {
    expect(noticeIn({})).toBe('');
  });

  it.each([
    ['without modules', { modules: false, atProperty: false, colorMix: false, css: false }],
    ['before Safari 16.4 or Firefox 128', { atProperty: false }],
    ['before Chrome 111', { colorMix: false }],
  ])('the notice for older browsers is shown on top of the page in a browser %s', (_, features) => {
    expect(noticeIn(features)).toBe(
      'Your browser is too old for this website: some of it will not work. Please update your browser, or call the dealership. [root]',
    );
  });

  it('the notice for older browsers is written so that the oldest browsers can read it', () => {
    expect(compact(forOldBrowsers(browserNoticeScript))).toBe(compact(browserNoticeScript));
  });

  it('the notice for older browsers has the hash that docs/deploy.md gives for a content security policy', () => {
    expect(deployText()).toContain(policyHash(browserNoticeScript));
  });
});
