import type { Refusal } from '../actions.ts'
import { isGoal } from '../buildings.ts'
import { winsByDiamonds } from '../config.ts'
import { DIAMONDS } from '../setup.ts'
import type { State } from '../state.ts'
import type { Face } from '../tiles.ts'
import { places } from './forest.ts'
import { diamondsToCome, tilesLeft } from './market.ts'

/** How many turns must be over, or monsters defeated, by each goal that counts them [R 68]. */
const TARGETS = { rounds: 20, 'monsters-22': 22, 'monsters-28': 28 } as const

/** How far a table has come that chose another goal than the dark diamonds. */
export interface Progress {
  /** Turns, monsters or tiles to be drawn that are left. */
  left: number
  /** Of how many; null where that is not known any more. */
  of: number | null
}

/**
 * How far a table has come that chose another goal; null where the dark diamonds are it [R 68]. Of turns, the one that is
 * played counts as over.
 */
export function progressOf(state: State): Progress | null {
  const { goal } = state.rules
  if (goal === 'diamonds') return null
  if (goal === 'last-tile') return { left: tilesLeft(state.pile), of: null }
  const of = TARGETS[goal]
  return { left: Math.max(0, of - (goal === 'rounds' ? state.turn : defeated(state))), of }
}

/** True if destroying the tile now wins the game: the goal is to destroy the dark diamonds, and it is the last one. */
export const endsGame = ({ rules, diamonds }: State, tile: Pick<Face, 'building'>): boolean =>
  isGoal(tile) && winsByDiamonds(rules) && diamonds === DIAMONDS - 1

/** Whether another goal than the diamonds is reached, when a turn is over and the forest stirs [R 38] [R 68]. */
export const isReached = (state: State): boolean => progressOf(state)?.left === 0

/** Monsters that appeared, are not in the forest and did not reach the oak [R 68]; a drawn position may say less of them than none. */
function defeated({ tiles, nextMonster, reached }: State): number {
  const here = places(tiles).reduce((sum, place) => sum + (tiles[place]?.monsters.length ?? 0), 0)
  return Math.max(0, nextMonster - 1 - here - reached)
}

/** Says of a tile that is laid whether a road must stay open after it: for a diamond to come, or for the pile [R 11] [R 68]. */
export function awaitsMore(state: State): (laid: Face) => boolean {
  if (state.rules.goal === 'last-tile') {
    const lasts = tilesLeft(state.pile) > 0
    return () => lasts
  }
  const count = diamondsToCome(state)
  return (laid) => count > (isGoal(laid) ? 1 : 0)
}

/** Why no tile is felled for the sake of those to come: they do not matter to the goal any more [R 73] [R 68]. */
export function refuseUnawaited(state: State): Refusal | null {
  if (state.rules.goal === 'last-tile') return tilesLeft(state.pile) > 0 ? null : { code: 'pile-is-empty' }
  return diamondsToCome(state) > 0 ? null : { code: 'no-diamond-to-come' }
}
