import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { root } from './root.mjs'

const outDir = join(root, 'node_modules/.cache/run')

/**
 * Returns the file name of a bundle, with the name of its folder, because programs in different folders may have equal names.
 * @param {string} entry
 */
const nameOf = (entry) => `${basename(dirname(resolve(entry)))}-${basename(entry, '.ts')}`

/**
 * Bundles a TypeScript program into one file for Node. Packages stay external unless it must be whole.
 * @param {string} entry path of a TypeScript module
 * @param {{ isWhole?: boolean }} [options]
 * @returns {Promise<string>} path of the finished file
 */
export async function bundle(entry, { isWhole = false } = {}) {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    ssr: { noExternal: isWhole || [] },
    build: {
      outDir,
      ssr: resolve(entry),
      write: false,
      target: 'node20',
      minify: false,
      sourcemap: isWhole ? false : 'inline',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (!('output' in result)) throw new Error(`The build of ${entry} has no output.`)
  const file = join(outDir, `${nameOf(entry)}${isWhole ? '-whole' : ''}.mjs`)
  const draft = `${file}.${process.pid}`
  mkdirSync(outDir, { recursive: true })
  writeFileSync(draft, result.output[0].code)
  renameSync(draft, file) // atomic, so that parallel runs never read half a file
  return file
}
