import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boogyman, type Config, parseTurn, type State } from '../../../engine/boogyman/index.ts'
import { advance, openSession, randomState, seededChance, stateOf } from '../../../engine/kernel/index.ts'
import { cub } from '../bots/index.ts'
import type { Session } from '../game.ts'
import { duelFrom, played, twoPlayers } from '../testing.ts'
import { reviewing } from './reviewing.ts'
import { turnsIn } from './turns.ts'

function lastOf(session: Session) {
  const review = [...reviewing(session)].at(-1)
  if (!review) throw new Error('A review says something, always.')
  return review
}

/** A duel of two of the youngest, to its end. */
function duelOf(config: Config, seed: number): Session {
  const luck = seededChance({ random: randomState(seed) })
  let session: Session = openSession(boogyman, config, seed)
  while (!stateOf(session).outcome) {
    const next = advance(boogyman, session, cub(stateOf(session), luck))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}

const standing = (state: State, ...actions: NonNullable<ReturnType<typeof parseTurn>>) =>
  actions.reduce((before: State, action) => {
    const made = advance(boogyman, { config: twoPlayers, seed: 0, first: before, moves: [] }, action)
    if (!made.ok) throw new Error(made.error.code)
    return stateOf(made.value)
  }, state)

/** Six mushrooms stand, and two trees beside one of them: one more wins. Else the Boogyman takes one. */
const ONE_MORE = 'tiles a1 rrr; b1 rr; c2 ryy; d4 G; g5 g'

describe('a duel looked at once more', () => {
  it('names the turn that lost it, and what would have been better', () => {
    const session = duelFrom(ONE_MORE, 'step a1 a2, step b1 b2, prowl b2, step g5 g4, give-up')
    const review = lastOf(session)
    expect(stateOf(session).outcome).toMatchObject({ winner: 1 })
    expect(review.decision).toMatchObject({ seat: 0, turn: session.first.turn, move: 0, worthBetter: 7 })
    expect(review.decision?.better).toEqual(parseTurn('spawn c2'))
    expect(review.turns.map(({ turn }) => turn)).toEqual([session.first.turn, session.first.turn + 1])
  })

  it('has nothing to say of a duel that was given up before its first turn', () => {
    expect(lastOf(played('give-up'))).toEqual({ turns: [], decision: null, decided: null, done: true })
  })

  it('says of nobody that they stayed ahead who won only because the other gave up', () => {
    const level = lastOf(duelFrom('tiles c2 rr; g5 gg', 'step c2 c3, step c2 c3, give-up'))
    expect(level.decided).toBeNull()
    const behind = lastOf(duelFrom(ONE_MORE, 'step a1 a2, step b1 b2, step g5 g4, give-up'))
    expect(behind.turns.at(-1)?.ahead).toBeGreaterThan(0)
    expect(behind.decided).toBeNull()
  })

  it('does not count it as a decision that somebody gave up or both agreed', () => {
    for (const end of ['give-up', 'agree-draw']) {
      const review = lastOf(duelFrom('tiles c2 rr; g5 gg', `step c2 c3, step c2 c3, ${end}`))
      expect(review.turns).toHaveLength(1)
      expect(review.decision).toBeNull()
    }
  })

  it('is the same on any machine; what is better can be done there and stands better; its turns are those that were played', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.constantFrom('two', 'three'), (seed, trees) => {
        const session = duelOf({ ...twoPlayers, rules: { trees } }, seed)
        const review = lastOf(session)
        expect(lastOf(session)).toEqual(review)
        const turns = turnsIn(session)
        expect(review.turns.map(({ turn }) => turn)).toEqual(turns.map(({ turn }) => turn))
        for (const { ahead } of review.turns) expect(Math.abs(ahead)).toBeLessThanOrEqual(7)
        const { decision } = review
        if (!decision) return
        const before = session.moves[decision.move]?.before ?? session.first
        expect(before).toMatchObject({ onTurn: decision.seat, turn: decision.turn })
        // A whole turn: the next one begins, or it has won.
        const { turn, outcome } = standing(before, ...decision.better)
        expect(outcome ? outcome.winner : turn).toBe(outcome ? decision.seat : decision.turn + 1)
        expect(decision.worthBetter - decision.worthPlayed).toBeGreaterThanOrEqual(1)
        expect(decision.seat).not.toBe(stateOf(session).outcome?.winner)
      }),
      { numRuns: 2, examples: [[556, 'two']] },
    )
  })
})
