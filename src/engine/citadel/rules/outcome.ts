import type { Table } from '../kind.ts'
import type { Ending, Seat, State } from '../state.ts'
import { plotsOf } from './plots.ts'
import { goalOf, pointsOf } from './score.ts'
import { isSamePerson, playing, seatOf } from './seats.ts'

/** The round is played to the end, and no further [C 27]; the first cause stays. */
export function beginLastRound({ state, emit }: Table, because: Ending): void {
  if (state.ending) return
  state.ending = because
  emit?.({ type: 'last-round', because })
}

/** Once all plots have an owner at the same time, the last round begins [C 27]. */
export function judgeLand(table: Table): void {
  if (table.state.owners.every((owner) => owner !== null)) beginLastRound(table, 'land')
}

/** Judges a turn that has ended; answers whether the game is over [C 26] [C 27] [C 28]. */
export function judgeTurn(table: Table): boolean {
  const { state } = table
  const hasReached = playing(state).some((seat) => pointsOf(state, seat) >= goalOf(state))
  if (hasReached && state.rules.lastRound === 'off') return finish(table, playing(state))
  if (hasReached) beginLastRound(table, 'goal')
  const isRoundOver = !playing(state).some((seat) => seat > state.onTurn)
  return state.ending !== null && isRoundOver ? finish(table, playing(state)) : false
}

/** Where everybody who still plays is one person, the game is over; answers whether it is [C 29]. */
export function judgeCompany(table: Table): boolean {
  const { state } = table
  const [first, ...others] = playing(state)
  if (first === undefined || others.some((seat) => !isSamePerson(state, first, seat))) return false
  return finish(table, playing(state))
}

/** The best of these win: by points, then plots, then bricks; else they share it [C 26]. */
function finish({ state, emit }: Table, among: readonly Seat[]): true {
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
