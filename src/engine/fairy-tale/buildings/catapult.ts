import type { BuildingRules } from '../hooks/building.ts'
import { hasMonstersNextTo } from '../rules/forest.ts'
import { askForPlace } from '../rules/questions.ts'

/** The catapult: whenever a character steps onto it, all monsters of one tile next to it are gone. */
export const catapult: BuildingRules = {
  mark: '¤',
  costs: [{ wood: 2 }],
  pausesAt: hasMonstersNextTo,
  steppedOnto: (table, { seat, at }) => askForPlace(table, seat, { by: 'catapult', nextTo: at }),
}
