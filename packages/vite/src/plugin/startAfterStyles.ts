import type { Plugin } from 'vite';

/**
 * Starts the app, and again later if it does not come: when the connection is back, the visitor returns, or some time has passed. Until then
 * the page is plain HTML, and the notice says what does not work. The file's address is in an attribute, so that the text is the same in
 * every build: a content security policy can name its hash.
 *
 * A form that nothing listens to yet opens no page: without an `action` its fields would be in the address, and without a connection
 * the page would be lost. It is sent within ten seconds, once its part of the page listens.
 */
export const startScript = `(function (app) {
  var page = document.documentElement, notice = document.getElementById('dealer-waiting'), attempt = 0, timer;
  function start() {
    clearTimeout(timer);
    removeEventListener('online', start);
    document.removeEventListener('visibilitychange', start);
    import(app).then(function () {
      if (attempt) notice.textContent = '';
    }, function (error) {
      console.warn(error);
      notice.textContent = notice.getAttribute('data-text');
      page.removeAttribute('data-other-address');
      timer = setTimeout(start, 4000 * Math.pow(2, Math.min(attempt++, 4)));
      addEventListener('online', start);
      document.addEventListener('visibilitychange', start);
    });
  }
  addEventListener('submit', function (event) {
    var form = event.target, isPressed = event.isTrusted && !event.defaultPrevented, until = Date.now() + 10000;
    if (!isPressed || (form.hasAttribute('action') && navigator.onLine)) return;
    event.preventDefault();
    (function send() {
      var isWritten = document.getElementById('dealer-handover');
      if (isWritten) notice.textContent = notice.getAttribute('data-text');
      else if (!form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) return;
      if (form.isConnected && Date.now() < until) setTimeout(send, 200);
    })();
  });
  start();
})(document.currentScript.getAttribute('data-app'));`;

/** Says what does not work while something of the page has not come; empty until then. Screen readers announce its text. */
const notice =
  '<div id="dealer-waiting" role="status" data-text="Some buttons on this page do not work yet, because a part of it has not loaded. Links work. It tries again by itself."></div>';

/** What a page without content shows if the app comes late or not at all. The style sheet hides it at first. */
const shellContent = (title: string): string =>
  `<main id="main" data-shell><h1>${title}</h1><p>This page is still loading. <a href="">Load it again</a></p></main>`;

/** The app's script as Vite writes it: the attributes after its type, and its address. */
const moduleScript = /<script type="module"( [^>]*?)?\s+src="([^"]+)"><\/script>/;

/**
 * Requests the app's script when the stylesheet has arrived: a browser waits with an inline script until the styles before it are
 * loaded. Otherwise both share a slow connection, and a page that a server has rendered is painted only when most of its script has
 * arrived. A page without content is nothing without the script, so index.html still preloads it (`modulepreload`); the renderer of pages
 * (`@dealer/storefront/pageStart/server`) leaves that link out.
 */
export const startAfterStyles = (): Plugin => ({
  name: 'dealer:start-after-styles',
  apply: (_, { command, mode }) => command === 'build' && mode !== 'mocked',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [script = '', attributes = '', app = ''] = moduleScript.exec(html) ?? [];
      if (script === '') throw new Error('index.html of the build has no <script type="module"> with an address.');
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      return {
        html: html
          .replace(script, `<link rel="modulepreload"${attributes} href="${app}">`)
          .replace('<div id="root"></div>', () => `<div id="root">${shellContent(title)}</div>${notice}`),
        tags: [{ tag: 'script', attrs: { 'data-app': app }, children: startScript, injectTo: 'body' }],
      };
    },
  },
});
