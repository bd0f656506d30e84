import { pageParameter } from '@dealer/core/routes';
import type { Plugin } from 'vite';

/**
 * Hides the content of a page that was written for another address, until the app shows the right one: a host of files answers
 * `/search?query=hilux` with the file of `/search`, and every unknown address with the same file. The address is compared as
 * `pageAddress` of `@dealer/core/routes` does. The style sheet hides, so that header and footer remain (`data-other-address`). The text is
 * the same in every build: a content security policy can name its hash.
 */
export const addressCheckScript = `(function () {
  var page = document.documentElement, written = page.getAttribute('data-address'), query = location.search.slice(1).split('&'), shown = [];
  for (var at = 0; at < query.length; at++)
    try {
      if (/${pageParameter.source}/.test(decodeURIComponent(query[at].split('=')[0]))) shown.push(query[at]);
    } catch (e) {}
  var address = location.pathname.replace(/(.)\\/$/, '$1') + (shown.length ? '?' + shown.join('&') : '');
  if (written !== null && written !== address) page.setAttribute('data-other-address', '');
})();`;

/** Puts the script into the page, before its content. */
export const addressCheck = (): Plugin => ({
  name: 'dealer:address-check',
  transformIndexHtml: () => [{ tag: 'script', children: addressCheckScript, injectTo: 'body-prepend' }],
});
