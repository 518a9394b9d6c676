import type { BuildingRules } from '../hooks/building.ts'

/** The candy house: a monster that enters nibbles, and loses the next step it would take [R 32]. */
export const candyHouse: BuildingRules = {
  mark: '⌂',
  costs: [{ wood: 1, gold: 1 }],
  canDelay: true,
  entered({ emit }, at, monster) {
    monster.delayedBy = 'candy-house'
    emit?.({ type: 'monster-delayed', monster: monster.n, kind: monster.kind, at, by: 'candy-house' })
    return 'stays'
  },
}
