import type { BuildingRules } from '../../hooks/building.ts'

/** Rumpelstiltskin's spinning room: it keeps the gold thread, wants the cake, and a roll for new monsters is not made for it [R 60]. */
export const spinningRoom: BuildingRules = {
  mark: '✳',
  box: 'quests',
  minimumDistance: 2,
  canSpring: true,
  house: { keeps: 'thread', wants: 'cake', hushes: 1 },
}
