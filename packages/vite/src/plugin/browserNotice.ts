import type { Plugin } from 'vite';

/**
 * Tells visitors of an older browser why the page does not work. It is no module and of the oldest syntax, so that it also runs where the
 * app cannot even be read. The three probes draw the line at the supported browsers: modules, `@property` (Safari 16.4, Firefox 128)
 * and `color-mix()` (Chrome and Edge 111). The text is the same in every build: a content security policy can name its hash.
 */
export const browserNoticeScript = `(function () {
  if ('noModule' in document.createElement('script') && window.CSSPropertyRule && CSS.supports('color', 'color-mix(in srgb, red, red)')) return;
  var notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'margin:0;padding:16px;background:#fff3cd;color:#332701;font:16px/1.5 sans-serif';
  notice.appendChild(document.createTextNode('Your browser is too old for this website: some of it will not work. Please update your browser, or call the dealership.'));
  document.body.insertBefore(notice, document.body.firstChild);
})();`;

/** Puts the notice's script into the page, before everything else in its body. */
export const browserNotice = (): Plugin => ({
  name: 'dealer:browser-notice',
  transformIndexHtml: () => [{ tag: 'script', children: browserNoticeScript, injectTo: 'body-prepend' }],
});
