import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Preloads the headline font with the page, so that headlines do not change their shape.
 * Only the Latin file of the one family that the look names: each further preload delays the rest. A build without that file fails.
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
        const source = new RegExp(`(^|/)${family}-latin-[a-z]+-normal[-.].*woff2$`);
        const file = Object.values(bundle ?? {}).find(
          (output) => output.type === 'asset' && output.names.some((name) => source.test(name)),
        )?.fileName;
        if (!file) throw new Error(`The build has no file of the headline font ${family} (Latin, normal).`);
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: config.base + file },
            injectTo: 'head',
          },
        ];
      },
    },
  };
};
