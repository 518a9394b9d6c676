import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  openSession,
  openWithWords,
  type Session,
  storedActions,
  tailOf,
  undo,
  undoTo,
  type WordSource,
  withTail,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const start = openSession(diceRace, { players: ['Hanna', 'Tom'] }, 5)
const text = (session: Session<DiceRace>): string => writeGame(diceRace, session)

/** Plays on by some words; `back`: undoes a move, `agreed`: goes back to the start by agreement. */
function played(from: Session<DiceRace>, deeds: readonly string[], source?: WordSource): Session<DiceRace> {
  let session = from
  for (const deed of deeds) {
    if (deed === 'back') session = undo(session)
    else if (deed === 'agreed') session = undoTo(session, 0)
    else {
      const next = advance(diceRace, session, { type: deed === 'roll' ? 'roll' : 'step' }, source)
      if (next.ok) session = next.value
    }
  }
  return session
}

const deeds = fc.array(fc.constantFrom('step', 'roll', 'back', 'agreed'), { maxLength: 8 })

describe('the end of a game', () => {
  test('makes any earlier or later text of the game the text of today', () => {
    fc.assert(
      fc.property(fc.boolean(), deeds, deeds, (hasWords, before, after) => {
        let word = 0
        const source = () => word++
        const begun = hasWords ? openWithWords(diceRace, start.config, 5, source) : start
        const one = played(begun, before, source)
        const other = played(one, after, source)
        const shared = one.moves.findIndex((move, index) => move !== other.moves[index])
        const most = shared === -1 ? one.moves.length : shared
        for (let left = 0; left <= most; left++)
          expect(withTail(text(one), tailOf(diceRace, other, left))).toBe(text(other))
      }),
    )
  })

  test('has the size of its additions, however long the game is', () => {
    const [short, long] = [2, 30].map((many) => {
      const session = played(start, Array(many).fill('step'))
      return JSON.stringify(tailOf(diceRace, session, session.moves.length - 1)).length
    })
    expect((long ?? 0) - (short ?? 0)).toBeLessThanOrEqual(1)
  })

  test('rejects short games and texts without one', () => {
    const tail = tailOf(diceRace, played(start, ['step', 'step', 'step']), 2)
    expect(withTail(text(played(start, ['step'])), tail)).toBeNull()
    const wordy = tailOf(
      diceRace,
      openWithWords(diceRace, start.config, 5, () => 1),
      0,
    )
    const [two, three] = [
      { ...wordy, words: { dice: [], draws: [], used: { dice: 1, draws: 2 } } },
      { ...wordy, words: { dice: [], draws: [], used: { dice: 0, draws: 2 } } },
    ]
    const saved = text(openWithWords(diceRace, start.config, 5, () => 1))
    expect(withTail(saved, two)).toBeNull()
    expect(withTail(saved, three)).toBe(saved)
    expect(withTail(saved, { left: 0, actions: [] })).toBeNull()
    expect(withTail(text(start), wordy)).toBeNull()
    for (const one of ['', '{', 'null', '[]', '{"actions":1}']) expect(withTail(one, tail)).toBeNull()
  })
})

test('the actions of a stored game are read without its rules', () => {
  expect(storedActions(text(played(start, ['step', 'roll'])))).toEqual([{ type: 'step' }, { type: 'roll' }])
  expect(storedActions('{"actions":')).toBeNull()
})
