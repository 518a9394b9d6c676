import type { Tile } from '../../../../engine/boogyman/index.ts'
import type { Move } from '../../game.ts'

/** The ways that pieces went in the last turn that is over, each from where it began; in the opening none. */
export function lastWays(moves: readonly Move[], turn: number): Tile[][] {
  const last = moves.findLast(({ before }) => before.turn > 0 && before.turn < turn)?.before.turn
  return moves
    .filter(({ before }) => before.turn === last)
    .flatMap(({ frames }) =>
      frames.flatMap(({ event }) => {
        if (event.type === 'stepped') return [[event.from, event.to]]
        return event.type === 'prowled' ? [[event.from, ...event.path]] : []
      }),
    )
}
