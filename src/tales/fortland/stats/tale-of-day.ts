import { type Config, SEATS, type SeatName } from '../../../engine/fortland/index.ts'
import { SEEDS, type Seed } from '../../../engine/kernel/index.ts'
import { dailyRandom } from '../../../store/daily-random.ts'
import type { BotId } from '../controllers.ts'

/** Possible numbers of countries and opponents. Must never change, so that past days keep their games. */
const SIZES = [2, 3, 3, 4] as const
const OPPONENTS = ['cub', 'apprentice', 'apprentice', 'guardian'] as const satisfies readonly BotId[]

/** The daily game: one country for the player, all others led by the same bot. */
export interface DayOfFortland {
  config: Config
  seed: Seed
  /** The player's country. */
  own: SeatName
  /** The other countries in order, and their bot. */
  others: readonly SeatName[]
  opponent: BotId
}

/** Returns the daily game of a date. It depends on the date alone, so all players get the same. */
export function taleOfDay(day: string): DayOfFortland {
  const next = dailyRandom(`fortland ${day}`)
  const seed = next(SEEDS)
  const countries = SEATS.slice(0, SIZES[next(SIZES.length)] ?? 3)
  const own = countries[next(countries.length)] ?? SEATS[0]
  return {
    seed,
    own,
    others: countries.filter((one) => one !== own),
    opponent: OPPONENTS[next(OPPONENTS.length)] ?? 'apprentice',
    config: {
      players: countries.map(() => ''),
      rules: {
        leave: 'off',
        ownForts: 'gain',
        dice: 1,
        turnCost: 2,
        layout: 'countries',
        winter: 60,
        fall: 'out',
      },
    },
  }
}
