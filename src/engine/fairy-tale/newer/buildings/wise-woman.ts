import type { BuildingRules } from '../../hooks/building.ts'
import { foretell } from '../foretelling.ts'

/** The Wise Woman: whoever steps onto her in the action phase sees the next die for movement now [R 66]. */
export const wiseWoman: BuildingRules = {
  mark: '☉',
  box: 'spells',
  costs: [{ gold: 1 }],
  steppedOnto: (table, { seat }) => foretell(table, seat),
}
