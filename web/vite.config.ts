import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import aliases from './aliases.js';
import words from './words.js';

export default defineConfig({
  plugins: [svelte(), words()],
  resolve: {
    alias: aliases,
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, target: 'es2022', sourcemap: false },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  // A test that needs a page says so in its first line: // @vitest-environment happy-dom
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
