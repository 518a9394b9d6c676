import {
  enemyOf,
  isFull,
  neighboursOf,
  PAWNS,
  preyOf,
  type Seat,
  type State,
  TILES,
  type Tile,
  TWO_TREES,
} from '../../../engine/boogyman/index.ts'

/** Values in hundredths of a pawn (law, section 11). */
const PAWN = 100
const ONE_SHORT = 60
const ALONE = -80
const RIPE = 35
const ON_A_TREE = 6
const BESIDE_RIPE = 12
const BOOGYMAN_OUT = 60
const PREY = 45

/** Weights of capturable pawns, on the hunter's own turn and on the other's. */
const PREY_NOW = 1.6
const PREY_LATER = 0.8

/** The value of a position for a seat: its own worth minus the enemy's. */
export const valueFor = (state: State, seat: Seat): number =>
  worthOf(state, seat) - worthOf(state, enemyOf(seat))

function worthOf(state: State, seat: Seat): number {
  let standing = 0
  let worth = 0
  for (const tile of TILES) {
    const pawns = state.pawns[seat][tile] ?? 0
    if (pawns === 0) continue
    standing += pawns
    worth += groundWorth(state, tile)
  }
  if (standing === PAWNS - 1) worth += ONE_SHORT
  if (standing === 1) worth += ALONE
  return worth + PAWN * standing + boogymanWorth(state, seat)
}

/** The worth of the trees under a pawn and next to it. */
function groundWorth(state: State, tile: Tile): number {
  const trees = state.trees[tile] ?? 0
  const under = trees === TWO_TREES ? RIPE : trees === 1 ? ON_A_TREE : 0
  const beside = neighboursOf(tile).some((next) => state.trees[next] === TWO_TREES && !isFull(state, next))
  return under + (beside ? BESIDE_RIPE : 0)
}

function boogymanWorth(state: State, seat: Seat): number {
  if (state.boogymen[seat] === null) return 0
  const most = Math.max(0, ...preyOf(state, seat).values())
  return BOOGYMAN_OUT + PREY * most * (seat === state.onTurn ? PREY_NOW : PREY_LATER)
}
