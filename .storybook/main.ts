import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourceAliases } from '../tools/vite/src/sources.ts';
import { optimizeDeps } from './optimizeDeps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const hasStories = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('.stories.tsx'));

const pictures = join(root, 'packages/mocks/pictures');

/** Packages and apps with stories. */
const rooms = ['packages', 'apps'].flatMap((home) =>
  readdirSync(join(root, home))
    .map((name) => ({ folder: `${home}/${name}`, title: home === 'apps' ? `Looks/${name}` : name }))
    .filter(({ folder }) => hasStories(join(root, folder, 'src'))),
);

/** One Storybook over every package and app; pictures of the mocked stock are served as static files. */
const config: StorybookConfig = {
  // One entry for each package, so that a story's address ("ui-button--primary") does not depend on other packages.
  stories: rooms.map(({ folder, title }) => ({
    directory: `../${folder}/src`,
    files: '**/*.stories.tsx',
    titlePrefix: title,
  })),
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Workspace packages resolve to their sources, so no build is needed.
      resolve: { alias: sourceAliases },
      optimizeDeps,
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
