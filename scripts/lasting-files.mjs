import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'

/**
 * Files under `assets/` bear the hash of what is in them, so a browser may keep them for good: whatever was fetched
 * once is there when the server no longer is. What is not there is not kept, as it may come again.
 * @returns {import('vite').Plugin}
 */
export function lastingFiles() {
  return {
    name: 'lasting-files',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir, 'assets')
      middlewares.use('/assets/', ({ url = '' }, answer, next) => {
        if (existsSync(resolve(folder, basename(url)))) {
          answer.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        }
        next()
      })
    },
  }
}
