import type { Boxes, CharacterId, Config, Difficulty } from '../../../engine/fairy-tale/index.ts'
import { SEEDS, type Seed } from '../../../engine/kernel/index.ts'
import { dailyRandom } from '../../../store/daily-random.ts'

/**
 * The characters, party sizes and difficulties of daily games. Must never change, so that the game of each past day stays the same. Later
 * characters need new lists that apply from a later day on.
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

/** Returns the game of a day, computed from the date alone: the same for all players. */
export function taleOfDay(day: string): { config: Config; seed: Seed } {
  const next = dailyRandom(day)
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
