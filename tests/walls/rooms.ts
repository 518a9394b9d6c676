import { posix } from 'node:path'

/** The imports that a room may have. */
interface Room {
  /** The folder or file; `*` is any one folder, each a room of its own. The deepest match wins. */
  at: string
  /** The rooms that it may import from, by path. */
  uses: readonly string[]
  /** True if other rooms may import only its index.ts, and the index of its lazy `expansions/`. */
  hasDoor?: true
  /** True if it must import neither React nor a state library. */
  isPure?: true
}

const KERNEL = 'src/engine/kernel'
const GAMES = 'src/engine/*'
const STORE = 'src/store'
/** The game in play, how it is saved, and who may look at it on one screen. */
const SESSION = 'src/session'
const OFFLINE = 'src/offline'
const SHARING = 'src/sharing'
const PLAYBACK = 'src/playback'
const PLAYERS = 'src/players'
/** The rules of a tale, made from the loaded parts. */
const RULES = 'src/tales/*/rules.ts'
const FORESIGHT = 'src/tales/*/foresight'
const BOTS = 'src/tales/*/bots'
/** The ids of the computer players of a tale. */
const BOT_IDS = 'src/tales/*/bots/player.ts'
const RESCUES = 'src/tales/*/rescues'
const REVIEW = 'src/tales/*/review'
/** Our tale: its choice of events, and its words. */
const STORY = 'src/tales/*/story'
const INTENT = 'src/tales/*/intent'
const TIMING = 'src/tales/*/timing'
const TALES = 'src/tales/*'
const PROGRAMS = 'src/programs'
const TALE_PROGRAMS = 'src/tales/*/programs'
/** Everything that the expansions of a tale add to its page, in one lazy chunk. */
const TALE_EXPANSIONS = 'src/tales/*/expansions'
/** The lists of tales: the one place of a program that names any. */
const LISTS = 'src/programs/*/tales.ts'
const ART = 'src/ui/art'
const TEXT = 'src/ui/text'
const UI = 'src/ui'
const FRAMES = 'src/ui/frames'
const STAGE = 'src/ui/stage'
const TALE_ART = 'src/tales/*/art'
const WORDS = 'src/tales/*/words'
const SCREEN = 'src/tales/*/screen'
const BOOK = 'src/tales/*/book'
/** The file that the app loads to open a tale. */
const DOOR = 'src/tales/*/tale.ts'
const PARTS = 'src/ui/parts'
const SHELF = 'src/shelf'
/** A table of several devices: joining, the lobby, and what lies over its game. */
const DISTANCE = 'src/shelf/distance'
/** The messages between a table on a server and its devices. */
const PROTOCOL = 'src/protocol'
/** Tables for several devices, in Node. */
const SERVER = 'src/server'
/** Its list of tales. */
const SERVER_TALES = 'src/server/tales.ts'

/** Every room of the app, from the ground up: the only list of allowed imports (docs/ARCHITECTURE.md). */
export const ROOMS: readonly Room[] = [
  { at: KERNEL, uses: [], isPure: true },
  { at: GAMES, uses: [KERNEL], hasDoor: true, isPure: true },
  // A game as a link: untrusted text, parsed as strictly as stored data.
  { at: SHARING, uses: [KERNEL, STORE], isPure: true },
  { at: PROTOCOL, uses: [], isPure: true },
  { at: PLAYERS, uses: [KERNEL], isPure: true },
  // Requests to a worker have the same form as those of the bots.
  { at: STORE, uses: [KERNEL, PLAYERS] },
  { at: SESSION, uses: [KERNEL, STORE, PROTOCOL] },
  { at: PLAYBACK, uses: [KERNEL, STORE, SESSION] },
  { at: RULES, uses: [KERNEL, GAMES], isPure: true },
  { at: FORESIGHT, uses: [KERNEL, GAMES, RULES], isPure: true },
  // Words name each of them, and the cover lists them without their code.
  { at: BOT_IDS, uses: [KERNEL, GAMES, PLAYERS], isPure: true },
  { at: BOTS, uses: [KERNEL, GAMES, RULES, PLAYERS, FORESIGHT, BOT_IDS] },
  // Positions that can just be saved, and the proof.
  { at: RESCUES, uses: [KERNEL, GAMES, RULES, PLAYERS, FORESIGHT], isPure: true },
  { at: REVIEW, uses: [KERNEL, GAMES, RULES, PLAYERS, FORESIGHT, BOTS, TALES] },
  { at: STORY, uses: [KERNEL, GAMES, RULES, TALES, TEXT, WORDS], isPure: true },
  { at: INTENT, uses: [KERNEL, GAMES, RULES, FORESIGHT, BOTS, STORE, SESSION, TALES] },
  { at: TIMING, uses: [KERNEL, GAMES, RULES, STORE, SESSION, PLAYBACK, TALES] },
  {
    at: TALES,
    uses: [
      KERNEL,
      GAMES,
      RULES,
      FORESIGHT,
      BOTS,
      BOT_IDS,
      RESCUES,
      REVIEW,
      INTENT,
      TIMING,
      STORE,
      SESSION,
      PLAYBACK,
      TALE_EXPANSIONS,
    ],
  },
  { at: TEXT, uses: [KERNEL, STORE] },
  { at: ART, uses: [KERNEL] },
  // The app in the browser without its server.
  { at: OFFLINE, uses: [STORE] },
  { at: UI, uses: [KERNEL, STORE, SESSION, PLAYBACK, PARTS, TEXT, ART, OFFLINE] },
  {
    at: FRAMES,
    uses: [KERNEL, SHARING, STORE, SESSION, PLAYBACK, TEXT, ART, STAGE, UI, PARTS],
  },
  // What every board shares, with any kind of places: it knows a tale only through its arguments.
  { at: STAGE, uses: [STORE, ART, UI] },
  { at: TALE_ART, uses: [KERNEL, GAMES, ART] },
  { at: WORDS, uses: [KERNEL, GAMES, TEXT, BOT_IDS] },
  {
    at: SCREEN,
    uses: [
      KERNEL,
      GAMES,
      RULES,
      FORESIGHT,
      BOTS,
      RESCUES,
      REVIEW,
      STORY,
      INTENT,
      TIMING,
      STORE,
      SESSION,
      PLAYBACK,
      TALES,
      PARTS,
      TEXT,
      ART,
      UI,
      FRAMES,
      STAGE,
      TALE_ART,
      WORDS,
    ],
  },
  {
    at: TALE_EXPANSIONS,
    uses: [KERNEL, GAMES, RULES, BOTS, INTENT, TALES, TEXT, TALE_ART, WORDS, SCREEN, TIMING],
  },
  // How lazy pages load, and their fallbacks; the tales and the shelf list the pages.
  { at: PARTS, uses: [UI, TEXT, ART] },
  {
    at: BOOK,
    uses: [KERNEL, STORE, TALES, UI, FRAMES, TEXT, ART, TALE_ART, WORDS, SCREEN, PARTS],
    hasDoor: true,
  },
  { at: DOOR, uses: [TALES, UI, WORDS, SCREEN, PARTS] },
  // It knows the book of a tale, its `tale.ts`, which it loads when a player opens the book, and the words of its cover.
  { at: SHELF, uses: [STORE, PLAYERS, UI, TEXT, ART, PARTS, BOOK, DOOR, WORDS, DISTANCE] },
  // The pages of a table of several devices.
  {
    at: DISTANCE,
    uses: [KERNEL, PROTOCOL, STORE, SESSION, UI, TEXT, ART, PARTS, DOOR, SHELF],
  },
  { at: PROGRAMS, uses: [KERNEL, PLAYERS, LISTS] },
  { at: TALE_PROGRAMS, uses: [KERNEL, GAMES, RULES, FORESIGHT, BOTS, RESCUES, PLAYERS, PROGRAMS] },
  { at: LISTS, uses: [PROGRAMS, TALE_PROGRAMS] },
  { at: SERVER, uses: [KERNEL, PLAYERS, STORE, PROTOCOL, SERVER_TALES] },
  // The rules of suggestions are part of the intent, and pure.
  { at: SERVER_TALES, uses: [GAMES, RULES, FORESIGHT, BOTS, INTENT, SERVER] },
]

