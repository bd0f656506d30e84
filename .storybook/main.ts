import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'packages/mocks/pictures');

/** One Storybook over every package and app; pictures of the mocked stock are served as static files. */
const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Workspace packages resolve to their sources: nothing has to be built first.
      resolve: { conditions: ['dealer-source', ...defaultClientConditions] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
