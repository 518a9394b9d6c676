import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A page of a tale, by the name of its file: pages of several tales are called alike. */
interface FirstPage {
  tale: string
  page: string
}

/** The page of a tale that is drawn first: the cover, or with a stored game the table. */
export const FIRST_PAGES = {
  'on the cover': { tale: 'fairy-tale', page: 'SetupPage-' },
  'on the table': { tale: 'fairy-tale', page: 'PlayPage-' },
  'on the cover of the duel': { tale: 'boogyman', page: 'CoverPage-' },
  'on the table of the duel': { tale: 'boogyman', page: 'TablePage-' },
  'on the cover of Fortland': { tale: 'fortland', page: 'CoverPage-' },
  'on the table of Fortland': { tale: 'fortland', page: 'TablePage-' },
} satisfies Record<string, FirstPage>

/** What runs before any page of the house: the page's own program, and what asks whether a game is kept. */
const ALWAYS = ['main-', 'this-browser-']

/** All scripts and style sheets of the built page that must have come before one of its pages is drawn. */
export function neededFor(
  { tale, page }: FirstPage,
  dist = 'dist',
): Record<'scripts' | 'sheets', ReadonlySet<string>> {
  const assets = join(dist, 'assets')
  const entry = /<script[^>]*src="\/([^"]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? ''
  const isTales = (file: string) =>
    importedBy(join(assets, file)).some((imported) => imported.startsWith(tale))
  const first = readdirSync(assets).filter(
    (file) =>
      file.endsWith('.js') &&
      (ALWAYS.some((name) => file.startsWith(name)) || (file.startsWith(page) && isTales(file))),
  )
  const scripts = new Set([join(dist, entry), ...first.map((file) => join(assets, file))])
  // A set may grow while it is walked: what is added comes later in the same walk.
  for (const script of scripts) for (const name of importedBy(script)) scripts.add(join(assets, name))
  const sheets = new Set(
    [...scripts].flatMap((script) => sheetsWith(script, assets)).map((name) => join(assets, name)),
  )
  return { scripts, sheets }
}

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
