import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The page is one file of 180 kB, compressed; Vite warns from 500 kB before compression.
export default defineConfig({ plugins: [react()], build: { chunkSizeWarningLimit: 700 } });
