import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the page sends when a section or film failed: its name on the page, why, and whether the overlay names it already. */
type Failure = { section: string; message: string; isNamed?: boolean };

const event = 'dealer:section-failed';

const script = `import { createHotContext } from '/@vite/client';
const hot = createHotContext('/${event}');
addEventListener('dealer:event', ({ detail: { kind, region, message } }) => {
  if (kind !== 'regionFailed' || !/^(section|film) /.test(region)) return;
  const shown = document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '';
  hot.send('${event}', { section: region, message, isNamed: region.startsWith('film ') && shown.includes(region.slice(5)) });
});`;

/**
 * Names a section or film that failed in the page's overlay and in the terminal; visitors see a notice or the film's picture in its
 * place, and the rest of the page.
 */
export const failedSections = (): Plugin => ({
  name: 'dealer:failed-sections',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children: script, injectTo: 'head' }],
  configureServer: ({ ws, config: { root, logger } }) => {
    ws.on(event, ({ section, message, isNamed = false }: Failure, client) => {
      const name = section.replace(/^section (\w)/, (_, first: string) => first.toUpperCase());
      const file = join(root, 'src/sections', name, `${name}.tsx`);
      const text = `${section}: ${message}`;
      logger.error(text, { timestamp: true });
      // The check names the setting too, and its line.
      if (isNamed) return;
      client.send({
        type: 'error',
        err: {
          plugin: 'a section of the page',
          message: text,
          stack: 'The rest of the page stays: Escape shows it.',
          ...(existsSync(file) ? { id: file, loc: { file, line: 1, column: 1 } } : {}),
        },
      });
    });
  },
});
