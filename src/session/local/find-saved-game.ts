import type { Kind } from '../../engine/kernel/index.ts'
import { within } from '../../store/browser.ts'
import { earlierTexts } from '../../store/kept/earlier-texts.ts'
import { type KeptGames, type KeptLine, StorageTrouble } from '../../store/kept/kept-games.ts'
import type { SafeStorage, TaleKeys } from '../../store/storage.ts'
import { changeSession, type GameHook } from '../game-store.ts'

interface FindOptions<K extends Kind> {
  store: GameHook<K>
  /** `Game.id` of the tale. */
  tale: string
  storage: SafeStorage
  /** What this window alone remembers. */
  tab: SafeStorage
  keys: TaleKeys
  fetchGames(): Promise<KeptGames>
}

/** How long the storage may take to say whether a game is kept, in milliseconds; then one may be, and is opened. */
const LOOKING_TIMEOUT_MS = 2_000

/** Looks for a kept game ({@link look}), and resolves when the storage has answered or takes too long. */
export const findSavedGame = <K extends Kind>(looking: FindOptions<K>): Promise<void> =>
  within(LOOKING_TIMEOUT_MS, look(looking))

/**
 * Looks whether any game of a tale is kept, so that whoever opens its cover waits for the rules only where they are wanted.
 * Until then one may wait, and after it only if one does.
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
  try {
    const lines = await (await fetchGames()).lines()
    if (!newestOf(lines, tale, storage, keys)) closeUnlessBegun(store)
  } catch (cause) {
    // Where only the program has not come that reads them, nobody knows: whoever opens the tale is told so.
    if (!(cause instanceof StorageTrouble)) {
      if (store.getState().waiting === 'kept')
        changeSession(store, { type: 'failed', target: 'kept', why: { code: 'chunk', cause } })
      return
    }
    closeUnlessBegun(store)
    store.setState({ storage: cause.health })
  }
}

/** Nothing kept waits; what was begun meanwhile does. */
export function closeUnlessBegun<K extends Kind>(store: GameHook<K>): void {
  if (store.getState().waiting === 'kept') changeSession(store, { type: 'closed' })
}

/** A damaged game of which the player knows. */
export const isTold = ({ damaged, touched }: KeptLine, storage: SafeStorage, { told }: TaleKeys): boolean =>
  damaged && touched <= Number(storage.read(told).text)

/**
 * The game with which a tale goes on in a new window: the one that runs and was played last, or where none runs the one that
 * was finished last; before both a damaged one that is newer, of which nobody knows yet. What is over and came from
 * elsewhere is only looked at.
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
