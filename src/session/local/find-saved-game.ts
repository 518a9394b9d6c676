import type { Kind } from '../../engine/kernel/index.ts'
import { within } from '../../store/browser.ts'
import { isTold } from '../../store/kept/damage-told.ts'
import { earlierTexts } from '../../store/kept/earlier-texts.ts'
import { type KeptGames, type KeptLine, StorageTrouble } from '../../store/kept/kept-games.ts'
import type { SafeStorage, TaleKeys } from '../../store/storage.ts'
import { changeSession, type GameHook } from '../game-store.ts'

interface FindOptions<K extends Kind> {
  store: GameHook<K>
  /** `Game.id` of the tale. */
  tale: string
  storage: SafeStorage
  /** The storage of this tab alone. */
  tab: SafeStorage
  keys: TaleKeys
  fetchGames(): Promise<KeptGames>
}

/** How long to wait for the storage to say whether a game is saved. After that, the tale is opened as if one may be. */
const LOOKING_TIMEOUT_MS = 2_000

/** Looks for a saved game ({@link look}). Resolves when the storage has answered or takes too long. */
export const findSavedGame = <K extends Kind>(looking: FindOptions<K>): Promise<void> =>
  within(LOOKING_TIMEOUT_MS, look(looking))

/**
 * Checks whether a game of a tale is saved, so that its cover waits for the rules only if there is a game to resume. `waiting` is
 * `'kept'` until the answer, and after it only if there is one.
 */
async function look<K extends Kind>({
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
    // If the code that reads saved games did not load, one may be saved: the player is told when the tale is opened.
    if (!(cause instanceof StorageTrouble)) {
      if (store.getState().waiting === 'kept')
        changeSession(store, { type: 'failed', target: 'kept', why: { code: 'chunk', cause } })
      return
    }
    closeUnlessBegun(store)
    store.setState({ storage: cause.health })
  }
}

/** Closes a session that waits for a saved game. A game that was started meanwhile goes on waiting. */
export function closeUnlessBegun<K extends Kind>(store: GameHook<K>): void {
  if (store.getState().waiting === 'kept') changeSession(store, { type: 'closed' })
}

/**
 * Returns the game that a new tab resumes: the running game that was played last, else the game that was finished last. A damaged
 * game that is newer than both comes first, if the player has not been told of it. Finished games from a link or a file do not
 * count: they are only for looking at.
 */
export const newestOf = (
  lines: readonly KeptLine[],
  tale: string,
  storage: SafeStorage,
  keys: TaleKeys,
): KeptLine | undefined => {
  const own = lines.filter((line) => {
    const isForeign = line.origin.kind === 'link' || line.origin.kind === 'import'
    return line.tale === tale && !(line.outcome && isForeign) && !isTold(line, storage, keys)
  })
  const [last] = own
  return last?.damaged ? last : (own.find(({ damaged, outcome }) => !damaged && !outcome) ?? last)
}
