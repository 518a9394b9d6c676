import {
  type CreatureId,
  isCreature,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  sortedCards,
} from '../../../../engine/fortress/index.ts'
import type { Wish } from '../../saved-cover.ts'

const textOf = ({ creatures, treasure, lands }: Wish): string =>
  JSON.stringify([[...creatures].sort(), treasure, lands.wood, lands.gold, lands.magic])

export const isSameDeck = (one: Wish, other: Wish): boolean => textOf(one) === textOf(other)

/** Returns the preset that equals this deck, or null. */
export const presetOf = (wish: Wish): PresetId | null =>
  PRESET_IDS.find((id) => isSameDeck(wish, PRESETS[id])) ?? null

/** Returns the three creatures on a deck's card: the most frequent ones, the most expensive in the middle. */
export function facesOf(wish: Wish): CreatureId[] {
  const creatures = sortedCards(wish.creatures.filter(isCreature))
  const each = [...new Set(creatures)]
  const middle = Math.floor(each.length / 2)
  return [each.at(0), each.at(middle), each.at(-1)].filter((one) => one !== undefined)
}

/** Returns the difficulty of a number of defenders, as measured with the town-watch (law, section 13). */
export function toughnessOf(defenders: number): 'stroll' | 'siege' | 'hard' | 'grim' {
  if (defenders <= 4) return 'stroll'
  if (defenders === 5) return 'siege'
  return defenders === 6 ? 'hard' : 'grim'
}
