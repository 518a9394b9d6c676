import type { State } from '../../../engine/fairy-tale/index.ts'
import { type Chance, type DieFace, randomState, seededChance } from '../../../engine/kernel/index.ts'

/** The luck of one game that might follow: that of the table, and that of those who play it. */
export interface Luck {
  chance: Chance
  own: Chance
}

/** The faces of the first die, in turn: few games are enough to see all of it. */
const DIE: readonly DieFace[] = [1, 4, 6, 2, 5, 3]

/** How many games see all faces of the first die. */
export const FACES = DIE.length

/** More turns than any game has, and the streams of each: new monsters, movement, tiles, players. */
const TURNS = 1000
const STREAMS = 4

/**
 * The luck of the game of a number, for a game that is played on. Every turn has its own, and in it every phase: two that
 * differ in what was done roll the same dice all the same, so that what was done is compared, and not luck. The die that
 * falls first takes its faces in turn with the number.
 */
export function luckOf(state: State, game: number): Luck {
  let first: DieFace | null = DIE[game % DIE.length] ?? 1
  const streams = new Map<number, Chance>()
  const stream = (which: number): Chance => {
    const number = (game * TURNS + state.turn) * STREAMS + which
    const known = streams.get(number) ?? seededChance({ random: randomState(number) })
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
