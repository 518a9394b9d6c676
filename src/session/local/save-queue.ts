import { guarded, reportFault } from '../../store/faults.ts'
import type { KeptGame, Written } from '../../store/kept/kept-games.ts'

/** How long a storage in trouble is left alone before it is tried again, in milliseconds. */
const REST = 3_000

/** Writes games as they are played, each as it stands last, one after another. Whatever fails on the way, the next are written. */
export interface SaveQueue {
  /** Wishes a game written. It is asked for when its turn has come. */
  wish(id: string, game: () => KeptGame): void
  /** Whether a game waits to be written, or is being written. */
  isWaiting(id: string): boolean
  /** Tries once more to write what could not be written. */
  again(): void
  /** Resolves when what is being written is written, or could not be; null where nothing is. */
  settled(): Promise<void> | null
}

/** Makes the queue in which a tab saves games, one after the other; `told` hears what became of each game. */
export function createSaveQueue(
  write: (game: KeptGame) => Promise<Written>,
  told: (id: string, written: Written, game: () => KeptGame) => void,
): SaveQueue {
  /** What is not written yet. A game that could not be written stays here: it is written when it can be. */
  const wishes = new Map<string, () => KeptGame>()
  let isWriting = false
  let writing = Promise.resolve()
  let resting: ReturnType<typeof setTimeout> | undefined

  function start(): void {
    if (!isWriting) writing = writeAll()
  }

  async function writeAll(): Promise<void> {
    clearTimeout(resting)
    isWriting = true
    /** What could not be written in this round. It keeps no other game waiting. */
    const failed = new Set<() => KeptGame>()
    const next = () => [...wishes].find(([, game]) => !failed.has(game))
    for (let wish = next(); wish; wish = next()) {
      const [id, game] = wish
      const written = await writeOne(id, game)
      if (written !== 'ok' && written !== 'elsewhere') failed.add(game)
    }
    isWriting = false
    if (failed.size > 0) resting = setTimeout(start, REST)
  }

  async function writeOne(id: string, game: () => KeptGame): Promise<Written> {
    const written = await tried(game)
    // Meanwhile it may have been played on: then it is written once more.
    const isDone = written === 'elsewhere' || (written === 'ok' && wishes.get(id) === game)
    if (isDone) wishes.delete(id)
    guarded('what follows the saving of a game', () => told(id, written, game))
    return written
  }

  async function tried(game: () => KeptGame): Promise<Written> {
    try {
      return await write(game())
    } catch (error) {
      reportFault('the saving of a game', error)
      return 'fault'
    }
  }

  return {
    wish(id, game) {
      wishes.set(id, game)
      start()
    },
    isWaiting: (id) => wishes.has(id),
    again: start,
    settled: () => (isWriting ? writing : null),
  }
}
