import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A page of the build, by its file and its tale: pages of several tales share a file name. */
export interface BuiltPage {
  readonly tale: string
  readonly file: string
}

/** The page of a tale that is drawn first: the cover, or with a stored game the table. */
export const FIRST_PAGES = {
  'on the cover': { tale: 'fairy-tale', file: 'SetupPage-' },
  'on the table': { tale: 'fairy-tale', file: 'TablePage-' },
  'on the cover of the duel': { tale: 'boogyman', file: 'CoverPage-' },
  'on the table of the duel': { tale: 'boogyman', file: 'TablePage-' },
  'on the cover of Fortland': { tale: 'fortland', file: 'CoverPage-' },
  'on the table of Fortland': { tale: 'fortland', file: 'TablePage-' },
  'on the cover of The Fortress': { tale: 'fortress', file: 'CoverPage-' },
  'on the table of The Fortress': { tale: 'fortress', file: 'TablePage-' },
  'on the cover of the Citadel': { tale: 'citadel', file: 'CoverPage-' },
  'on the table of the Citadel': { tale: 'citadel', file: 'TablePage-' },
} satisfies Readonly<Record<string, BuiltPage>>

/** Chunks that run before any page: the entry, and the lookup for a saved game. */
const ALWAYS = ['main-', 'this-browser-']

/** Returns all scripts and style sheets of the build that must load before the page renders. */
export function neededFor(
  { tale, file: page }: BuiltPage,
  dist = 'dist',
): Record<'scripts' | 'sheets', ReadonlySet<string>> {
  const assets = join(dist, 'assets')
  const entry = /<script[^>]*src="\/([^"]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? ''
  const all = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const always = all.filter((file) => ALWAYS.some((name) => file.startsWith(name)))
  const own = all.filter((file) => file.startsWith(page) && isOf(tale, join(assets, file), assets))
  const first = [entry.replace('assets/', ''), ...always, ...own].map((file) => join(assets, file))
  const scripts = withImports(first, assets)
  const sheets = new Set(
    [...scripts].flatMap((script) => sheetsWith(script, assets)).map((name) => join(assets, name)),
  )
  return { scripts, sheets }
}

/** Scripts, and all that they import. */
function withImports(first: readonly string[], assets: string): Set<string> {
  const scripts = new Set(first)
  // A set may grow while it is iterated; additions are visited in the same loop.
  for (const script of scripts) for (const name of importedBy(script)) scripts.add(join(assets, name))
  return scripts
}

/** Whether a page is a tale's: it imports that tale's door. */
const isOf = (tale: string, script: string, assets: string): boolean =>
  [...withImports([script], assets)].some((file) =>
    new RegExp(`^${tale}-[\\w-]{8}\\.js$`).test(basename(file)),
  )

const importedBy = (script: string): string[] =>
  [...readFileSync(script, 'utf8').matchAll(/(?:from|import)\s?["'`]\.\/([^"'`]+\.js)["'`]/g)].flatMap(
    ([, name]) => name ?? [],
  )

/** Returns the style sheets of a script: the builder names them after it. */
function sheetsWith(script: string, assets: string): string[] {
  const named = basename(script).replace(/-[\w-]{8}\.js$/, '')
  return readdirSync(assets).filter(
    (file) => file.endsWith('.css') && file.replace(/-[\w-]{8}\.css$/, '') === named,
  )
}

/** Returns the number of files and their total size in bytes, plain and gzipped one by one. */
export function bytesOf(files: Iterable<string>): Record<'count' | 'plain' | 'zipped', number> {
  const all = [...files].map((file) => readFileSync(file))
  const sum = (of: (bytes: Buffer) => number) => all.reduce((total, bytes) => total + of(bytes), 0)
  return {
    count: all.length,
    plain: sum(({ length }) => length),
    zipped: sum((bytes) => gzipSync(bytes, { level: 9 }).length),
  }
}
