import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boogyman, type Config, parseTurn, type State } from '../../../engine/boogyman/index.ts'
import { advance, openSession, randomState, seededRng, stateOf } from '../../../engine/kernel/index.ts'
import { cub } from '../bots/index.ts'
import type { Session } from '../game.ts'
import { duelFrom, played, twoPlayers } from '../testing.ts'
import { turnsIn } from './played-turns.ts'
import { reviewing } from './review-game.ts'

function lastOf(session: Session) {
  const review = [...reviewing(session)].at(-1)
  if (!review) throw new Error('Expected a review.')
  return review
}

/** A complete duel between two cubs. */
function duelOf(config: Config, seed: number): Session {
  const luck = seededRng({ random: randomState(seed) })
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

/** Six mushrooms, one of them next to two trees: one more wins. Otherwise the Boogyman captures one. */
const ONE_MORE = 'tiles a1 rrr; b1 rr; c2 ryy; d4 G; g5 g'

describe('a review of a duel', () => {
  it('names the decisive turn and a better one', () => {
    const session = duelFrom(ONE_MORE, 'step a1 a2, step b1 b2, prowl b2, step g5 g4, give-up')
    const review = lastOf(session)
    expect(stateOf(session).outcome).toMatchObject({ winner: 1 })
    expect(review.decision).toMatchObject({ seat: 0, turn: session.first.turn, move: 0, worthBetter: 7 })
    expect(review.decision?.better).toEqual(parseTurn('spawn c2'))
    expect(review.turns.map(({ turn }) => turn)).toEqual([session.first.turn, session.first.turn + 1])
  })

  it('is empty for a duel given up before its first turn', () => {
    expect(lastOf(played('give-up'))).toEqual({ turns: [], decision: null, decided: null, done: true })
  })

  it('names no deciding turn if the winner was behind when the other gave up', () => {
    const level = lastOf(duelFrom('tiles c2 rr; g5 gg', 'step c2 c3, step c2 c3, give-up'))
    expect(level.decided).toBeNull()
    const behind = lastOf(duelFrom(ONE_MORE, 'step a1 a2, step b1 b2, step g5 g4, give-up'))
    expect(behind.turns.at(-1)?.ahead).toBeGreaterThan(0)
    expect(behind.decided).toBeNull()
  })

  it('does not count giving up or agreeing to a draw as a decision', () => {
    for (const end of ['give-up', 'agree-draw']) {
      const review = lastOf(duelFrom('tiles c2 rr; g5 gg', `step c2 c3, step c2 c3, ${end}`))
      expect(review.turns).toHaveLength(1)
      expect(review.decision).toBeNull()
    }
  })

  it('is deterministic, with legal better turns of higher value, for the played turns', () => {
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
        // The better turn is complete: it wins, or the next turn begins.
        const { turn, outcome } = standing(before, ...decision.better)
        expect(outcome ? outcome.winner : turn).toBe(outcome ? decision.seat : decision.turn + 1)
        expect(decision.worthBetter - decision.worthPlayed).toBeGreaterThanOrEqual(1)
        expect(decision.seat).not.toBe(stateOf(session).outcome?.winner)
      }),
      { numRuns: 2, examples: [[556, 'two']] },
    )
  })
})
