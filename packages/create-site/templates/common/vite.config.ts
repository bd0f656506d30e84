import { dealer, dealerServer } from '@dealer/vite/plugin';
import { defineConfig } from 'vite';

// `dealer build` builds for browsers first, then for servers.
export default defineConfig(({ isSsrBuild }) => ({ plugins: isSsrBuild ? dealerServer() : dealer() }));
