import {
  type Game,
  type GameTypes,
  openSession,
  readGame,
  recoverGame,
  storedActions,
} from '../../engine/kernel/index.ts'
import { isDamageReported } from '../../store/saved-games/damage-reported.ts'
import { keptGame, type SummarizeGame } from '../../store/saved-games/line.ts'
import type { Moved } from '../../store/saved-games/migrate-local-storage.ts'
import type { LeasedGame, SavedGameSummary, SavedGames } from '../../store/saved-games/saved-games.ts'
import { fetched, fetchNeeded, type Needs } from '../../store/saved-games/when-readable.ts'
import type { SafeStorage, TaleKeys } from '../../store/storage.ts'
import { tabJournal } from '../../store/tab-journal.ts'
import type { TabRegistry } from '../../store/tab-registry.ts'
import type { Damaged, GameHook } from '../game-store.ts'
import { newestOf } from './find-saved-game.ts'
import type { ShowHow } from './lease.ts'
import { readPendingStart } from './pending-start.ts'
import type { UnsavedChanges } from './unsaved-changes.ts'
import {
  nothingIn,
  readUnsavedEntry,
  resolveEntry,
  sharedStart,
  type UnsavedEntry,
  type UnsavedGame,
} from './unsaved-entry.ts'

/** Options for saving and opening the games of a tale in this tab. */
export interface LocalOptions<K extends GameTypes> {
  game: Game<K>
  store: GameHook<K>
  games: SavedGames
  windows: TabRegistry
  /** The storage that all tabs share. Earlier versions of the program saved games in it. */
  storage: SafeStorage
  /** The storage of this tab alone, with the game that is open in it. */
  tab: SafeStorage
  keys: TaleKeys
  /** Returns the facts of a game for lists. */
  about: SummarizeGame<K>
  needs: Needs<K>
}

interface ResumeOptions<K extends GameTypes> extends LocalOptions<K> {
  changes: UnsavedChanges<K>
  /** Reads a game, with the tab that has it. */
  read(id: string): Promise<LeasedGame | null>
  /** Shows a game. Returns false if its text cannot be read. */
  show(held: LeasedGame, how?: ShowHow): boolean
  /** Queues a save of the shown game. */
  saveShown(): void
}

/** Opens the game to resume, unless the player has started one meanwhile. Reports a damaged game. */
export async function resumeGame<K extends GameTypes>(
  options: ResumeOptions<K>,
  moved: Moved | null,
): Promise<void> {
  const { game, games, windows, storage, tab, keys, read, show, saveShown } = options
  const journal = tabJournal(tab, keys)
  const tell = (text: string, aside: boolean): void => {
    const damaged = damagedBy(game, text, aside)
    if (damaged) options.store.setState({ damaged })
  }
  await goOnWithBegun(options)
  if (moved && !moved.aside && isNothingBegun(options)) {
    if (!show({ ...moved.game, hand: windows.hand }, { there: null })) return tell(moved.game.text, false)
    return saveShown() // not saved yet: the page reports that, and the save is retried
  }
  const entry = moved ? null : readUnsavedEntry(journal.unsaved.read())
  const unsaved = entry?.id === journal.open.read() ? entry : null
  const isLost = unsaved !== null && (await goOnWithEntry(options, unsaved)) === 'lost'
  const lines = await games.lines()
  const onTable = moved?.game.line.id ?? journal.open.read()
  const here = lines.find(
    (line) => line.id === onTable && line.tale === game.id && !isDamageReported(line, storage, keys),
  )
  const newest = here ?? newestOf(lines, game.id, storage, keys)
  if (newest && isNothingBegun(options)) {
    const held = await read(newest.id)
    const isShown =
      held !== null &&
      isNothingBegun(options) &&
      show(held, { lacksMove: isLost && held.line.id === unsaved?.id })
    // A newer version of the program may read a game that an older one could not, and the other way round.
    if (held && newest.damaged === isShown)
      await games.change(newest.id, { damaged: !isShown }, ({ touched }) => touched === held.line.touched)
    if (held && !isShown) return tell(held.text, true)
  }
  const damaged = lines.find((line) => isDamagedAndNew(line, options) && line.id !== newest?.id)
  const text = damaged && (await games.read(damaged.id))?.text
  if (text !== undefined) tell(text, true)
}

