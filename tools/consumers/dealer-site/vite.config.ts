import { dealer, dealerServer } from '@dealer/vite/plugin';
import { defineConfig } from 'vite';

// `vite build` builds for browsers, `vite build --ssr` after it for servers.
export default defineConfig(({ isSsrBuild }) => ({ plugins: isSsrBuild ? dealerServer() : dealer() }));
