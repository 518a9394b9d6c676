import type { Refusal } from '../actions.ts'
import { isGoal } from '../buildings.ts'
import { winsByDiamonds } from '../config.ts'
import { DIAMONDS } from '../setup.ts'
import type { State } from '../state.ts'
import type { Face } from '../tiles.ts'
import { places } from './forest.ts'
import { diamondsToCome, tilesLeft } from './market.ts'

/** The number of turns or of defeated monsters that wins, by goal [R 68]. */
const TARGETS = { rounds: 20, 'monsters-22': 22, 'monsters-28': 28 } as const

/** The progress towards a goal other than the dark diamonds. */
export interface Progress {
  /** The turns, monsters or tiles that are left. */
  left: number
  /** The total; null for tiles, since the size of the first pile is not stored. */
  of: number | null
}

/** Returns the progress, or null if the goal is the dark diamonds [R 68]. The current turn counts as over. */
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

/** True if a goal other than the diamonds is reached. Checked at the end of a turn, when the forest stirs [R 38] [R 68]. */
export const isReached = (state: State): boolean => progressOf(state)?.left === 0

/** The number of monsters that appeared, are gone, and did not reach the oak [R 68]. A parsed position may be inconsistent: at least 0. */
function defeated({ tiles, nextMonster, reached }: State): number {
  const here = places(tiles).reduce((sum, place) => sum + (tiles[place]?.monsters.length ?? 0), 0)
  return Math.max(0, nextMonster - 1 - here - reached)
}

/** Returns a predicate: must a road stay open after this tile is placed, for a diamond or for the pile [R 11] [R 68]? */
export function awaitsMore(state: State): (laid: Face) => boolean {
  if (state.rules.goal === 'last-tile') {
    const lasts = tilesLeft(state.pile) > 0
    return () => lasts
  }
  const count = diamondsToCome(state)
  return (laid) => count > (isGoal(laid) ? 1 : 0)
}

/** Returns why felling is pointless: the goal needs none of the remaining tiles [R 73] [R 68]. Null otherwise. */
export function refuseUnawaited(state: State): Refusal | null {
  if (state.rules.goal === 'last-tile') return tilesLeft(state.pile) > 0 ? null : { code: 'pile-is-empty' }
  return diamondsToCome(state) > 0 ? null : { code: 'no-diamond-to-come' }
}
