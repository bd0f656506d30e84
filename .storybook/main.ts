import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourceAliases } from '../tools/vite/src/sources.ts';
import { componentFactsPlugin } from './componentFacts.ts';
import { optimizeDeps } from './optimizeDeps.ts';
import { storyRooms } from './storyRooms.ts';
import { tokensPagePlugin } from './tokensPagePlugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const layers = join(root, 'packages/ui/src/styles/layers.css');
const pictures = join(root, 'packages/demo-pictures/pictures');

/** One Storybook over every package and app; pictures of the mocked stock are served as static files. */
const config: StorybookConfig = {
  stories: ['./docs/*.mdx', ...storyRooms(root)],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Draws a story as hovered, focused or pressed. It rewrites the style sheets, so tests and pictures do without it.
    ...(process.env['VITEST'] || process.argv.includes('--test') ? [] : ['storybook-addon-pseudo-states']),
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  features: { sidebarOnboardingChecklist: false },
  // A built Storybook may load the styles of a component first, and the order of layers is that of their first mention.
  previewHead: (head) => `${head ?? ''}<style>${readFileSync(layers, 'utf8')}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // What a press leaves behind is hidden until someone filters for it.
  tags: { press: { defaultFilterSelection: 'exclude' } },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Workspace packages resolve to their sources, so no build is needed.
      resolve: { alias: sourceAliases },
      optimizeDeps,
      plugins: [componentFactsPlugin(root), tokensPagePlugin(root)],
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
