import { dealer } from '@dealer/vite/plugin';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [dealer()] });
