import { describe, expect, it } from 'vitest';
import { pageText } from './pageText.ts';

describe('what code may write into a page as text', () => {
  it('what code may write into a page as text is the start of a script element and data in it', () => {
    expect(pageText.createHTML('<script></script>')).toBe('<script></script>');
    expect(pageText.createScript('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}');
  });

  it.each(['<b>Sale</b>', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>', ''])(
    'what code may write into a page as text is not the HTML %s',
    (html) => expect(pageText.createHTML(html)).toBeNull(),
  );

  it('what code may write into a page as text is any HTML for a document of its own, and only there', () => {
    const html = '<p onclick="alert(1)">Sale</p>';
    expect(pageText.createHTML(html, 'TrustedHTML', 'DOMParser parseFromString')).toBe(html);
    for (const sink of ['Element innerHTML', 'Document write', 'HTMLIFrameElement srcdoc'])
      expect(pageText.createHTML(html, 'TrustedHTML', sink)).toBeNull();
  });

  it.each(['alert(1)', '', '{"a":1};alert(1)', 'import("x")'])(
    'what code may write into a page as text is not the script %s',
    (script) => expect(pageText.createScript(script)).toBeNull(),
  );
});
