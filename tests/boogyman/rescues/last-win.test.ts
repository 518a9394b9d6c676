import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boogyman, parseTurn } from '../../../src/engine/boogyman/index.ts'
import { advance, openSession, randomState, seededRng, stateOf } from '../../../src/engine/kernel/index.ts'
import { cub } from '../../../src/tales/boogyman/bots/index.ts'
import type { Session } from '../../../src/tales/boogyman/game.ts'
import { lastWin, prove } from '../../../src/tales/boogyman/rescues/index.ts'
import { duelFrom, OPENING, played, twoPlayers } from '../../../src/tales/boogyman/testing.ts'

/** Six mushrooms, one of them with two trees on its tile: one more wins. */
const ONE_MORE = 'tiles a1 rrr; b1 rr; c2 ryy; d4 G; g5 g'

describe('the last chance to win a duel', () => {
  it('is the turn that missed the seventh', () => {
    const session = duelFrom(ONE_MORE, 'step a1 a2, step b1 b2, prowl b2, step g5 g4, give-up')
    expect(lastWin(session)).toMatchObject({ move: 0, turn: session.first.turn })
    expect(prove(session.first)?.way).toEqual(parseTurn('spawn c2'))
  })

  it('is missing during a duel, for its winner, and if there was none', () => {
    expect(lastWin(duelFrom(ONE_MORE, 'step a1 a2'))).toBeNull()
    expect(lastWin(duelFrom(ONE_MORE, 'spawn c2'))).toBeNull()
    expect(lastWin(played(`${OPENING}, give-up`))).toBeNull()
  })

  it('can be proved in any duel', () => {
    fc.assert(
      fc.property(fc.nat(9999), (seed) => {
        const luck = seededRng({ random: randomState(seed) })
        let session: Session = openSession(boogyman, twoPlayers, seed)
        while (!stateOf(session).outcome) {
          const next = advance(boogyman, session, cub(stateOf(session), luck))
          if (!next.ok) throw new Error(next.error.code)
          session = next.value
        }
        const found = lastWin(session)
        if (found) expect(prove(found.state)?.answers).toBeGreaterThan(0)
      }),
      { numRuns: 12 },
    )
  })
})
