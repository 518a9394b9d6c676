import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { root } from './root.mjs'

const outDir = join(root, 'node_modules/.cache/run')

/**
 * Programs may be called alike, but not those of one folder.
 * @param {string} entry
 */
const nameOf = (entry) => `${basename(dirname(resolve(entry)))}-${basename(entry, '.ts')}`

/**
 * Makes one plain file for Node of a TypeScript program; packages stay where they are.
 * @param {string} entry path of a TypeScript module
 * @returns {Promise<string>} path of the finished file
 */
export async function bundle(entry) {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      outDir,
      ssr: resolve(entry),
      write: false,
      target: 'node20',
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (!('output' in result)) throw new Error(`Nothing was built from ${entry}.`)
  const file = join(outDir, `${nameOf(entry)}.mjs`)
  const draft = `${file}.${process.pid}`
  mkdirSync(outDir, { recursive: true })
  writeFileSync(draft, result.output[0].code)
  renameSync(draft, file) // in one step, so that two runs at once never read half a file
  return file
}
