import type { Facing, Place, Space } from './board.ts'
import type { Outcome, Seat } from './state.ts'

/** All events, in the order of section 9. */
export type Event =
  | { type: 'mustered'; seat: Seat; space: Space }
  | { type: 'turn-began'; seat: Seat; round: number }
  | { type: 'rolled'; seat: Seat; faces: number[] }
  /** `passing`: the space is occupied by another army, so this one must march on [F 5]. */
  | { type: 'marched'; seat: Seat; from: Space; to: Space; passing: boolean }
  | { type: 'turned'; seat: Seat; facing: Facing }
  /** `siege`: the place belongs to another country that has not fallen; otherwise the fort fortifies an own place. */
  | { type: 'built'; seat: Seat; place: Place; siege: boolean }
  /** `whose`: the seat that owns the fort; `gains`: the fort was an own one and gave actions [F 8]. */
  | { type: 'tore'; seat: Seat; place: Place; whose: Seat; gains: boolean }
  /** `by`: the builder of the last siege; null if the country gave up. */
  | { type: 'fell'; seat: Seat; by: Seat | null }
  /** A fort went home because of a fall [F 11]. */
  | { type: 'fort-returned'; place: Place; whose: Seat }
  /** `count` actions were left that nothing could use [F 6]. */
  | { type: 'actions-lost'; seat: Seat; count: number }
  | { type: 'gave-up'; seat: Seat }
  | { type: 'over'; winners: readonly Seat[]; by: Outcome['by'] }