/** Packages that render pages or keep their state: forbidden in a pure room. */
const PAGE_PACKAGES = /^(react|react-dom|zustand|immer)(\/|$)/

/** Both `from './x.ts'` and `import('./x.ts')`, and the bare `import './x.css'`. */
const specifiers = /\b(?:from|import)\s*\(?\s*['"]([^'"]*)['"]/g

/** Where a file lives: the folder that is its room, and the rules of that room; null outside all of them. */
interface Home {
  folder: string
  room: Room
}

function homeOf(path: string): Home | null {
  const found = ROOMS.flatMap((room) => {
    const folder = new RegExp(`^${room.at.replaceAll('*', '[^/]+')}(?=/|$)`).exec(path)?.[0]
    return folder === undefined ? [] : [{ folder, room }]
  })
  // The deepest folder; of two that are equally deep the one that is named.
  const depth = ({ folder, room }: Home) => 2 * folder.split('/').length - Number(room.at.includes('*'))
  return found.sort((one, other) => depth(other) - depth(one))[0] ?? null
}

/** True if a test may import the target: a helper for tests, or the entry of the test's own tale. */
const isForTests = (importer: string, target: string): boolean =>
  /(\.test|\/testing)\.tsx?$/.test(importer) &&
  (target.startsWith('tests/') || (homeOf(target)?.room.at === DOOR && isSameTale(importer, target)))

/** Not from one tale to another. */
function isSameTale(importer: string, target: string): boolean {
  const [one, other] = [importer, target].map((path) => /^src\/tales\/([^/]+)\//.exec(path)?.[1])
  return one === undefined || other === undefined || one === other
}

/** Whether a file may import another of this project, both as paths from its root. */
function mayImport(importer: string, target: string): boolean {
  if (isForTests(importer, target)) return true
  const from = homeOf(importer)
  const to = homeOf(target)
  if (from?.folder === to?.folder) return true
  const doors = ['index.ts', 'expansions/index.ts'].map((door) => `${to?.folder}/${door}`)
  if (to?.room.hasDoor && !doors.includes(target)) return false
  return from === null || (to !== null && from.room.uses.includes(to.room.at) && isSameTale(importer, target))
}

const mayUsePackage = (importer: string, name: string): boolean =>
  !homeOf(importer)?.room.isPure || !PAGE_PACKAGES.test(name)

/** The imports that break the walls between the rooms, as `importer -> target`. */
export function trespasses(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([importer, text]) =>
    [...text.matchAll(specifiers)].flatMap(([, specifier = '']) => {
      const isOurs = specifier.startsWith('.')
      const target = isOurs ? posix.join(posix.dirname(importer), specifier) : specifier
      const isFine = isOurs ? mayImport(importer, target) : mayUsePackage(importer, target)
      return isFine ? [] : [`${importer} -> ${target}`]
    }),
  )
}
