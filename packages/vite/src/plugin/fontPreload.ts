import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Preloads the headline font with the page, so that headlines do not change their shape.
 * Only the Latin file of the one family that the look names: each further preload delays the rest.
 */
export const fontPreload = (family: string): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'dealer:font-preload',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) =>
          new RegExp(`(^|/)${family}-latin-[a-z]+-normal[-.].*woff2$`).test(name),
        );
        return file
          ? [
              {
                tag: 'link',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: config.base + file },
                injectTo: 'head',
              },
            ]
          : [];
      },
    },
  };
};
