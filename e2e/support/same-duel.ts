import { boogyman, type State, writeNotation } from '../../src/engine/boogyman/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { apprentice, cub, guardian, type Player } from '../../src/tales/boogyman/bots/index.ts'
import { randomPlayer } from '../../tests/boogyman/random-play.ts'
import { hashesOf as anyHashesOf } from './hashes-of.ts'

/** Hashes of the position after each action of random duels, by seed. */
export const randomDuels = (first: number, count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const pick = randomPlayer(first + index)
      return [`${first + index}`, hashesOf(begun(first + index), (state) => pick(boogyman.list(state)))]
    }),
  )

/** The number of positions that the guardian searches here: enough to look further than its minimum. */
const POSITIONS = 400

/** Duels of bots. The same seed must give the same choices on any machine. */
export const playedDuels = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ cub, apprentice, guardian: guardian(POSITIONS) }).map(([name, player], seed) => {
      const luck = seededRng({ random: randomState(seed) })
      return [name, hashesOf(begun(seed), (state) => player(state, luck))]
    }),
  )

const begun = (seed: number): State =>
  boogyman.begin(
    { players: ['', ''], first: seed % 2 ? 'red' : 'green', rules: { trees: seed % 3 ? 'two' : 'three' } },
    seed,
  )

const hashesOf = (state: State, decide: (state: State) => ReturnType<Player>): string =>
  anyHashesOf(boogyman, state, writeNotation, decide)
