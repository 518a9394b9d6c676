import { Worker } from 'node:worker_threads'

/** The task of a worker: the setting of the games that it plays. */
export interface WorkerTask {
  /** The tale, by its name on the command line. */
  tale: string
  setting: object
}

/** Workers that play games in parallel. */
export interface WorkerPool {
  /** Settles when every game is finished, or the run was stopped. */
  done: Promise<void>
  /** Stops at once; unfinished games are lost. */
  stop(): void
}

/** Plays the games with these numbers in `workers` threads of this program. Calls `finished` for every game, in any order. */
export function crew<GameRecord>(
  program: URL,
  order: WorkerTask,
  games: readonly number[],
  workers: number,
  finished: (record: GameRecord) => void,
): WorkerPool {
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
