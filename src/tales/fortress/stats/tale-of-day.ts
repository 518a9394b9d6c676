import { type Config, PRESETS, type PresetId } from '../../../engine/fortress/index.ts'
import { SEEDS, type Seed } from '../../../engine/kernel/index.ts'
import { dailyRandom } from '../../../store/daily-random.ts'

/**
 * Possible decks and numbers of defenders. Must never change, so that past days keep their sieges. Fortresses of the road are excluded,
 * because those sieges count on the road [S 26].
 */
const DECKS = [
  'town-watch',
  'deep-forest',
  'night-court',
  'bremen-road',
] as const satisfies readonly PresetId[]
const GARRISONS = [4, 5, 5, 6] as const

/** Returns the daily siege of a date. The date alone decides, so all players get the same. */
export function siegeOfDay(day: string): { config: Config; seed: Seed; deck: PresetId; defenders: number } {
  const next = dailyRandom(`fortress ${day}`)
  const seed = next(SEEDS)
  const deck = DECKS[next(DECKS.length)] ?? DECKS[0]
  const defenders = GARRISONS[next(GARRISONS.length)] ?? GARRISONS[1]
  return {
    seed,
    deck,
    defenders,
    config: {
      player: '',
      muster: PRESETS[deck],
      against: { defenders },
      rules: { order: 'yours', gift: 'deck' },
    },
  }
}
