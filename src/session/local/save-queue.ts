import { guarded, reportFault } from '../../store/faults.ts'
import type { KeptGame, Written } from '../../store/kept/kept-games.ts'

/** How long to wait after a failed save before the next attempt. */
const RETRY_DELAY_MS = 3_000

/** Saves games one after another, each in its latest state. A failed save does not stop the next ones. */
export interface SaveQueue {
  /** Queues a save. Calls `game` when its turn has come. */
  enqueue(id: string, game: () => KeptGame): void
  /** True if a save of the game is queued, running or failed. */
  isWaiting(id: string): boolean
  /** Retries failed saves at once. */
  retry(): void
  /** Resolves when the running saves have succeeded or failed; null if none are running. */
  settled(): Promise<void> | null
}

/** Makes the queue in which a tab saves games. Calls `onResult` with the result of every save. */
export function createSaveQueue(
  write: (game: KeptGame) => Promise<Written>,
  onResult: (id: string, written: Written, game: () => KeptGame) => void,
): SaveQueue {
  /** Games that are not saved yet, by id. A game whose save has failed stays here for the next attempt. */
  const queued = new Map<string, () => KeptGame>()
  let isWriting = false
  let writing = Promise.resolve()
  let resting: ReturnType<typeof setTimeout> | undefined

  function start(): void {
    if (!isWriting) writing = writeAll()
  }

  async function writeAll(): Promise<void> {
    clearTimeout(resting)
    isWriting = true
    /** Games whose save has failed in this round. Skipped, so that no other game waits for them. */
    const failed = new Set<() => KeptGame>()
    const next = () => [...queued].find(([, game]) => !failed.has(game))
    for (let entry = next(); entry; entry = next()) {
      const [id, game] = entry
      const written = await writeOne(id, game)
      if (written !== 'ok' && written !== 'elsewhere') failed.add(game)
    }
    isWriting = false
    if (failed.size > 0) resting = setTimeout(start, RETRY_DELAY_MS)
  }

  async function writeOne(id: string, game: () => KeptGame): Promise<Written> {
    const written = await tried(game)
    // If the game was played on meanwhile, it is saved once more.
    const isDone = written === 'elsewhere' || (written === 'ok' && queued.get(id) === game)
    if (isDone) queued.delete(id)
    guarded('what follows the saving of a game', () => onResult(id, written, game))
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
    enqueue(id, game) {
      queued.set(id, game)
      start()
    },
    isWaiting: (id) => queued.has(id),
    retry: start,
    settled: () => (isWriting ? writing : null),
  }
}
