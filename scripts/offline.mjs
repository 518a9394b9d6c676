import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { build } from 'vite'
import { root } from './root.mjs'

/** The program that gives out what is kept; its name never changes, as browsers ask by it whether there is a newer one. */
const KEEPER = 'service-worker.js'

/** What nobody plays with: texts of licences, pictures that only an installing browser asks for, other forms of the same. */
const NOT_KEPT = /^(icons|licences|screenshots)\/|\.(br|gz|map)$/

/**
 * The files of a build that are kept in the browser. Those under `assets/` are never other than they were; the others are
 * told apart by what is in them.
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
 * Builds the program that keeps the house in the browser, once all its files are there to be listed.
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
