import { citadel, type State, standardRules, writeNotation } from '../../src/engine/citadel/index.ts'
import { randomState, seededRng, stateForBot } from '../../src/engine/kernel/index.ts'
import { actor, grandMaster, knight, page } from '../../src/tales/citadel/bots/index.ts'
import games from '../../tests/recorded/citadel.json' with { type: 'json' }
import { hashesOf } from './hashes-of.ts'
import { recordedHashesOf } from './recorded.ts'

/** Hashes of the position after each action of every recorded game, by its name. */
export const recordedCitadels = () => recordedHashesOf(citadel, games, writeNotation)

/** The number of games that the Grand Master plays out here: enough to choose between its ideas. */
const FEW = 6

/** Games of each bot against Pages. The same seed must give the same choices on any machine. */
export const playedCitadels = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ page, knight, grandMaster: grandMaster(FEW) }).map(([name, player], seed) => {
      const luck = seededRng({ random: randomState(seed) })
      const decide = (state: State) => {
        const seat = actor(state)
        return (seat === 0 ? player : page)(stateForBot(citadel, state, seat), luck)
      }
      return [name, hashesOf(citadel, begun(seed), writeNotation, decide)]
    }),
  )

const begun = (seed: number): State =>
  citadel.begin(
    {
      players: Array.from({ length: 4 - seed }, () => ''),
      rules: { ...standardRules(), version: seed % 2 ? 'strategic' : 'basic' },
    },
    seed,
  )
