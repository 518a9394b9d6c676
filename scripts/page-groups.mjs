// Groups of modules that are bundled into one file, which is smaller and faster than many. `tests/walls/groups` checks that every listed
// module exists.

/**
 * The modules of every page and those that the entries of all tales share, with all their imports. Without `main.tsx`, which waits for the
 * pages.
 */
export const WHOLE_APP = [
  ...['define-tale.ts', 'app/App.tsx', 'app/first-page.ts', 'page/Confirm.tsx', 'page/ThemeButton.tsx'],
  'page/focus-fallback.ts',
  ...[
    'art/controls/OptionCard.tsx',
    'art/controls/TextButton.tsx',
    'art/controls/SealButton.tsx',
    'art/paper/Book.tsx',
    'art/paper/Heading.tsx',
  ],
  ...[
    'input/TextField.tsx',
    'jsx/jsx-runtime.ts',
    'keys/key-hint.ts',
    'input/shortcuts.ts',
    'notices/SettingsNotice.tsx',
    'notices/tale-notices.tsx',
    'parts/prefetch.ts',
    'parts/Quiet.tsx',
  ],
  ...[
    'frames/cover/last-game.tsx',
    'frames/cover/useShape.ts',
    'frames/game-status.ts',
    'frames/undo/LazyUndoConsent.tsx',
    'text/emphasis.ts',
    'text/en/bots.ts',
    'text/en/numbers.ts',
    'text/words-by-key.ts',
  ],
]
  .map((file) => `src/ui/${file}`)
  .concat(
    [
      'browser.ts',
      'enum-settings.ts',
      'draft-store.ts',
      'random-seed.ts',
      'hasty.ts',
      'controllers-store.ts',
      'person-names.ts',
      'saved-controllers.ts',
      'tab-journal.ts',
      'tab-registry.ts',
      'warning-settings.ts',
    ].map((file) => `src/store/${file}`),
  )
  .concat([
    'src/engine/kernel/config.ts',
    'src/engine/kernel/hash.ts',
    'src/engine/kernel/memoize.ts',
    'src/session/game-store.ts',
    'src/session/local/find-saved-game.ts',
    'src/session/local/remember-start.ts',
  ])
  .concat([
    'src/playback/tale-stores.ts',
    'src/playback/game-over.ts',
    'src/shelf/router.ts',
    'src/shelf/shelf.tsx',
  ])

/** The only modules of the rules that a cover imports: options and seats. Loaded with the entry of the tale. */
const CHOICES = ['config.ts', 'state.ts']

/** @type {(tale: string, files: readonly string[]) => string[]} */
const rulesOf = (tale, files) => files.map((file) => `src/engine/${tale}/${file}`)

/** Modules that load with the entry of a tale, besides `tale.ts` and its imports: the common part of its cover and its book. */
export const BESIDE_DOOR = {
  'fairy-tale': [
    ...['screen/shortcuts.ts', 'screen/characters/PowerWords.tsx'],
    'screen/setup/TaleHearts.tsx',
    // The parts of the rules that the cover needs load with these modules, and not with the file of the rules.
    ...['saved-cover.ts', 'screen/setup/suggested-boxes.ts'],
    ...['art/oak/oak-markup.ts', 'art/monsters/MonsterToken.tsx', 'art/heroes/HeroStandee.tsx'],
  ].map((file) => `src/tales/fairy-tale/${file}`),
  boogyman: rulesOf('boogyman', CHOICES),
  fortland: rulesOf('fortland', CHOICES),
  // The player chooses decks on the cover.
  fortress: rulesOf('fortress', [...CHOICES, 'cards.ts', 'fortresses.ts', 'muster-rules.ts']),
  citadel: rulesOf('citadel', CHOICES),
}

/** Modules that the cover of a tale shares with later pages, needed later there. */
export const OF_COVER = {
  'fairy-tale': [
    'words/cover.ts',
    ...['draft.ts', 'house-rule-options.ts', 'last-game.ts', 'useMeasured.ts'].map(
      (file) => `screen/setup/${file}`,
    ),
  ].map((file) => `src/tales/fairy-tale/${file}`),
}

/** Art of a tale's table, and of lazy parts of its cover: small modules, which would be larger as single files. */
export const ART_OF_TABLE = {
  'fairy-tale': [
    ...['buildings/BuildingIcon.tsx', 'heroes/figures.tsx', 'marks/warnings.tsx'],
    ...['oak/Oak.tsx', 'symbols/SymbolIcon.tsx', 'tile/TileArt.tsx', 'tile/tile-markup.ts', 'tile/detail.ts'],
    ...['tokens/GoalDial.tsx', 'tokens/Gem.tsx', 'tokens/PileStack.tsx', 'marks/legal.tsx'],
    ...['forest/outline.ts', 'forest/bars.ts', 'roads/roads.ts'],
    ...['heroes/carried-markup.ts', 'heroes/CarriedToken.tsx', 'monsters/RestSign.tsx'],
  ].map((file) => `src/tales/fairy-tale/art/${file}`),
  // The cover draws some of the buildings, which are in a file of their own.
  citadel: [
    ...['citizenry', 'crafts', 'index', 'municipal', 'trade'].map((file) => `buildings/${file}.ts`),
    ...['Signs.tsx', 'signs-markup.ts', 'events-markup.ts', 'influence-markup.ts', 'cards/card-markup.ts'],
  ].map((file) => `src/tales/citadel/art/${file}`),
}

