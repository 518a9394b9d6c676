import { takeOut } from './cards.ts'
import type { Muster } from './config.ts'
import { FORTRESS_IDS, type FortressId } from './fortresses.ts'
import { isVictory, type OutcomeKind } from './state.ts'

/** Initial lanterns of a road [S 26]. */
export const LANTERNS = 3

/** Limit of exchanged creatures between two sieges [S 26]. */
export const MOST_EXCHANGED = 3

/** The progress on the Road of Seven Fortresses, separate from any siege. */
export interface RoadProgress {
  readonly muster: Muster
  readonly lanterns: number
  /** The stars won at each conquered fortress, in order. */
  readonly stars: readonly number[]
}

/** Maximum of stars on a road. */
export const PERFECT = 3 * FORTRESS_IDS.length

export const beginRoad = (muster: Muster): RoadProgress => ({ muster, lanterns: LANTERNS, stars: [] })

/** Returns the next fortress, or null if all are taken or no lantern is left. */
export const nextFortress = ({ lanterns, stars }: RoadProgress): FortressId | null =>
  lanterns > 0 ? (FORTRESS_IDS[stars.length] ?? null) : null

/** True if all seven fortresses are taken. */
export const isWalked = ({ stars }: RoadProgress): boolean => stars.length === FORTRESS_IDS.length

/** Returns the stars for an outcome: three, two or one for a victory, else none. */
export function starsOf(kind: OutcomeKind): number {
  if (kind === 'total-victory') return 3
  if (kind === 'convincing-victory') return 2
  return kind === 'victory' ? 1 : 0
}

/** Returns the sum of all stars. */
export const starsIn = ({ stars }: RoadProgress): number => stars.reduce((sum, one) => sum + one, 0)

/** True if a siege of the road may be set up again after a failed assault. That needs a spare lantern. */
export const mayTryAgain = ({ lanterns }: RoadProgress, siege: number): boolean => lanterns - (siege - 1) > 1

/** Returns the road after a siege of its next fortress. Each repetition costs a lantern, and so does a draw or a defeat. */
export function afterSiege(road: RoadProgress, kind: OutcomeKind, sieges: number): RoadProgress {
  const lost = sieges - 1 + Number(!isVictory(kind))
  const lanterns = Math.max(0, road.lanterns - lost)
  return { ...road, lanterns, stars: isVictory(kind) ? [...road.stars, starsOf(kind)] : road.stars }
}

/** Returns the number of creatures that differ between two decks. */
export function exchanged(from: Muster, to: Muster): number {
  const left = [...from.creatures]
  for (const creature of to.creatures) takeOut(left, creature)
  return left.length
}

/** True if one deck may replace another between two sieges; treasure and lands are free [S 26]. */
export const mayExchange = (from: Muster, to: Muster): boolean => exchanged(from, to) <= MOST_EXCHANGED
