import { type Game, type Kind, readGame, readGoodPart } from '../engine/kernel/index.ts'
import type { Damaged, GameHook } from './game-store.ts'
import type { HeldGame, KeptGames, KeptLine } from './kept/kept-games.ts'
import { isTold, newestOf } from './kept/looking.ts'
import type { Moved } from './kept/move-over.ts'
import { isStillOurs, type Laid } from './laid.ts'
import type { SafeStorage, TaleKeys } from './storage.ts'
import type { Windows } from './this-window.ts'

interface Finding<K extends Kind> {
  game: Game<K>
  store: GameHook<K>
  games: KeptGames
  windows: Windows
  storage: SafeStorage
  keys: TaleKeys
  laid: Laid
  /** Reads a game, and in whose hand it is. */
  read(id: string): Promise<HeldGame | null>
  /** Shows a game; false where its text cannot be read. */
  show(held: HeldGame): boolean
  /** Wishes the game that is shown to be written. */
  wishAgain(): void
}

/** Finds the game with which a tale goes on, unless one was begun meanwhile, and tells of one that cannot be read. */
export async function findGame<K extends Kind>(finding: Finding<K>, moved: Moved | null): Promise<void> {
  const { game, store, games, windows, storage, keys, laid, read, show, wishAgain } = finding
  const tell = (text: string, aside: boolean): void => {
    const damaged = damagedBy(game, text, aside)
    if (damaged) store.setState({ damaged })
  }
  if (moved && !moved.aside) {
    if (!show({ ...moved.game, hand: windows.hand })) return tell(moved.game.text, false)
    return wishAgain() // it is not kept yet: that is told, and done when it can be
  }
  const unsaved = moved ? null : laid.unsaved()
  if (unsaved && (await isStillOurs(unsaved, read)) && store.getState().session === null) {
    if (show({ ...unsaved, hand: windows.hand })) wishAgain()
  }
  const lines = await games.lines()
  const onTable = moved?.game.line.id ?? laid.id()
  const here = lines.find(
    (line) => line.id === onTable && line.tale === game.id && !isTold(line, storage, keys),
  )
  const newest = here ?? newestOf(lines, game.id, storage, keys)
  if (newest && store.getState().session === null) {
    const held = await read(newest.id)
    const isShown = held !== null && store.getState().session === null && show(held)
    // A newer program may read what an older one could not, and the other way round.
    if (held && newest.damaged === isShown) await games.change(newest.id, { damaged: !isShown })
    if (held && !isShown) return tell(held.text, true)
  }
  const damaged = lines.find((line) => isDamagedAndNew(line, finding) && line.id !== newest?.id)
  const text = damaged && (await games.read(damaged.id))?.text
  if (text !== undefined) tell(text, true)
}

const isDamagedAndNew = <K extends Kind>(line: KeptLine, { game, storage, keys }: Finding<K>): boolean =>
  line.tale === game.id && line.damaged && !isTold(line, storage, keys)

/** What is told of a text that cannot be read; null where it can. */
function damagedBy<K extends Kind>(game: Game<K>, text: string, aside: boolean): Damaged<K> | null {
  const read = readGame(game, text)
  return read.ok ? null : { text, reason: read.reason, good: readGoodPart(game, text), aside }
}
