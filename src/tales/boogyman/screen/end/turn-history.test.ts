import fc from 'fast-check'
import { expect, test } from 'vitest'
import { configs, randomPlayer } from '../../../../../tests/boogyman/random-play.ts'
import { boogyman, pawnsStanding } from '../../../../engine/boogyman/index.ts'
import { advance, openSession, stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { OPENING, played } from '../../testing.ts'
import { chronicleGame } from './turn-history.ts'

test('turns are counted from the first; the opening is excluded [B 2]', () => {
  expect(chronicleGame(played(OPENING)).turns).toEqual([{ turn: 1, standing: [2, 2] }])
  expect(chronicleGame(played('place d4')).turns).toEqual([])
})

/** A game of random actions, to its end or at most 120 actions. */
function randomGame(config: Parameters<typeof boogyman.begin>[0], seed: number): Session {
  let session: Session = openSession(boogyman, config, 0)
  const pick = randomPlayer(seed)
  for (let done = 0; done < 120 && !stateOf(session).outcome; done++) {
    const next = advance(boogyman, session, pick(boogyman.list(stateOf(session))))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}

test('every turn is included, final counts match the board, calls are unique [B 14]', () => {
  fc.assert(
    fc.property(configs, fc.nat(), (config, seed) => {
      const game = randomGame(config, seed)
      const last = stateOf(game)
      const { turns, moments } = chronicleGame(game)
      expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: last.turn }, (_, nth) => nth + 1))
      if (last.turn > 0)
        expect(turns.at(-1)?.standing).toEqual([pawnsStanding(last, 0), pawnsStanding(last, 1)])
      for (const seat of [0, 1] as const) {
        const called = moments.filter((moment) => moment.kind === 'called' && moment.seat === seat)
        expect(called).toHaveLength(last.boogymen[seat] === null ? 0 : 1)
      }
    }),
    { numRuns: 20 },
  )
})
