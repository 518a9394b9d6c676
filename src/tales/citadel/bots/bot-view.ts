import { type Action, MOST_INFLUENCE, type Seat, type State, seatOf } from '../../../engine/citadel/index.ts'
import { judge, outlookOf } from './judge.ts'

/** Actions that need luck, with the assumed worth of their result. Plans end with them. */
const GUESSED = { reveal: 0, 'buy-pile': 0.55, hire: 0.8 } as const

export type Guessed = keyof typeof GUESSED

export const isGuessed = (type: Action['type']): type is Guessed => Object.hasOwn(GUESSED, type)

/** Worth of an Influence card beyond the hand limit: it only improves the choice of cards to keep. */
const ONE_TOO_MANY = 0.2

/** How a seat values the positions of its turn. */
export interface BotView {
  readonly seat: Seat
  /** Returns the worth of a position. */
  judge(state: State): number
  /** Returns the guessed worth of a position with the result of a luck action, after its price is paid. */
  guess(state: State, type: Guessed): number
}

/** The view of Page and Knight: points, and the assets that are likely to bring some. */
export function plainView(seen: State, seat: Seat): BotView {
  const outlook = outlookOf(seen)
  const judged = (state: State) => judge(state, seat, outlook)
  return { seat, judge: judged, guess: (state, type) => judged(state) + guessed(state, seat, type) }
}

const guessed = (state: State, seat: Seat, type: Guessed): number =>
  type === 'hire' && seatOf(state, seat).influence.length >= MOST_INFLUENCE ? ONE_TOO_MANY : GUESSED[type]
