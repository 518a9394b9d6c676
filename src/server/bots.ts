import { randomInt } from 'node:crypto'
import type { Worker } from 'node:worker_threads'
import {
  type GameTypes,
  type PlayerView,
  randomState,
  SEEDS,
  seededRng,
  stateForBot,
} from '../engine/kernel/index.ts'
import type { PlayerOf } from '../players/player.ts'
import type { ServerTales } from './tale.ts'

/** A task for a bot: to choose an action from the view of its seat. Plain data. */
interface BotTask {
  readonly tale: string
  readonly bot: string
  /** The key of the bot's plan: the game, the seat and the number of undos. */
  readonly memory: string
  readonly view: PlayerView<GameTypes['State']>
}

/** The bots of all tables. */
export interface TableBots {
  /** Returns an allowed action. Rejects only if the rules fail. */
  choose(task: Omit<BotTask, 'view'> & { seat: number; state: GameTypes['State'] }): Promise<unknown>
  close(): Promise<void>
}

/** The `workerData` of the worker thread for bots. */
export const BOT_WORKER = 'bots of tables'

/** Most remembered plans. */
const REMEMBERED = 500

/** Longest wait for an answer of the worker thread, in milliseconds. */
const LOST = 60_000

/** Returns a function that lets bots answer. Bots remember their plans. If a plan leads to a refused action, a new bot answers. */
export function createPlayers(tales: ServerTales): (task: BotTask) => unknown {
  const players = new Map<string, PlayerOf<GameTypes>>()
  return ({ tale: id, bot, memory, view }) => {
    const tale = tales[id]
    const make = tale?.bots[bot]
    if (!tale || !make) throw new Error(`The tale "${id}" has no bot "${bot}".`)
    const luck = seededRng({ random: randomState(randomInt(SEEDS)) })
    const key = `${memory} ${bot}`
    const known = players.get(key)
    players.delete(key)
    for (const player of known ? [known, make()] : [make()]) {
      const action = player(view, luck)
      if (tale.game.refuse(view, action)) continue
      players.set(key, player)
      const [oldest] = players.keys()
      if (players.size > REMEMBERED && oldest !== undefined) players.delete(oldest)
      return action
    }
    throw new Error(`The bot "${bot}" of "${id}" chose an action that the rules refuse.`)
  }
}

/**
 * Makes the bots of a server. Quick ones answer at once, the others in a worker thread, which `startWorker` starts on first use. Without
 * `startWorker`, all answer at once. For a bot that fails, the first quick bot of the tale answers.
 */
export function createBots(
  tales: ServerTales,
  startWorker: (() => Worker) | null,
  warn: (message: string) => void,
): TableBots {
  const atOnce = createPlayers(tales)
  let thinker: ReturnType<typeof createThinker> | null = null

  async function answer(task: BotTask): Promise<unknown> {
    const { quick } = tales[task.tale] ?? {}
    if (quick?.includes(task.bot) || !startWorker) return atOnce(task)
    thinker ??= createThinker(startWorker)
    return thinker.ask(task)
  }

  return {
    async choose({ seat, state, ...task }) {
      const tale = tales[task.tale]
      if (!tale) throw new Error(`Unknown tale "${task.tale}".`)
      const asked: BotTask = { ...task, view: stateForBot(tale.game, state, seat) }
      try {
        return await answer(asked)
      } catch (error) {
        warn(
          `The bot "${task.bot}" of "${task.tale}" failed: ${error instanceof Error ? error.message : error}`,
        )
        return atOnce({ ...asked, bot: tale.quick[0] })
      }
    },
    async close() {
      await thinker?.end()
    },
  }
}

/** An answer of the worker thread. */
type Thought = { readonly id: number } & ({ readonly action: unknown } | { readonly failed: string })

/** Makes a worker thread that answers one task after another. After a failure, the next task starts a new thread. */
function createThinker(start: () => Worker) {
  let worker: Worker | null = null
  let asked = 0
  const waiting = new Map<number, { done(action: unknown): void; failed(error: Error): void }>()

  function fail(error: Error): void {
    void worker?.terminate()
    worker = null
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }

  function started(): Worker {
    const thread = start()
    thread.on('message', (thought: Thought) => {
      const asker = waiting.get(thought.id)
      waiting.delete(thought.id)
      if ('action' in thought) asker?.done(thought.action)
      else asker?.failed(new Error(thought.failed))
    })
    thread.on('error', fail)
    thread.on('exit', () => {
      if (worker === thread) fail(new Error('The thread of the bots has ended.'))
    })
    thread.unref()
    return thread
  }

  return {
    ask(task: BotTask): Promise<unknown> {
      worker ??= started()
      const thread = worker
      asked += 1
      const id = asked
      return new Promise((resolve, reject) => {
        const lost = setTimeout(() => fail(new Error(`No answer within ${LOST} ms.`)), LOST)
        waiting.set(id, {
          done: (action) => {
            clearTimeout(lost)
            resolve(action)
          },
          failed: (error) => {
            clearTimeout(lost)
            reject(error)
          },
        })
        thread.postMessage({ id, task })
      })
    },
    async end() {
      const thread = worker
      worker = null
      await thread?.terminate()
      fail(new Error('The server ends.'))
    },
  }
}

/** Answers tasks in the worker thread. */
export function serveBots(
  port: {
    on(name: 'message', listener: (message: { id: number; task: BotTask }) => void): void
    postMessage(thought: Thought): void
  },
  tales: ServerTales,
): void {
  const answer = createPlayers(tales)
  port.on('message', ({ id, task }) => {
    try {
      port.postMessage({ id, action: answer(task) })
    } catch (error) {
      port.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
    }
  })
}
