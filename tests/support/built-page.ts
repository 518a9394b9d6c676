import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A page of the build, by the name of its file, and the tale whose page it is: those of several tales have the same name. */
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

/** What runs before any page of the house: the page's own program, and what asks whether a game is kept. */
const ALWAYS = ['main-', 'this-browser-']

/** All scripts and style sheets of the built page that must have come before one of its pages is drawn. */
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
  // A set may grow while it is walked: what is added comes later in the same walk.
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

/** The style sheets that come with a script: the builder gives them its name. */
function sheetsWith(script: string, assets: string): string[] {
  const named = basename(script).replace(/-[\w-]{8}\.js$/, '')
  return readdirSync(assets).filter(
    (file) => file.endsWith('.css') && file.replace(/-[\w-]{8}\.css$/, '') === named,
  )
}

/** What files weigh together, as they are and gzipped, each for itself as they are sent. */
export function bytesOf(files: Iterable<string>): Record<'count' | 'plain' | 'zipped', number> {
  const all = [...files].map((file) => readFileSync(file))
  const sum = (of: (bytes: Buffer) => number) => all.reduce((total, bytes) => total + of(bytes), 0)
  return {
    count: all.length,
    plain: sum(({ length }) => length),
    zipped: sum((bytes) => gzipSync(bytes, { level: 9 }).length),
  }
}
