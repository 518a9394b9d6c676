import type { Ending, Seat, State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { plotsOf } from './plots.ts'
import { goalOf, pointsOf } from './score.ts'
import { isSamePerson, playing, seatOf } from './seats.ts'

/** Marks the current round as the last one [C 27]. Only the first cause counts. */
export function beginLastRound({ state, emit }: RuleContext, because: Ending): void {
  if (state.ending) return
  state.ending = because
  emit?.({ type: 'last-round', because })
}

/** Begins the last round once all plots have an owner at the same time [C 27]. */
export function judgeLand(context: RuleContext): void {
  if (context.state.owners.every((owner) => owner !== null)) beginLastRound(context, 'land')
}

/** Checks the end of the game after a turn. Returns true if the game is over [C 26] [C 27] [C 28]. */
export function judgeTurn(context: RuleContext): boolean {
  const { state } = context
  const hasReached = playing(state).some((seat) => pointsOf(state, seat) >= goalOf(state))
  if (hasReached && state.rules.lastRound === 'off') return finish(context, playing(state))
  if (hasReached) beginLastRound(context, 'goal')
  const isRoundOver = !playing(state).some((seat) => seat > state.onTurn)
  return state.ending !== null && isRoundOver ? finish(context, playing(state)) : false
}

/** Ends the game if all seats in play belong to one person. Returns true if the game is over [C 29]. */
export function judgeCompany(context: RuleContext): boolean {
  const { state } = context
  const [first, ...others] = playing(state)
  if (first === undefined || others.some((seat) => !isSamePerson(state, first, seat))) return false
  return finish(context, playing(state))
}

/** Ends the game. The best of these seats win, by points, then plots, then bricks; in a complete tie they share the win [C 26]. */
function finish({ state, emit }: RuleContext, among: readonly Seat[]): true {
  const ranked = among.map((seat) => ({ seat, rank: rankOf(state, seat) }))
  const best = ranked.reduce((one, other) => (compare(other.rank, one.rank) > 0 ? other : one))
  const winners = ranked.filter(({ rank }) => compare(rank, best.rank) === 0).map(({ seat }) => seat)
  state.phase = 'over'
  state.questions = []
  state.drawing = null
  state.winners = winners
  emit?.({ type: 'over', winners })
  return true
}

const rankOf = (state: State, seat: Seat): number[] => [
  pointsOf(state, seat),
  plotsOf(state, seat).length,
  seatOf(state, seat).bricks,
]

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
