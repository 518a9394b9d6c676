import * as v from 'valibot'
import type { Game, GameTypes } from '../engine/kernel/index.ts'
import type { BotAnswer } from '../players/bot-worker.ts'
import { type BotClient, createBotClient, decideAtOnce, type QuickBot } from './bot-client.ts'
import { randomSeed } from './random-seed.ts'
import { startWorker } from './worker-client.ts'

/** The bot of a tale that runs in a worker; without one, all bots answer at once. */
type InWorker<Thinker> =
  | {
      /** The id of the bot in the worker. */
      thinker: Thinker
      /** The address of the worker's program. */
      worker: string
    }
  | { thinker?: undefined; worker?: undefined }

/** The bots of a tale: at most one runs in a worker, the others answer at once. */
export type TaleBots<
  K extends GameTypes,
  Computer extends string,
  Thinker extends Computer = never,
> = InWorker<Thinker> & {
  /** The bots that answer at once. */
  quick: Readonly<Record<Exclude<Computer, Thinker>, QuickBot<K>>>
  /** The id of the bot that answers if the thinker fails. Without a thinker it gives the hints. */
  standIn: Exclude<Computer, Thinker>
}

/** The bots of a tale in the browser, by id. */
export interface BrowserCounsel<K extends GameTypes, Computer extends string> extends BotClient<K> {
  /** The bot behind `think` and `plan`. Null if the tale has no thinker: the stand-in answers. */
  readonly thinker: Computer | null
  /** The bot behind `quick`. */
  readonly standIn: Computer
  /** Asks a bot for an action, which arrives at once or later. The returned function cancels. */
  decide(computer: Computer, state: K['State'], then: (action: K['Action']) => void): () => void
}

/** The schema of a worker's answer: a plan of at least one action. The rules check whether it is allowed. */
const answer = v.object({
  id: v.number(),
  plan: v.pipe(v.array(v.looseObject({ type: v.string() })), v.minLength(1)),
})

const isAnswer = <Action>(data: unknown): data is BotAnswer<Action> => v.is(answer, data)

/** Makes the bot client of a tale in the browser. */
export function browserBotClient<
  K extends GameTypes,
  Computer extends string,
  Thinker extends Computer = never,
>(
  game: Game<K>,
  { thinker, worker, quick, standIn }: TaleBots<K, Computer, Thinker>,
): BrowserCounsel<K, Computer> {
  const counsel = createBotClient<K>({
    game,
    quick: quick[standIn],
    start: () => (worker ? startWorker(worker, isAnswer) : null),
    randomSeed,
  })
  const isQuick = (computer: Computer): computer is Exclude<Computer, Thinker> => computer !== thinker
  return {
    ...counsel,
    thinker: thinker ?? null,
    standIn,
    decide(computer, state, then) {
      if (!isQuick(computer)) return counsel.think(state, then)
      then(decideAtOnce(game, quick[computer], randomSeed)(state))
      return () => {}
    },
  }
}