/** Modules that the table of a tale imports through an index file and does not need at first. */
export const AFTER_TABLE = {
  'fairy-tale': ['foresight/outlook.ts', 'foresight/route.ts'].map((file) => `src/tales/fairy-tale/${file}`),
}

/** Modules that only the tables of some tales need: each is a file of its own. */
export const OF_SOME_TABLES = { placement: 'src/ui/input/placement.ts' }

/** Modules that load before any table: the page's own program, the entry of a tale, and its cover. */
const BEFORE =
  /\/src\/(?:main\.tsx|store\/saved-games\/this-browser\.ts|tales\/[^/]+\/(?:tale\.ts|screen\/(?:setup\/SetupPage|cover\/CoverPage)\.tsx))$/

/** Modules of one tale. */
const TALE = /\/src\/tales\/([^/]+)\//

const AFTER = Object.values(AFTER_TABLE).flat()

/** The table of a tale. */
const TABLE = /\/src\/tales\/([^/]+)\/screen\/(?:late\/|table\/)TablePage\.tsx$/

/**
 * Returns the name of the file for a module that only tables need. One file for each tale; `tables` for modules of several tales, including
 * the first; `further-tables` for those of several others; `-shared` for modules of one table that later pages of other tales need too.
 * Fewer files are smaller and load faster.
 * @param {string} id
 * @param {{ getModuleInfo(id: string): { importers: readonly string[] } | null }} modules
 */
export function tableOf(id, modules) {
  if (AFTER.some((after) => id.endsWith(`/${after}`))) return null
  const own = Object.entries(OF_SOME_TABLES).find(([, file]) => id.endsWith(`/${file}`))
  if (own) return own[0]
  const users = new Set([id])
  // The loop also visits items that are added to the set while it runs.
  for (const user of users)
    for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer)
  const all = [...users]
  if (all.some((user) => BEFORE.test(user))) return null
  const [tale, ...others] = new Set(all.flatMap((user) => TABLE.exec(user)?.[1] ?? []))
  if (tale === undefined) return null
  if (others.length > 0) return [tale, ...others].some(isFirst) ? 'tables' : 'further-tables'
  return all.every((user) => (TALE.exec(user)?.[1] ?? tale) === tale) ? `${tale}-table` : `${tale}-shared`
}

/** The tale of the default address: its entry is preloaded with the page. */
export const FIRST_TALE = 'src/tales/fairy-tale/tale.ts'

/** @type {(tale: string) => boolean} */
const isFirst = (tale) => FIRST_TALE.includes(`/${tale}/`)

/** The saved games. Preloaded with the page, because the cover checks whether a game is running. */
export const KEPT_GAMES = 'src/store/saved-games/this-browser.ts'

/**
 * True if the player may wait for a file of the build: it starts a first page or a game. Its imports are preloaded with it.
 * @type {(file: string) => boolean}
 */
export const isAwaited = (file) =>
  /\/(main|tale|SetupPage|CoverPage|TablePage|ShelfPage|runtime|table)-[^/]*$/.test(file)

/** @type {(id: string) => boolean} */
export const isWholeApp = (id) => WHOLE_APP.some((file) => id.endsWith(`/${file}`))

/**
 * Returns the tale of a listed file; null if it is not listed.
 * @type {(lists: Readonly<Record<string, readonly string[]>>, id: string) => string | null}
 */
const listedIn = (lists, id) =>
  Object.entries(lists).find(([, files]) => files.some((file) => id.endsWith(`/${file}`)))?.[0] ?? null

/** Returns the tale that loads a file with its entry; null if none does. @type {(id: string) => string | null} */
export const doorOf = (id) => /\/src\/tales\/([^/]+)\/tale\.ts$/.exec(id)?.[1] ?? listedIn(BESIDE_DOOR, id)

/**
 * Returns the file for modules that a tale's cover shares with its other pages; null for all others.
 * @type {(id: string) => string | null}
 */
export function coverOf(id) {
  const tale = listedIn(OF_COVER, id)
  return tale && `${tale}-cover`
}

/** Returns the file for the art of a tale's table; null for all other modules. @type {(id: string) => string | null} */
export function artOf(id) {
  const tale = listedIn(ART_OF_TABLE, id)
  return tale && `${tale}-art`
}
