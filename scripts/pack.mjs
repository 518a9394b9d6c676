// node scripts/pack.mjs <folder>: puts everything that serves the finished build in dist/ into one folder, which then needs Node alone.
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { root } from './root.mjs'

/**
 * Packs a build with its server.
 * @param {string} build the folder of the build
 * @param {string} folder is emptied first
 */
export async function packServer(build, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(build, join(folder, 'dist'), { recursive: true })
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  cpSync(await bundle('src/server/main.ts', { isWhole: true }), join(folder, 'tables.mjs'))
}

const [, program = '', folder] = process.argv
if (import.meta.url === pathToFileURL(program).href) {
  if (folder === undefined) {
    console.error('Usage: node scripts/pack.mjs <folder>')
    process.exit(2)
  }
  await packServer(join(root, 'dist'), folder)
}
