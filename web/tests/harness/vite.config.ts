import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import base from '../../vite.config';

/** The page of the board alone; the product is built without it. */
export default mergeConfig(base, {
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: { outDir: process.env.HARNESS_OUT ?? 'dist', emptyOutDir: true },
});
