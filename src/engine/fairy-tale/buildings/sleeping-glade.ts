import type { BuildingRules } from '../hooks/building.ts'

/** The sleeping glade: a monster alone here when its own step comes stays; with company it may go [R 33]. */
export const sleepingGlade: BuildingRules = {
  mark: '☾',
  costs: [{ magic: 1 }],
  holds: ({ monsters }) => monsters.length === 1,
}
