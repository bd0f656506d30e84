import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Serves the page of tokens and hooks at the address where a built Storybook has it, read from the sources at each request. */
export const tokensPagePlugin = (root: string): Plugin => ({
  name: 'dealer-tokens-page',
  apply: 'serve',
  configureServer: (server) => {
    const load = (file: string) => server.ssrLoadModule(join(root, 'tools/checks/src/docs/reference', file));
    server.middlewares.use('/reference/tokens.html', (_request, response, next) => {
      void (async () => {
        const [{ tokensPage }, { readTokens }] = (await Promise.all([
          load('tokensPage.ts'),
          load('readTokens.ts'),
        ])) as [
          Pick<typeof import('../tools/checks/src/docs/reference/tokensPage.ts'), 'tokensPage'>,
          Pick<typeof import('../tools/checks/src/docs/reference/readTokens.ts'), 'readTokens'>,
        ];
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(tokensPage(readTokens()));
      })().catch(next);
    });
  },
});
