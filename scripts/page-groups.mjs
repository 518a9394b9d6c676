// Which files come together in one file of the page: it is smaller so than in many, and sooner there. `tests/walls/groups` sees
// to it that each of them is there.

/**
 * What stands round every page and what the doors of all tales have alike, with all that they import; not `main.tsx`,
 * which itself waits for the pages.
 */
export const WHOLE_APP = [
  ...['define-tale.ts', 'app/App.tsx', 'app/first-page.ts', 'page/Confirm.tsx', 'page/HourButton.tsx'],
  ...['art/controls/Pick.tsx', 'art/controls/Seal.tsx', 'art/paper/Book.tsx', 'art/paper/Heading.tsx'],
  ...[
    'input/TextField.tsx',
    'jsx/jsx-runtime.ts',
    'keys/heard.ts',
    'input/shortcuts.ts',
    'notices/SettingsNotice.tsx',
    'notices/tale-notices.tsx',
    'parts/ahead.ts',
    'parts/Quiet.tsx',
  ],
  ...[
    'frames/cover/last-game.tsx',
    'frames/cover/useShape.ts',
    'frames/stand.ts',
    'frames/taking-back/Agreeing.tsx',
    'text/emphasis.ts',
    'text/en/numbers.ts',
    'text/words-by-key.ts',
  ],
]
  .map((file) => `src/ui/${file}`)
  .concat(
    [
      'browser.ts',
      'choices.ts',
      'draft.ts',
      'fresh-seed.ts',
      'hasty.ts',
      'leaders.ts',
      'names.ts',
      'saved-leaders.ts',
      'this-window.ts',
    ].map((file) => `src/store/${file}`),
  )
  .concat([
    'src/engine/kernel/config.ts',
    'src/engine/kernel/hash.ts',
    'src/engine/kernel/once-per.ts',
    'src/session/game-store.ts',
    'src/session/local/find-saved-game.ts',
    'src/session/local/remember-start.ts',
    'src/session/local/tab-journal.ts',
  ])
  .concat(['src/playback/closed.ts', 'src/playback/ending.ts', 'src/shelf/address.ts', 'src/shelf/shelf.tsx'])

/** The only files of the rules that a cover imports: options and seats. They load with the door of the tale. */
const CHOICES = ['config.ts', 'state.ts']

/** @type {(tale: string, files: readonly string[]) => string[]} */
const rulesOf = (tale, files) => files.map((file) => `src/engine/${tale}/${file}`)

/** What comes with the door of a tale besides `tale.ts` and all that this imports: what its cover and its book have alike. */
export const BESIDE_DOOR = {
  'fairy-tale': [
    ...['screen/shortcuts.ts', 'screen/characters/PowerWords.tsx'],
    'screen/setup/TaleHearts.tsx',
    // What of the rules the cover needs is not in the file of the rules: it comes with what asks for it here.
    ...['saved-cover.ts', 'screen/setup/suggested-boxes.ts'],
    ...['art/oak/oak-markup.ts', 'art/monsters/MonsterToken.tsx', 'art/heroes/HeroStandee.tsx'],
  ].map((file) => `src/tales/fairy-tale/${file}`),
  boogyman: rulesOf('boogyman', CHOICES),
  fortland: rulesOf('fortland', CHOICES),
  // Decks are chosen on the cover.
  fortress: rulesOf('fortress', [...CHOICES, 'cards.ts', 'fortresses.ts', 'muster.ts']),
  citadel: rulesOf('citadel', CHOICES),
}

/** What the cover of a tale has alike with its other pages, and they do not have in their first moment. */
export const OF_COVER = {
  'fairy-tale': [
    'words/cover.ts',
    ...['draft.ts', 'house-rules.ts', 'last-game.ts', 'useMeasured.ts'].map((file) => `screen/setup/${file}`),
  ].map((file) => `src/tales/fairy-tale/${file}`),
}

/** Art of a tale that its table draws with, and parts of its cover that come later: small files, which are larger one by one. */
export const ART_OF_TABLE = {
  'fairy-tale': [
    ...['buildings/BuildingIcon.tsx', 'heroes/figures.tsx', 'marks/warnings.tsx'],
    ...['oak/Oak.tsx', 'symbols/SymbolIcon.tsx', 'tile/TileArt.tsx', 'tile/tile-markup.ts'],
    'tokens/GoalDial.tsx',
  ].map((file) => `src/tales/fairy-tale/art/${file}`),
  // The cover draws a few of the buildings, which are in a file of their own.
  citadel: [
    ...['citizenry', 'crafts', 'index', 'municipal', 'trade'].map((file) => `buildings/${file}.ts`),
    ...['Signs.tsx', 'signs-markup.ts', 'events-markup.ts', 'influence-markup.ts', 'cards/card-markup.ts'],
  ].map((file) => `src/tales/citadel/art/${file}`),
}

