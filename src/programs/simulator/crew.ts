import { Worker } from 'node:worker_threads'

/** What a worker is told: the games that it plays, one after another. */
export interface Order {
  /** The tale, by the name that the command line knows it by. */
  tale: string
  setting: object
}

/** Workers that play games side by side. */
export interface Crew {
  /** Settles when every game is played, or when it was stopped. */
  done: Promise<void>
  /** Lets them stop at once; games that are not finished are lost. */
  stop(): void
}

/**
 * Plays the games of these numbers with so many workers, each the program itself in a thread, and tells of every
 * game when it is finished, in any order.
 */
export function crew<GameRecord>(
  program: URL,
  order: Order,
  games: readonly number[],
  workers: number,
  finished: (record: GameRecord) => void,
): Crew {
  const queue = [...games]
  const hired = Array.from(
    { length: Math.min(workers, games.length) },
    () => new Worker(program, { workerData: order }),
  )
  let stopped = false
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const next = () => {
        const game = queue.shift()
        if (game === undefined || stopped) void worker.terminate().then(() => resolve())
        else worker.postMessage(game)
      }
      worker.on('message', (record: GameRecord) => {
        if (!stopped) finished(record)
        next()
      })
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      next()
    })
  return {
    done: Promise.all(hired.map(work)).then(() => undefined),
    stop() {
      stopped = true
      for (const worker of hired) void worker.terminate()
    },
  }
}
