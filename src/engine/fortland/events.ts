import type { Facing, Place, Space } from './board.ts'
import type { Outcome, Seat } from './state.ts'

/** Everything that happens, in the order in which it happens (section 9). */
export type Event =
  | { type: 'mustered'; seat: Seat; space: Space }
  | { type: 'turn-began'; seat: Seat; round: number }
  | { type: 'rolled'; seat: Seat; faces: number[] }
  /** `passing`: another army stands on the space that was entered, and this one must march on [F 5]. */
  | { type: 'marched'; seat: Seat; from: Space; to: Space; passing: boolean }
  | { type: 'turned'; seat: Seat; facing: Facing }
  /** `siege`: on the place of another country that has not fallen; else it fortifies one's own. */
  | { type: 'built'; seat: Seat; place: Place; siege: boolean }
  /** `whose`: the owner of the fort; `gains`: it was one's own, and gave actions [F 8]. */
  | { type: 'tore'; seat: Seat; place: Place; whose: Seat; gains: boolean }
  /** `by`: who built the last siege; null where the country gave up. */
  | { type: 'fell'; seat: Seat; by: Seat | null }
  /** A fort went home because of a fall [F 11]. */
  | { type: 'fort-returned'; place: Place; whose: Seat }
  /** So many actions nothing could use [F 6]. */
  | { type: 'actions-lost'; seat: Seat; count: number }
  | { type: 'gave-up'; seat: Seat }
  | { type: 'over'; winners: readonly Seat[]; by: Outcome['by'] }
