import * as v from 'valibot'
import type { Game, Kind } from '../engine/kernel/index.ts'
import type { BotAnswer } from '../players/at-work.ts'
import { type Counsel, createCounsel, decideAtOnce, type QuickBot } from './counsel.ts'
import { freshSeed } from './fresh-seed.ts'
import { startWorker } from './thinker.ts'

/** The one computer player of a tale that thinks in a worker; without it, all of the tale decide at once. */
type InWorker<Thinker> =
  | {
      /** The id of the one that thinks. */
      thinker: Thinker
      /** The address of the program of its worker. */
      worker: string
    }
  | { thinker?: undefined; worker?: undefined }

/** The computer players of a tale: at most one thinks in a worker, every other decides at once. */
export type TaleBots<
  K extends Kind,
  Computer extends string,
  Thinker extends Computer = never,
> = InWorker<Thinker> & {
  /** All that decide at once. */
  quick: Readonly<Record<Exclude<Computer, Thinker>, QuickBot<K>>>
  /** The id of the one that answers in place of the thinker. Without a thinker it gives the hints. */
  standIn: Exclude<Computer, Thinker>
}

/** The counsel of a tale in the browser, which knows each computer player by its id. */
export interface BrowserCounsel<K extends Kind, Computer extends string> extends Counsel<K> {
  /** The one whom `think` and `plan` ask; null: all decide at once, and the stand-in answers. */
  readonly thinker: Computer | null
  /** The one whom `quick` asks. */
  readonly standIn: Computer
  /** Asks a computer player for an action. It answers at once or later; the returned function cancels. */
  decide(computer: Computer, state: K['State'], then: (action: K['Action']) => void): () => void
}

/** What a worker said is a plan: actions with their types. Whether the first is allowed, the rules say. */
const answer = v.object({
  id: v.number(),
  plan: v.pipe(v.array(v.looseObject({ type: v.string() })), v.minLength(1)),
})

const isAnswer = <Action>(data: unknown): data is BotAnswer<Action> => v.is(answer, data)

/** Makes the counsel of a tale in the browser. */
export function browserCounsel<K extends Kind, Computer extends string, Thinker extends Computer = never>(
  game: Game<K>,
  { thinker, worker, quick, standIn }: TaleBots<K, Computer, Thinker>,
): BrowserCounsel<K, Computer> {
  const counsel = createCounsel<K>({
    game,
    quick: quick[standIn],
    start: () => (worker ? startWorker(worker, isAnswer) : null),
    freshSeed,
  })
  const isQuick = (computer: Computer): computer is Exclude<Computer, Thinker> => computer !== thinker
  return {
    ...counsel,
    thinker: thinker ?? null,
    standIn,
    decide(computer, state, then) {
      if (!isQuick(computer)) return counsel.think(state, then)
      then(decideAtOnce(game, quick[computer], freshSeed)(state))
      return () => {}
    },
  }
}
