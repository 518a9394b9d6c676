import type { GameTypes } from '../../engine/kernel/index.ts'
import { within } from '../../store/browser.ts'
import { isDamageReported } from '../../store/saved-games/damage-reported.ts'
import { earlierTexts } from '../../store/saved-games/legacy-storage.ts'
import {
  type Origin,
  type SavedGameSummary,
  type SavedGames,
  StorageError,
} from '../../store/saved-games/saved-games.ts'
import type { SafeStorage, TaleKeys } from '../../store/storage.ts'
import { changeSession, type GameHook } from '../game-store.ts'

interface FindOptions<K extends GameTypes> {
  store: GameHook<K>
  /** `Game.id` of the tale. */
  tale: string
  storage: SafeStorage
  /** The storage of this tab alone. */
  tab: SafeStorage
  keys: TaleKeys
  fetchGames(): Promise<SavedGames>
}

/** Longest wait for the storage to say whether a game is saved, in milliseconds. After that, the tale is opened as if one may be. */
const LOOKING_TIMEOUT_MS = 2_000

/** Looks for a saved game ({@link look}). Resolves when the storage has answered or takes too long. */
export const findSavedGame = <K extends GameTypes>(looking: FindOptions<K>): Promise<void> =>
  within(LOOKING_TIMEOUT_MS, look(looking))

/**
 * Checks whether a game of a tale is saved, so that its cover waits for the rules only if there is a game to resume. `waiting` is
 * `'kept'` until the answer, and after it only if there is one.
 */
async function look<K extends GameTypes>({
  store,
  tale,
  storage,
  tab,
  keys,
  fetchGames,
}: FindOptions<K>): Promise<void> {
  const earlier = earlierTexts(storage, keys)
  if (earlier.running() !== null || earlier.damaged().some(({ known }) => !known)) return
  if ([keys.unsaved, keys.begun].some((key) => tab.read(key).text !== null)) return
  if (storage.read(keys.left).text !== null) return
  try {
    const lines = await (await fetchGames()).lines()
    if (!newestOf(lines, tale, storage, keys)) closeUnlessBegun(store)
  } catch (cause) {
    // The code that reads saved games did not load, so one may be saved. Opening the tale reports the failure.
    if (!(cause instanceof StorageError)) {
      if (store.getState().waiting === 'kept')
        changeSession(store, { type: 'failed', target: 'kept', why: { code: 'chunk', cause } })
      return
    }
    closeUnlessBegun(store)
    store.setState({ storage: cause.health })
  }
}

/** Closes a session that waits for a saved game. A game that was started meanwhile goes on waiting. */
export function closeUnlessBegun<K extends GameTypes>(store: GameHook<K>): void {
  if (store.getState().waiting === 'kept') changeSession(store, { type: 'closed' })
}

const FOREIGN: readonly Origin['kind'][] = ['link', 'import', 'table']

/**
 * Returns the game that a new tab resumes: the running game that was played last, or the game that was finished last. A newer damaged game
 * is returned first, if it was not reported yet. Finished games from a link, a file or a table of several devices do not count: they are
 * only for looking at.
 */
export const newestOf = (
  lines: readonly SavedGameSummary[],
  tale: string,
  storage: SafeStorage,
  keys: TaleKeys,
): SavedGameSummary | undefined => {
  const own = lines.filter((line) => {
    const isForeign = FOREIGN.includes(line.origin.kind)
    return line.tale === tale && !(line.outcome && isForeign) && !isDamageReported(line, storage, keys)
  })
  const [last] = own
  return last?.damaged ? last : (own.find(({ damaged, outcome }) => !damaged && !outcome) ?? last)
}
