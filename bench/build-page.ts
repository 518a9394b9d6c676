import { resolve } from 'node:path'
import { build } from 'vite'

/** Builds the real page with another entry (bench/page/main.tsx), which opens on any position. */
export const buildPage = (outDir: string): Promise<unknown> =>
  build({
    root: resolve('bench/page'),
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
