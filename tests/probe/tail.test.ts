import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  goBack,
  openSession,
  type Session,
  storedActions,
  tailOf,
  undo,
  withTail,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const start = openSession(diceRace, { players: ['Hanna', 'Tom'] }, 5)
const text = (session: Session<DiceRace>): string => writeGame(diceRace, session)

/** Plays on by some words; `back`: undoes a move, `agreed`: goes back to the start by agreement. */
function played(from: Session<DiceRace>, deeds: readonly string[]): Session<DiceRace> {
  let session = from
  for (const deed of deeds) {
    if (deed === 'back') session = undo(session)
    else if (deed === 'agreed') session = goBack(session, 0)
    else {
      const next = advance(diceRace, session, { type: deed === 'roll' ? 'roll' : 'step' })
      if (next.ok) session = next.value
    }
  }
  return session
}

const deeds = fc.array(fc.constantFrom('step', 'roll', 'back', 'agreed'), { maxLength: 8 })

describe('the end of a game', () => {
  test('makes any earlier or later text of the game the text of today', () => {
    fc.assert(
      fc.property(deeds, deeds, (before, after) => {
        const one = played(start, before)
        const other = played(one, after)
        const shared = one.moves.findIndex((move, index) => move !== other.moves[index])
        const most = shared === -1 ? one.moves.length : shared
        for (let left = 0; left <= most; left++)
          expect(withTail(text(one), tailOf(diceRace, other, left))).toBe(text(other))
      }),
    )
  })

  test('is as long as what it adds, whatever was played before', () => {
    const [short, long] = [2, 30].map((many) => {
      const session = played(start, Array(many).fill('step'))
      return JSON.stringify(tailOf(diceRace, session, session.moves.length - 1)).length
    })
    expect((long ?? 0) - (short ?? 0)).toBeLessThanOrEqual(1)
  })

  test('does not fit a game that is shorter than it needs, nor a text that is no game', () => {
    const tail = tailOf(diceRace, played(start, ['step', 'step', 'step']), 2)
    expect(withTail(text(played(start, ['step'])), tail)).toBeNull()
    for (const one of ['', '{', 'null', '[]', '{"actions":1}']) expect(withTail(one, tail)).toBeNull()
  })
})

test('the actions of a stored game are read without its rules', () => {
  expect(storedActions(text(played(start, ['step', 'roll'])))).toEqual([{ type: 'step' }, { type: 'roll' }])
  expect(storedActions('{"actions":')).toBeNull()
})
