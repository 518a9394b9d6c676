import { describe, expect, it } from 'vitest'
import {
  type Citadel,
  citadel,
  parseAction,
  parseNotation,
  type State,
  standardRules,
} from '../../../engine/citadel/index.ts'
import {
  advance,
  openSession,
  openSessionFrom,
  playInPlace,
  randomState,
  seededRng,
  stateFor,
  stateOf,
} from '../../../engine/kernel/index.ts'
import { actor, anyOf, page } from '../bots/index.ts'
import type { Session } from '../game.ts'
import { turnsIn } from './played-turns.ts'
import { luckOf, type Review } from './review.ts'
import { reviewing } from './review-game.ts'

function lastOf(session: Session): Review {
  const review = [...reviewing(session)].at(-1)
  if (!review) throw new Error('Expected a review.')
  return review
}

function done(session: Session, action: Citadel['Action']): Session {
  const made = advance(citadel, session, action)
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

/** Plays actions from a position. */
function from(position: string, actions: readonly string[]): Session {
  const read = parseNotation(position.replaceAll(' | ', '\n'))
  if (!read.ok) throw new Error(read.error.code)
  const { seats, rules } = read.value
  let session: Session = openSessionFrom<Citadel>({ players: seats.map(() => ''), rules }, 0, read.value)
  for (const text of actions) {
    const action = parseAction(text)
    if (!action) throw new Error(`"${text}" is not an action.`)
    session = done(session, action)
  }
  return session
}

/** A game of three: the first seat plays at random, the others as the Page does. */
function gameOf(seed: number): Session {
  const luck = seededRng({ random: randomState(seed) })
  let session: Session = openSession(
    citadel,
    { players: ['', '', ''], rules: { ...standardRules(), version: 'strategic' } },
    seed,
  )
  while (!stateOf(session).winners) {
    const state = stateOf(session)
    const seat = actor(state)
    const action =
      seat === 0 && state.phase !== 'choose' && state.phase !== 'reveal'
        ? anyOf(citadel.list(state), luck)
        : page(stateFor(citadel, state, seat), luck)
    session = done(session, action)
  }
  return session
}

const GREAT =
  'g2=town-hall d3=town-hall e2=basilica b5=rose-palace f3=court-house f6=library d5=opera-house e5=glassworks'

describe('the review of a game', () => {
  it('names the costliest turn and a better alternative', () => {
    // The Lion could build its Manor but ends its turn. The Cross then wins.
    const session = from(
      `seat 1 bricks 9 plots ${GREAT} c2 c5 hand hospital manor | seat 2 bricks 5 plots h5 hand manor | on-turn 2 | turn 2 | pile smithy inn`,
      ['end', 'reveal', 'build hospital c2', 'build manor c5', 'end'],
    )
    expect(stateOf(session).winners).toEqual([0])
    const { decision, decided, turns } = lastOf(session)
    expect(decision).toMatchObject({ seat: 1, turn: 2, move: 0, played: [{ type: 'end' }] })
    expect(decision?.better).toContainEqual({ type: 'build', card: 'manor', plot: 'h5' })
    expect([decided, turns.map(({ turn }) => turn)]).toEqual([2, [2, 3]])
  })

  it('is empty for a game that was given up before the first action', () => {
    const review = lastOf(from('seat 1 bricks 5 plots a5 | seat 2 bricks 5 plots c5', ['resign']))
    expect(review).toMatchObject({ decision: null, fortunes: [], done: true })
  })

  it("separates luck from decisions: a card's result and the average of all", () => {
    // Two mills and an inn are in the pile: mills pay the Cross, the inn pays the Lion.
    const session = from(
      'seat 1 bricks 0 plots f5=smithy | seat 2 bricks 0 plots a4=inn | phase reveal | pile flour-millx2 inn',
      ['reveal', 'resign'],
    )
    const review = lastOf(session)
    const [fortune] = review.fortunes
    expect(fortune?.expected.map((bricks) => Math.round(bricks * 3))).toEqual([4, 4])
    const [cross, lion] = luckOf(review, 2)
    expect((cross ?? 0) * (lion ?? 0)).toBeLessThan(0)
  })

  it('repeats itself, with legal alternatives', () => {
    const session = gameOf(5)
    const review = lastOf(session)
    expect(lastOf(session)).toEqual(review)
    expect(review.turns.map(({ turn }) => turn)).toEqual(turnsIn(session).map(({ turn }) => turn))
    const { decision } = review
    if (!decision) throw new Error('Expected a mistake in the review.')
    expect(decision.worthBetter - decision.worthPlayed).toBeGreaterThanOrEqual(1)
    expect(stateOf(session).winners).not.toContain(decision.seat)
    const start = session.moves[decision.move]?.before
    if (!start) throw new Error('The game has no move of this turn.')
    const state: State = citadel.copy(start)
    for (const action of decision.better) {
      expect(citadel.refuse(state, action)).toBeNull()
      playInPlace(citadel, state, action, seededRng({ random: randomState(1) }))
    }
  })
})
