import { type RngSource, randomState, seededLuck } from '../kernel/chance.ts'
import type { Seed } from '../kernel/seed.ts'
import { onNoTile } from './board.ts'
import { type Config, standardRules } from './config.ts'
import { SEATS, type Seat, type State } from './state.ts'

/** An empty clearing, ready for the first pawn to be placed (section 2). */
export const emptyState = (): State => ({
  rules: standardRules(),
  first: 0,
  placed: 0,
  onTurn: 0,
  actions: 0,
  turn: 0,
  quiet: 0,
  pawns: [onNoTile(), onNoTile()],
  acted: onNoTile(),
  trees: onNoTile(),
  boogymen: [null, null],
  prowled: false,
  outcome: null,
  random: randomState(0),
})

/** A new game. Since nothing in it is luck, all seeds begin with the same rng. */
export function beginGame(
  { first, rules }: Config,
  _seed?: Seed,
  { random }: RngSource = seededLuck(0),
): State {
  const seat = SEATS.indexOf(first) as Seat
  return { ...emptyState(), rules: { ...rules }, first: seat, onTurn: seat, random: { ...random } }
}
