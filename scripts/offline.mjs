import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { build } from 'vite'
import { root } from './root.mjs'

/** The file of the service worker. Never rename it: browsers use its address to check for a new version. */
const KEEPER = 'service-worker.js'

/** Files that no player needs offline: licences, images for installation, compressed copies, source maps. */
const NOT_KEPT = /^(icons|licences|screenshots)\/|\.(br|gz|map)$/

/**
 * Returns the files of a build that the service worker stores. Files in `assets/` never change; the others have a hash as their revision.
 * @param {string} folder
 */
export function keptFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== KEEPER && !NOT_KEPT.test(path))
    .sort()
    .map((path) => ({
      url: `/${path}`,
      revision: path.startsWith('assets/') ? null : hashOf(join(folder, path)),
    }))
}

const hashOf = (/** @type {string} */ file) =>
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 12)

/**
 * Builds the service worker, when all files of the build exist and can be listed.
 * @returns {import('vite').Plugin}
 */
export function offline() {
  let folder = ''
  let writes = true
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root: at, build: { outDir, write } }) {
      folder = resolve(at, outDir)
      writes = write
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => (writes ? buildKeeper(folder) : undefined),
    },
  }
}

/** @param {string} folder */
async function buildKeeper(folder) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'self.__WB_MANIFEST': JSON.stringify(keptFiles(folder)) },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      license: { fileName: 'licences/offline.md' },
      rolldownOptions: {
        input: join(root, 'src/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: KEEPER },
      },
    },
  })
}
