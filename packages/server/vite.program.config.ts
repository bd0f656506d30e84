import { defineConfig } from 'vite';
import { sourceAliases } from '@dealer/tools-vite/sources';

// dist/serve.mjs: the whole server in one file, which runs with Node alone.
export default defineConfig({
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
      input: { serve: 'src/cli/serve.ts' },
      output: { entryFileNames: '[name].mjs', codeSplitting: false },
    },
  },
});
