import type { Boxes, CharacterId, Config, Difficulty } from '../../../engine/fairy-tale/index.ts'
import { SEEDS, type Seed } from '../../../engine/kernel/index.ts'
import { numbersOf } from '../../../store/day-numbers.ts'

/**
 * Those who may be called, how many of them, and how dark: never changed, so that every day that was has the same tale
 * for ever. Whoever joins the characters later is called from a later day on, by lists beside these.
 */
const COMPANY: readonly CharacterId[] = [
  'huntsman',
  'puss-in-boots',
  'beast',
  'three-little-pigs',
  'pied-piper',
  'rumpelstiltskin',
  'rapunzel',
  'red-riding-hood',
  'cinderella',
  'aladdin',
]
const SIZES = [2, 3, 3, 4] as const
const DARKNESS: readonly Difficulty[] = ['bedtime-story', 'fairy-tale', 'fairy-tale', 'grim-tale']
const BOXES: Boxes = { resources: true, simple: true, knotty: true, special: true }

/** The tale of a day: the same for everybody who begins it, worked out from nothing but the date. */
export function taleOfDay(day: string): { config: Config; seed: Seed } {
  const next = numbersOf(day)
  const seed = next(SEEDS)
  const difficulty = DARKNESS[next(DARKNESS.length)] ?? 'fairy-tale'
  const seats = Array.from({ length: SIZES[next(SIZES.length)] ?? 3 }, () => 0)
  const left = [...COMPANY]
  return {
    seed,
    config: {
      seats: seats
        .flatMap(() => left.splice(next(left.length), 1))
        .map((character) => ({ character, player: '' })),
      difficulty,
      rules: {
        sides: 'diagonal',
        roads: 'strict',
        noDen: 'roll-again',
        supply: 'market',
        goal: 'diamonds',
        oak: 'sturdy',
        heroes: 'safe',
        arrivals: 'side',
        moves: 'turn',
        grove: 'heart',
      },
      boxes: BOXES,
    },
  }
}
