import type { KeptGame, Written } from './kept/kept-games.ts'

/** How long a storage in trouble is left alone before it is tried again, in milliseconds. */
const REST = 3_000

/** Writes games as they are played, each as it stands last, one after another. */
export interface Writer {
  /** Wishes a game written. It is asked for when its turn has come. */
  wish(id: string, game: () => KeptGame): void
  /** Whether a game waits to be written, or is being written. */
  isWaiting(id: string): boolean
  /** Tries once more to write what could not be written. */
  again(): void
  /** Resolves when what is being written is written, or could not be; null where nothing is. */
  settled(): Promise<void> | null
}

/** Makes the writer of a window; `told` hears what became of each game. */
export function createWriter(
  write: (game: KeptGame) => Promise<Written>,
  told: (id: string, written: Written) => void,
): Writer {
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
    for (let next = wishes.entries().next(); !next.done; next = wishes.entries().next()) {
      const written = await writeOne(...next.value)
      if (written !== 'ok' && written !== 'elsewhere') {
        resting = setTimeout(start, REST)
        break
      }
    }
    isWriting = false
  }

  async function writeOne(id: string, game: () => KeptGame): Promise<Written> {
    const written = await write(game())
    // Meanwhile it may have been played on: then it is written once more.
    const isDone = written === 'elsewhere' || (written === 'ok' && wishes.get(id) === game)
    if (isDone) wishes.delete(id)
    told(id, written)
    return written
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
