import { takeOut } from './cards.ts'
import type { Muster } from './config.ts'
import { FORTRESS_IDS, type FortressId } from './fortresses.ts'
import { isVictory, type OutcomeKind } from './state.ts'

/** Lanterns that a road begins with [S 26]. */
export const LANTERNS = 3

/** Creatures that may be exchanged between two sieges [S 26]. */
export const MOST_EXCHANGED = 3

/** The book of the Road of Seven Fortresses: it lies outside every siege. */
export interface Road {
  readonly muster: Muster
  readonly lanterns: number
  /** The stars won at each fortress that was taken, in their order. */
  readonly stars: readonly number[]
}

/** Most stars that a road brings. */
export const PERFECT = 3 * FORTRESS_IDS.length

/** A road at its beginning. */
export const beginRoad = (muster: Muster): Road => ({ muster, lanterns: LANTERNS, stars: [] })

/** The fortress that is next; null when all are taken, or no lantern is left. */
export const nextFortress = ({ lanterns, stars }: Road): FortressId | null =>
  lanterns > 0 ? (FORTRESS_IDS[stars.length] ?? null) : null

/** Whether all seven are taken. */
export const isWalked = ({ stars }: Road): boolean => stars.length === FORTRESS_IDS.length

/** The stars that a siege brings: three, two or one for a victory, none for anything else. */
export function starsOf(kind: OutcomeKind): number {
  if (kind === 'total-victory') return 3
  if (kind === 'convincing-victory') return 2
  return kind === 'victory' ? 1 : 0
}

/** All stars of a road. */
export const starsIn = ({ stars }: Road): number => stars.reduce((sum, one) => sum + one, 0)

/** Whether a siege of a road may be set up again after a failed assault: not without a lantern for it. */
export const mayTryAgain = ({ lanterns }: Road, siege: number): boolean => lanterns - (siege - 1) > 1

/**
 * The road after a siege of its next fortress, which took so many sieges: every time it was played again cost a lantern,
 * and so does a draw or a defeat.
 */
export function afterSiege(road: Road, kind: OutcomeKind, sieges: number): Road {
  const lost = sieges - 1 + Number(!isVictory(kind))
  const lanterns = Math.max(0, road.lanterns - lost)
  return { ...road, lanterns, stars: isVictory(kind) ? [...road.stars, starsOf(kind)] : road.stars }
}

/** How many creatures of one deck are not in another: so many would be exchanged. */
export function exchanged(from: Muster, to: Muster): number {
  const left = [...from.creatures]
  for (const creature of to.creatures) takeOut(left, creature)
  return left.length
}

/** Whether a deck may take the place of another between two sieges; treasure and lands are free [S 26]. */
export const mayExchange = (from: Muster, to: Muster): boolean => exchanged(from, to) <= MOST_EXCHANGED
