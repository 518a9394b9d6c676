import { describe, expect, it } from 'vitest'
import {
  fortress,
  isVictory,
  PRESETS,
  parseAction,
  parseNotation,
  standardRules,
} from '../../../engine/fortress/index.ts'
import { advance, openSession, stateOf } from '../../../engine/kernel/index.ts'
import { page } from '../bots/index.ts'
import type { Session } from '../game.ts'
import { turnsIn } from './played-turns.ts'
import type { Review } from './review.ts'
import { reviewing } from './review-game.ts'

const CONFIG = {
  player: '',
  muster: PRESETS['town-watch'],
  against: { defenders: 5 },
  rules: standardRules(),
}

/** Plays a whole siege with the Page. */
function siegeOf(seed: number): Session {
  const luck = { die: () => 1, draw: () => 0 }
  let session: Session = openSession(fortress, CONFIG, seed)
  while (!stateOf(session).outcome) {
    const next = advance(fortress, session, page(stateOf(session), luck))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}

/** Plays comma-separated actions from a drawn position. */
function siegeFrom(position: string, actions: string): Session {
  const read = parseNotation(position)
  if (!read.ok) throw new Error(read.error.code)
  let session: Session = { config: CONFIG, seed: 0, first: read.value, moves: [] }
  for (const text of actions.split(', ')) {
    const action = parseAction(text)
    const next = action && advance(fortress, session, action)
    if (!next?.ok) throw new Error(`"${text}" is not an allowed action.`)
    session = next.value
  }
  return session
}

function lastOf(session: Session): Review {
  const review = [...reviewing(session)].at(-1)
  if (!review) throw new Error('Expected a review.')
  return review
}

describe('review of a finished siege', () => {
  it('gives the chance of victory in each turn, the same on repetition', () => {
    const session = siegeOf(3)
    const review = lastOf(session)
    expect(lastOf(session)).toEqual(review)
    expect(review.done).toBe(true)
    expect(review.turns.map(({ turn }) => turn)).toEqual(turnsIn(session).map(({ turn }) => turn))
    for (const { began, acted } of review.turns) {
      expect(Math.min(began, acted)).toBeGreaterThanOrEqual(0)
      expect(Math.max(began, acted)).toBeLessThanOrEqual(1)
    }
    expect(review.best === null || review.best.gained > 0).toBe(true)
    expect(review.worst === null || review.worst.gained < 0).toBe(true)
  })

  it('names the turn that lost the siege, and a better alternative', () => {
    // The last defender must fall at once: an assault a turn later comes too late for the remaining life.
    const session = siegeFrom(
      'life 3; garrison goose-maid; army bean-giant bean-giant; deck wood*3',
      'end, give-up',
    )
    const { decision, turns } = lastOf(session)
    expect(turns).toHaveLength(1)
    expect(decision).toMatchObject({ turn: 1, move: 0 })
    expect(decision?.better.map((action) => action.type)).toEqual(['send', 'fight', 'end'])
    expect((decision?.worthBetter ?? 0) - (decision?.worthPlayed ?? 0)).toBeGreaterThan(0.2)
  })

  it('names the decisive random event', () => {
    // Ten against three dice: the dice alone decide.
    const session = siegeFrom('army iron-hans iron-hans', 'assault')
    const state = stateOf(session)
    const review = lastOf(session)
    const won = state.outcome !== null && isVictory(state.outcome.kind)
    expect(won ? review.best : review.worst).toMatchObject({ turn: 1, kind: 'assault', face: null })
  })

  it('covers the last siege, empty without actions', () => {
    const session = siegeFrom('pending again; army iron-hans; lands 0 2 0; deck gold*9', 'again, give-up')
    expect(lastOf(session)).toEqual({ turns: [], best: null, worst: null, decision: null, done: true })
  })
})
