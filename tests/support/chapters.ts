import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'

/** Returns all that `words/<language>` of a tale exports, by name: each chapter of its words, such as `table` or `hints`, and a few functions. */
export async function chaptersOf(
  tale: string,
  language: 'en' | 'nl',
): Promise<Readonly<Record<string, unknown>>> {
  const folder = join(root, `src/tales/${tale}/words/${language}`)
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(folder, file))))
  return Object.assign({}, ...modules)
}