const isNothingBegun = <K extends GameTypes>({ store }: ResumeOptions<K>): boolean => {
  const { session, waiting } = store.getState()
  return session === null && (waiting === null || waiting === 'kept')
}

/** Opens a game that was started before a reload and before its rules had loaded. */
async function goOnWithBegun<K extends GameTypes>(options: ResumeOptions<K>): Promise<void> {
  const { game, about, tab, keys, read, show, needs } = options
  const record = tabJournal(tab, keys).started
  const begun = readPendingStart(game, record.read())
  if (!begun) return record.drop()
  if (!isNothingBegun(options)) return
  const { config, seed, kept, leaders, hand } = begun
  await fetched(() => needs(config))
  const there = await read(kept.id).catch(nothingIn)
  if (!isNothingBegun(options) || (there && show(there))) return
  const unsaved = keptGame(game, about, { session: openSession(game, config, seed), kept, leaders })
  await goOnWithUnsaved(options, { game: { ...unsaved, hand }, there: null })
}

/** Opens the game of an entry, unless all of it is saved, or the saved game has been played on without it. */
async function goOnWithEntry<K extends GameTypes>(
  options: ResumeOptions<K>,
  entry: UnsavedEntry,
): Promise<'opened' | 'saved' | 'lost'> {
  const { game, windows, read, needs } = options
  // A whole game can be opened even if the storage cannot be read.
  const there = await ('game' in entry ? read(entry.id).catch(nothingIn) : read(entry.id))
  const found = resolveEntry(entry, there, await windows.gone())
  if (found === 'saved' || found === 'lost') return found
  await fetchNeeded(game, found.game.text, needs)
  return (await goOnWithUnsaved(options, found, true)) ? 'opened' : 'lost'
}

/**
 * Shows a game that only this tab remembers. Plays it, or watches if this tab is a duplicate and the original is still open.
 * `isPlayed`: an earlier page has played the game, and may have ended without warning. Returns false if its text cannot be read.
 */
async function goOnWithUnsaved<K extends GameTypes>(
  options: ResumeOptions<K>,
  { game, there }: UnsavedGame,
  isPlayed = false,
): Promise<boolean> {
  const { store, changes, windows, show, saveShown } = options
  const gone = await windows.gone()
  const isOurs = game.hand === null || game.hand === windows.hand || gone(game.hand)
  if (!isNothingBegun(options)) return true
  const isShown = show(isOurs ? { ...game, hand: windows.hand } : game, {
    there: there?.text ?? null,
    lastHand: isOurs && isPlayed ? game.hand : null,
  })
  if (!isShown || !isOurs) return isShown
  if (there) {
    const moves = store.getState().session?.moves.slice(0, sharedActions(there.text, game.text)) ?? []
    changes.restored({ id: game.line.id, moves, touched: there.line.touched })
  }
  saveShown()
  return true
}

/** Returns how many actions two stored games have in common before the first that differs. */
function sharedActions(one: string, other: string): number {
  const [ones, others] = [one, other].map((text) =>
    (storedActions(text) ?? []).map((action) => JSON.stringify(action)),
  )
  return ones ? sharedStart(ones, others ?? []) : 0
}

const isDamagedAndNew = <K extends GameTypes>(
  line: SavedGameSummary,
  { game, storage, keys }: ResumeOptions<K>,
): boolean => line.tale === game.id && line.damaged && !isDamageReported(line, storage, keys)

/** Returns the report of a text that cannot be read; null if it can be. */
function damagedBy<K extends GameTypes>(game: Game<K>, text: string, aside: boolean): Damaged<K> | null {
  const read = readGame(game, text)
  return read.ok ? null : { text, reason: read.error, good: recoverGame(game, text), aside }
}
