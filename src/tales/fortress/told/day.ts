import { type Config, PRESETS, type PresetId } from '../../../engine/fortress/index.ts'
import { SEEDS, type Seed } from '../../../engine/kernel/index.ts'
import { numbersOf } from '../../../store/day-numbers.ts'

/**
 * The decks that may go along and how many may defend: never changed, so that every day that was has the same siege for
 * ever. No fortress of the road is among them: a siege before one of those counts on the road [S 26].
 */
const DECKS = [
  'town-watch',
  'deep-forest',
  'night-court',
  'bremen-road',
] as const satisfies readonly PresetId[]
const GARRISONS = [4, 5, 5, 6] as const

/** What a day brings: the same for everybody who begins it, worked out from nothing but the date. */
export function siegeOfDay(day: string): { config: Config; seed: Seed; deck: PresetId; defenders: number } {
  const next = numbersOf(`fortress ${day}`)
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
