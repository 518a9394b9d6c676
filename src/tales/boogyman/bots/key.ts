import { type State, TILES } from '../../../engine/boogyman/index.ts'

/** Pawns, trees and who has acted on a tile go into one character: each is at most three. */
const BASE = 4

/** What makes a position what it is, as a short text: the same for two that are the same, in play and in what may come. */
export function keyOf(state: State): string {
  const { pawns, trees, acted, boogymen, prowled, onTurn, actions, turn, quiet } = state
  const rest = [
    boogymen[0] ?? TILES.length,
    boogymen[1] ?? TILES.length,
    Number(prowled),
    onTurn,
    actions,
    turn,
    quiet + 1,
  ]
  const tiles = TILES.map(
    (tile) =>
      (((pawns[0][tile] ?? 0) * BASE + (pawns[1][tile] ?? 0)) * BASE + (trees[tile] ?? 0)) * BASE +
      (acted[tile] ?? 0),
  )
  return String.fromCharCode(...tiles, ...rest)
}
