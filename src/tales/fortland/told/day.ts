import { type Config, SEATS, type SeatName } from '../../../engine/fortland/index.ts'
import { SEEDS, type Seed } from '../../../engine/kernel/index.ts'
import { numbersOf } from '../../../store/day-numbers.ts'
import type { Computer } from '../leaders.ts'

/** How many countries, and who leads the others: never changed, so that every day that was has the same tale for ever. */
const SIZES = [2, 3, 3, 4] as const
const OPPONENTS = ['cub', 'apprentice', 'apprentice', 'guardian'] as const satisfies readonly Computer[]

/** The tale of a day: one country for whoever plays, all others led by the same computer player. */
export interface DayOfFortland {
  config: Config
  seed: Seed
  /** The country of whoever plays. */
  own: SeatName
  /** The others, in their order, and who leads them. */
  others: readonly SeatName[]
  opponent: Computer
}

/** What a day brings: the same for everybody who begins it, worked out from nothing but the date. */
export function taleOfDay(day: string): DayOfFortland {
  const next = numbersOf(`fortland ${day}`)
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
