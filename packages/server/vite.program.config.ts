import { defineConfig } from 'vite';
import { sourceAliases } from '@dealer/tools-vite/sources';

// `vite build --mode serve` writes dist/serve.mjs: a whole program of src/cli in one file, which runs with Node alone.
export default defineConfig(({ mode }) => ({
  resolve: { alias: sourceAliases },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: false,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { [mode]: `src/cli/${mode}.ts` },
      output: { entryFileNames: '[name].mjs', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
}));
