import {
  FORTRESS_IDS,
  fortress,
  PRESET_IDS,
  PRESETS,
  type State,
  standardRules,
  writeNotation,
} from '../../src/engine/fortress/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { captain, type Player, page } from '../../src/tales/fortress/bots/index.ts'
import { randomPlayer } from '../../tests/fortress/random-play.ts'
import { hashesOf } from './hashes-of.ts'

/** Hashes of the position after each action of random sieges, by seed. */
export const randomSieges = (first: number, count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const pick = randomPlayer(first + index)
      return [`${first + index}`, siegeOf(first + index, (state) => pick(fortress.list(state)))]
    }),
  )

/** The number of sieges that the Captain plays out here for each option. */
const FEW = 2

/** Sieges of bots. The same seed must give the same choices on any machine. */
export const playedSieges = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ page, captain: captain(FEW) } satisfies Record<string, Player>).map(
      ([name, player], seed) => {
        const luck = seededRng({ random: randomState(seed) })
        return [name, siegeOf(seed, (state) => player(state, luck))]
      },
    ),
  )

/** A siege with one of the decks, against some defenders or a fortress of the road. */
function siegeOf(seed: number, decide: (state: State) => ReturnType<Player>): string {
  const preset = PRESET_IDS[seed % PRESET_IDS.length] ?? PRESET_IDS[0]
  const fortressId = FORTRESS_IDS[seed % FORTRESS_IDS.length] ?? FORTRESS_IDS[0]
  const against = seed % 2 ? { fortress: fortressId } : { defenders: 5 }
  const begun = fortress.begin({ player: '', muster: PRESETS[preset], against, rules: standardRules() }, seed)
  return hashesOf(fortress, begun, writeNotation, decide)
}
