import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $shell: here('./src/shell'),
      $style: here('./src/style'),
      $games: here('./src/games'),
      $rules: here('../src/greatpowers/games'),
      $words: here('../src/greatpowers/text'),
    },
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
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
