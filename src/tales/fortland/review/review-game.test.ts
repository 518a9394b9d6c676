import { describe, expect, it } from 'vitest'
import {
  type Action,
  fortland,
  parseAction,
  parseNotation,
  type State,
  standardRules,
} from '../../../engine/fortland/index.ts'
import {
  advance,
  openSession,
  openSessionFrom,
  randomState,
  seededRng,
  stateOf,
} from '../../../engine/kernel/index.ts'
import { apprentice, cub } from '../bots/index.ts'
import { afterPlan } from '../foresight/index.ts'
import type { Session } from '../game.ts'
import { turnsIn } from './played-turns.ts'
import type { Review } from './review.ts'
import { reviewing } from './review-game.ts'

function lastOf(session: Session): Review {
  const review = [...reviewing(session)].at(-1)
  if (!review) throw new Error('Expected a review.')
  return review
}

function played(session: Session, next: (state: State) => Action): Session {
  let now = session
  while (!stateOf(now).outcome) {
    const made = advance(fortland, now, next(stateOf(now)))
    if (!made.ok) throw new Error(made.error.code)
    now = made.value
  }
  return now
}

const configOf = (countries: number) => ({
  players: Array.from({ length: countries }, () => ''),
  rules: { ...standardRules(), fall: 'first' as const },
})

/** Plays a game in which the weakest bot leads Ash, and stronger bots the others. */
function gameOf(countries: number, seed: number): Session {
  const luck = seededRng({ random: randomState(seed) })
  return played(openSession(fortland, configOf(countries), seed), (state) =>
    (state.onTurn === 0 ? cub : apprentice)(state, luck),
  )
}

/** Plays a sequence of actions from a drawn position; its first roll is three or more. */
function from(position: string, actions: readonly string[]): Session {
  const read = parseNotation(position.replaceAll(' / ', '\n'))
  if (!read.ok) throw new Error(read.error.code)
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  const seed = seeds.find((one) => seededRng({ random: randomState(one) }).die(6) > 2) ?? 0
  const left = [...actions]
  return played(openSessionFrom(configOf(2), seed, { ...read.value, random: randomState(seed) }), () => {
    const text = left.shift() ?? 'give-up'
    const action = parseAction(text)
    if (!action) throw new Error(`"${text}" is not an action.`)
    return action
  })
}

describe('review of a finished game', () => {
  it('names the turn that lost the game, and a better alternative', () => {
    // Ash could free its city or wall in its last place; instead it marches off and falls.
    const session = from('a+b a A+b / B b b / armies a n1; b n3 cw / actions 4 / rules fall first', [
      ...['march', 'march', 'march', 'march', 'end'],
      ...['roll', 'march', 'build'],
    ])
    expect(stateOf(session).outcome).toEqual({ winners: [1], by: 'last' })
    const { decision, decided, turns } = lastOf(session)
    expect(decision).toMatchObject({ seat: 0, turn: 1, round: 1, move: 0, rolled: 4 })
    expect(decision?.played).toHaveLength(4)
    expect(decision?.better).not.toEqual(decision?.played)
    expect([decided, turns.map(({ turn }) => turn)]).toEqual([1, [1, 2]])
  })

  it('is empty for a game that was given up at once', () => {
    const review = lastOf(from('a a A / B b b', ['give-up']))
    expect(review).toEqual({ turns: [], decision: null, decided: null, done: true })
  })

  // Games with a costly mistake of the weakest bot.
  it.each([
    [2, 11],
    [3, 12],
  ])('with %i countries: finds a better legal turn, of a loser only', (countries, seed) => {
    const session = gameOf(countries, seed)
    const review = lastOf(session)
    expect(lastOf(session)).toEqual(review)
    expect(review.turns.map(({ turn }) => turn)).toEqual(turnsIn(session).map(({ turn }) => turn))
    for (const { ahead } of review.turns) {
      expect(ahead).toHaveLength(countries)
      for (const towns of ahead) expect(Math.abs(towns)).toBeLessThanOrEqual(10)
    }
    const winners = stateOf(session).outcome?.winners ?? []
    if (winners.length === 1) expect(review.turns.map(({ turn }) => turn)).toContain(review.decided)
    const { decision } = review
    if (!decision) throw new Error('Expected a mistake in the review.')
    const start = session.moves[decision.move]?.before
    if (!start) throw new Error('The game has no move of this turn.')
    expect(start).toMatchObject({ phase: 'act', onTurn: decision.seat, round: decision.round })
    expect(start.actions).toBe(decision.rolled)
    const then = afterPlan(start, decision.better)
    expect(then.outcome !== null || fortland.list(then).some(({ type }) => type === 'end')).toBe(true)
    expect(decision.worthBetter - decision.worthPlayed).toBeGreaterThanOrEqual(1)
    expect(winners).not.toContain(decision.seat)
  })
})
