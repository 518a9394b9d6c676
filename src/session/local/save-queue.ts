import { guarded, reportFault } from '../../store/faults.ts'
import type { SavedGame, SaveResult } from '../../store/saved-games/saved-games.ts'

/** How long to wait after a failed save before the next attempt. */
const RETRY_DELAY_MS = 3_000

/** Saves games one after another, each in its latest state. A failed save does not stop the next ones. */
export interface SaveQueue {
  /** Queues a save. `game` is called when the save starts. */
  enqueue(id: string, game: () => SavedGame): void
  /** True if a save of the game is queued, running or failed. */
  isWaiting(id: string): boolean
  /** Retries failed saves at once. */
  retry(): void
  /** Resolves when the running saves have succeeded or failed; null if none are running. */
  settled(): Promise<void> | null
}

/** Makes the save queue of a tab. Calls `onResult` after every save. */
export function createSaveQueue(
  write: (game: SavedGame) => Promise<SaveResult>,
  onResult: (id: string, written: SaveResult, game: () => SavedGame) => void,
): SaveQueue {
  /** Games that are not saved yet, by id. A game stays here for the next attempt after a failed save. */
  const queued = new Map<string, () => SavedGame>()
  let isWriting = false
  let writing = Promise.resolve()
  let resting: ReturnType<typeof setTimeout> | undefined

  function start(): void {
    if (!isWriting) writing = writeAll()
  }

  async function writeAll(): Promise<void> {
    clearTimeout(resting)
    isWriting = true
    /** Games that failed in this round. They are skipped, so that no other game waits for them. */
    const failed = new Set<() => SavedGame>()
    const next = () => [...queued].find(([, game]) => !failed.has(game))
    for (let entry = next(); entry; entry = next()) {
      const [id, game] = entry
      const written = await writeOne(id, game)
      if (written !== 'ok' && written !== 'elsewhere') failed.add(game)
    }
    isWriting = false
    if (failed.size > 0) resting = setTimeout(start, RETRY_DELAY_MS)
  }

  async function writeOne(id: string, game: () => SavedGame): Promise<SaveResult> {
    const written = await tried(game)
    // If the game was changed during the save, it is saved once more.
    const isDone = written === 'elsewhere' || (written === 'ok' && queued.get(id) === game)
    if (isDone) queued.delete(id)
    guarded('what follows the saving of a game', () => onResult(id, written, game))
    return written
  }

  async function tried(game: () => SavedGame): Promise<SaveResult> {
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
