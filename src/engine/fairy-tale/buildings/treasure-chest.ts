import type { BuildingRules } from '../hooks/building.ts'

/** The treasure chest: never full, monsters next door always turn to it, and whoever enters is put out [R 25]. */
export const treasureChest: BuildingRules = {
  mark: '▣',
  costs: [{ gold: 2 }],
  neverFull: true,
  noEntrance: true,
  lure: 'before-characters',
  entered: () => 'to-the-entrance',
}
