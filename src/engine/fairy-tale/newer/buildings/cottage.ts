import type { BuildingRules } from '../../hooks/building.ts'
import { askForPlace } from '../../rules/questions.ts'
import { asksOnVisit } from '../errands.ts'

/** Grandmother's cottage: it keeps the cake, wants the slipper, and clears any tile for it [R 60]. */
export const cottage: BuildingRules = {
  mark: '♥',
  box: 'quests',
  minimumDistance: 2,
  canSpring: true,
  house: {
    keeps: 'cake',
    wants: 'slipper',
    gives: (table, seat) => askForPlace(table, seat, { by: 'delivery', nextTo: null }),
  },
  pausesAt: asksOnVisit,
}
