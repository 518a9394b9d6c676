import type { BuildingRules } from '../../hooks/building.ts'
import { giveHeart } from '../hearts.ts'

/** Cinderella's ballroom: it keeps the slipper, wants the gold thread, and gives a lost heart back for it [R 60]. */
export const ballroom: BuildingRules = {
  mark: '♫',
  box: 'quests',
  minimumDistance: 2,
  canSpring: true,
  house: { keeps: 'slipper', wants: 'thread', gives: giveHeart },
}