/** What the table of a tale reaches through the door of a room, and does not have in its first moment. */
export const AFTER_TABLE = {
  'fairy-tale': ['foresight/outlook.ts', 'foresight/route.ts'].map((file) => `src/tales/fairy-tale/${file}`),
}

/** What the tables of some tales need and those of others never do: each file comes by itself, with those tables only. */
export const OF_SOME_TABLES = { placement: 'src/ui/input/placement.ts' }

/** What comes before any table: the page's own program, the door of a tale, and its cover. */
const BEFORE =
  /\/src\/(?:main\.tsx|store\/kept\/this-browser\.ts|tales\/[^/]+\/(?:tale\.ts|screen\/(?:setup\/SetupPage|cover\/CoverPage)\.tsx))$/

/** Whatever is a tale's own. */
const TALE = /\/src\/tales\/([^/]+)\//

const AFTER = Object.values(AFTER_TABLE).flat()

/** The table of a tale. */
const TABLE = /\/src\/tales\/([^/]+)\/screen\/(?:late\/|table\/)TablePage\.tsx$/

/**
 * With which table a file comes: what one tale's table needs and nothing before it does comes in one file, what the tables of several do in
 * another, in one of its own what several do but the first tale's does not, and in a last what else one tale's table has alike with late pages
 * of others: they do not come with that table. In many small files
 * it is larger, and later there.
 * @param {string} id
 * @param {{ getModuleInfo(id: string): { importers: readonly string[] } | null }} modules
 */
export function tableOf(id, modules) {
  if (AFTER.some((after) => id.endsWith(`/${after}`))) return null
  const own = Object.entries(OF_SOME_TABLES).find(([, file]) => id.endsWith(`/${file}`))
  if (own) return own[0]
  const users = new Set([id])
  // A set may grow while it is walked: what is added comes later in the same walk.
  for (const user of users)
    for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer)
  const all = [...users]
  if (all.some((user) => BEFORE.test(user))) return null
  const [tale, ...others] = new Set(all.flatMap((user) => TABLE.exec(user)?.[1] ?? []))
  if (tale === undefined) return null
  if (others.length > 0) return [tale, ...others].some(isFirst) ? 'tables' : 'further-tables'
  return all.every((user) => (TALE.exec(user)?.[1] ?? tale) === tale) ? `${tale}-table` : `${tale}-shared`
}

/** The tale that is opened by whoever brings no address: its door is asked for with the page itself. */
export const FIRST_TALE = 'src/tales/fairy-tale/tale.ts'

/** @type {(tale: string) => boolean} */
const isFirst = (tale) => FIRST_TALE.includes(`/${tale}/`)

/** The games that this browser keeps: the cover asks whether one runs, so that they are asked for with the page itself. */
export const KEPT_GAMES = 'src/store/kept/this-browser.ts'

/**
 * Whether somebody may wait for a file of the built page: it begins a page that is drawn first, or a game. All that it imports is
 * asked for together with it.
 * @type {(file: string) => boolean}
 */
export const isAwaited = (file) =>
  /\/(main|tale|SetupPage|CoverPage|TablePage|ShelfPage|table)-[^/]*$/.test(file)

/** @type {(id: string) => boolean} */
export const isWholeApp = (id) => WHOLE_APP.some((file) => id.endsWith(`/${file}`))

/** The tale in whose list a file is; null if in none. @type {(lists: Readonly<Record<string, readonly string[]>>, id: string) => string | null} */
const listedIn = (lists, id) =>
  Object.entries(lists).find(([, files]) => files.some((file) => id.endsWith(`/${file}`)))?.[0] ?? null

/** The tale with whose door a file comes; null where it comes with none. @type {(id: string) => string | null} */
export const doorOf = (id) => /\/src\/tales\/([^/]+)\/tale\.ts$/.exec(id)?.[1] ?? listedIn(BESIDE_DOOR, id)

/** The file with what the cover of a tale has alike with its other pages; null for all else. @type {(id: string) => string | null} */
export function coverOf(id) {
  const tale = listedIn(OF_COVER, id)
  return tale && `${tale}-cover`
}

/** The file with the art of a tale's table; null for all else. @type {(id: string) => string | null} */
export function artOf(id) {
  const tale = listedIn(ART_OF_TABLE, id)
  return tale && `${tale}-art`
}
