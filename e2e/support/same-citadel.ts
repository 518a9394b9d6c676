import { citadel, type State, standardRules, writeNotation } from '../../src/engine/citadel/index.ts'
import { asSeen, randomState, seededChance } from '../../src/engine/kernel/index.ts'
import { actor, grandMaster, knight, page } from '../../src/tales/citadel/bots/index.ts'
import games from '../../tests/recorded/citadel.json' with { type: 'json' }
import { hashesOf } from './hashes-of.ts'
import { recordedHashesOf } from './recorded.ts'

/** The positions of every recorded game, one hash after each action, by the game's name. */
export const recordedCitadels = () => recordedHashesOf(citadel, games, writeNotation)

/** So few games the Grand Master plays on here: enough to choose among what it thinks of. */
const FEW = 6

/** Games of each computer player among Pages: the same luck, the same choice on any machine. */
export const playedCitadels = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ page, knight, grandMaster: grandMaster(FEW) }).map(([name, player], seed) => {
      const luck = seededChance({ random: randomState(seed) })
      const decide = (state: State) => {
        const seat = actor(state)
        return (seat === 0 ? player : page)(asSeen(citadel, state, seat), luck)
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
