import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  canUndo,
  eventFor,
  openSession,
  play,
  playInPlace,
  readGame,
  scriptedRng,
  seededRng,
  stateFor,
  stateForBot,
  stateOf,
  undo,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { type DiceRace, diceRace, GOAL } from './dice-race.ts'

const config = { players: ['Hanna', 'Tom'] } as const
type Act = DiceRace['Action']['type']

function raceAfter(seed: number, ...acts: Act[]) {
  let session = openSession(diceRace, config, seed)
  for (const type of acts) {
    const next = advance(diceRace, session, { type })
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}

const seeds = fc.integer({ min: 0, max: 9999 })
/** Random races: each number chooses one of the allowed actions. */
const races = fc.tuple(seeds, fc.array(fc.nat(3), { maxLength: 60 })).map(([seed, choices]) => {
  let session = openSession(diceRace, config, seed)
  for (const choice of choices) {
    const allowed = diceRace.list(stateOf(session))
    const action = allowed[choice % Math.max(allowed.length, 1)]
    const next = action && advance(diceRace, session, action)
    if (next?.ok) session = next.value
  }
  return session
})

test('the game provides the seats, the seat to act and the winner', () => {
  expect(diceRace.seats(config).map(({ role }) => role)).toEqual(['hare', 'tortoise'])
  expect(diceRace.decider(stateOf(raceAfter(1)))).toBe(0)
  expect(diceRace.decider(stateOf(raceAfter(1, 'roll')))).toBe(1)
  fc.assert(
    fc.property(races, (session) => {
      const state = stateOf(session)
      const won = state.at.findIndex((at) => at >= GOAL)
      expect(diceRace.outcome(state)).toEqual(won < 0 ? null : { won: [won] })
      expect(diceRace.decider(state) === null).toBe(won >= 0)
    }),
  )
})

test('the number of faces of the die is that of the rules', () => {
  const rolled = Array.from({ length: 200 }, (_, seed) => stateOf(raceAfter(seed, 'roll')).at[0])
  expect(new Set(rolled)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
})

describe('hidden information', () => {
  test('is in nothing that others view', () => {
    fc.assert(
      fc.property(races, (session) => {
        const state = stateOf(session)
        for (const [seat, by] of [
          [0, 1],
          [1, 0],
          [0, null],
          [1, null],
        ] as const) {
          const hidden = state.cards[seat] !== 0 && !(by !== null && state.peeked[by])
          expect(stateForBot(diceRace, state, by).cards[seat]).toBe(hidden ? null : state.cards[seat])
        }
      }),
    )
  })

  test('when changed, changes nothing for a viewer who may not know it', () => {
    fc.assert(
      fc.property(races, fc.integer({ min: 1, max: 6 }), (session, card) => {
        const state = stateOf(session)
        fc.pre(state.cards[1] !== 0 && !state.peeked[0])
        const otherwise = { ...state, cards: [state.cards[0], card] as typeof state.cards }
        expect(stateForBot(diceRace, otherwise, 0)).toEqual(stateForBot(diceRace, state, 0))
        expect(diceRace.list(stateForBot(diceRace, state, 0))).toEqual(diceRace.list(state))
      }),
    )
  })

  test('is only in its viewer’s event', () => {
    const { moves } = raceAfter(3, 'peek')
    const frames = moves.at(-1)?.frames ?? []
    const card = (by: number | null) => eventFor(diceRace, frames, by).map(({ event }) => event)
    const theirs = stateOf(raceAfter(3)).cards[1]
    expect(card(0)).toEqual([{ type: 'peeked', seat: 0, card: theirs }])
    for (const by of [1, null]) expect(card(by)).toEqual([{ type: 'peeked', seat: 0, card: null }])
    for (const { state } of eventFor(diceRace, frames, 1)) expect(state.cards[0]).toBeNull()
  })

  test('viewed twice by one viewer, stays the same', () => {
    const state = stateOf(raceAfter(5))
    expect(stateFor(diceRace, state, 0)).toBe(stateFor(diceRace, state, 0))
    expect(stateFor(diceRace, state, 0)).not.toBe(stateFor(diceRace, state, 1))
  })

  test('is viewed anew after rules mutate state', () => {
    const state = diceRace.begin(config, 5)
    expect(stateFor(diceRace, state, 0).onTurn).toBe(0)
    playInPlace(diceRace, state, { type: 'play' }, seededRng(state))
    expect(stateFor(diceRace, state, 1)).toMatchObject({ onTurn: 1, cards: [0, state.cards[1]] })
    expect(stateFor(diceRace, state, 0)).toMatchObject({ onTurn: 1, cards: [0, null] })
  })
})

describe('taking back', () => {
  test('ends where the rng was used or a card was seen', () => {
    expect(canUndo(raceAfter(1, 'step'))).toBe(true)
    expect(stateOf(undo(raceAfter(1, 'step')))).toEqual(stateOf(raceAfter(1)))
    for (const act of ['roll', 'play', 'peek'] as const) expect(canUndo(raceAfter(1, act))).toBe(false)
  })
})

test('a stored race has its cards in the seed alone, and resumes unchanged', () => {
  fc.assert(
    fc.property(races, (session) => {
      const text = writeGame(diceRace, session)
      expect(text).not.toContain('card')
      const found = readGame(diceRace, text)
      expect(found.ok && stateOf(found.value)).toEqual(stateOf(session))
    }),
  )
})

test('dice that are written down may show any face of the die', () => {
  const played = play(diceRace, stateOf(raceAfter(1)), { type: 'roll' }, () => scriptedRng({ dice: [8] }))
  expect(played.ok && played.value.state.at[0]).toBe(8)
})
