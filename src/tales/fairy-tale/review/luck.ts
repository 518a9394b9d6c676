import type { State } from '../../../engine/fairy-tale/index.ts'
import { type DieFace, type Rng, randomState, seededRng } from '../../../engine/kernel/index.ts'

/** The random sources of a simulated game: for the rules, and for the players. */
export interface BranchRngs {
  chance: Rng
  own: Rng
}

/** The faces of the first die in turn, so that a few games cover all. */
const DIE: readonly DieFace[] = [1, 4, 6, 2, 5, 3]

/** The number of games that cover all faces of the first die. */
export const FACES = DIE.length

/** More turns than any game has, and the number of streams: new monsters, movement, tiles, players. */
const TURNS = 1000
const STREAMS = 4

/**
 * Returns the luck of a simulated game by its number. Each turn and phase has a stream of its own: branches with different actions roll the
 * same dice, so that actions are compared instead of luck. The first die takes its faces in turn with the number.
 */
export function branchRngs(state: State, game: number): BranchRngs {
  let first: DieFace | null = DIE[game % DIE.length] ?? 1
  const streams = new Map<number, Rng>()
  const stream = (which: number): Rng => {
    const number = (game * TURNS + state.turn) * STREAMS + which
    const known = streams.get(number) ?? seededRng({ random: randomState(number) })
    streams.set(number, known)
    return known
  }
  const die = (faces: number): number => {
    const face = first ?? stream(state.phase === 'monsters-move' ? 1 : 0).die(faces)
    first = null
    return face
  }
  return {
    chance: { die, draw: (size) => stream(2).draw(size) },
    own: { die: (faces) => stream(3).die(faces), draw: (size) => stream(3).draw(size) },
  }
}
