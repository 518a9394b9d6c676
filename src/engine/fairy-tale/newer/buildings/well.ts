import type { BuildingRules } from '../../hooks/building.ts'
import { fillBucket } from '../water.ts'

/** The well: whoever steps here has a full bucket. It never burns, and never runs dry [R 40] [R 43]. */
export const well: BuildingRules = {
  mark: '◎',
  box: 'fire',
  fireproof: true,
  steppedOnto: (table, { seat, at }) => fillBucket(table, seat, at),
}
