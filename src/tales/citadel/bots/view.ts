import { type Action, MOST_INFLUENCE, type Seat, type State, seatOf } from '../../../engine/citadel/index.ts'
import { judge, outlookOf } from './judge.ts'

/** Actions that bring luck in, and what they draw is worth: it is guessed, and nothing is planned beyond them. */
const GUESSED = { reveal: 0, 'buy-pile': 0.55, hire: 0.8 } as const

export type Guessed = keyof typeof GUESSED

export const isGuessed = (type: Action['type']): type is Guessed => Object.hasOwn(GUESSED, type)

/** An Influence card for whoever has as many as may be kept: it is but the best of one more. */
const ONE_TOO_MANY = 0.2

/** How a seat judges the positions of its turn. */
export interface View {
  readonly seat: Seat
  /** How a position stands. */
  judge(state: State): number
  /** How it stands with what luck brings, which is but guessed; it has been paid for. */
  guess(state: State, type: Guessed): number
}

/** The view of Page and Knight: points, and what is likely to bring some. */
export function plainView(seen: State, seat: Seat): View {
  const outlook = outlookOf(seen)
  const judged = (state: State) => judge(state, seat, outlook)
  return { seat, judge: judged, guess: (state, type) => judged(state) + guessed(state, seat, type) }
}

const guessed = (state: State, seat: Seat, type: Guessed): number =>
  type === 'hire' && seatOf(state, seat).influence.length >= MOST_INFLUENCE ? ONE_TOO_MANY : GUESSED[type]
