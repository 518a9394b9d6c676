import type { BuildingRules } from '../../hooks/building.ts'
import { findSpell } from '../spells.ts'

/** The Wizard: whoever steps onto him without a spell gets one [R 66]. */
export const wizard: BuildingRules = {
  mark: '★',
  box: 'spells',
  costs: [{ magic: 1 }],
  steppedOnto: (table, { seat, at }) => findSpell(table, seat, at),
}
