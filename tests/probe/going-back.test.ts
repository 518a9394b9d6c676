import { beforeEach, describe, expect, test } from 'vitest'
import type { Move } from '../../src/engine/kernel/index.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { goingBack } from '../../src/ui/frames/taking-back/going-back.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

// A step is free to be taken back; a roll has spent luck, and a card that was seen stays known.

const useRace = createGame(diceRace)
let persons = 2
const leads = new Set<number>()
const said: string[] = []

const back = goingBack<DiceRace>({
  useGame: useRace,
  persons: () => persons,
  usePersons: () => persons,
  isComputers: ({ before }) => leads.has(before.onTurn),
  isSameTurn: (one: Move<DiceRace>, other: Move<DiceRace>) => one.before.onTurn === other.before.onTurn,
  lineOf: ({ action }) => action.type,
  tellNothing: (what) => said.push(what),
})

const play = (...types: DiceRace['Action']['type'][]) => {
  for (const type of types) expect(useRace.getState().act({ type })).toBe('done')
}
const made = () => useRace.getState().session?.moves.map(({ action }) => action.type)
const isAsking = () => back.useAskedBack.getState().asking

beforeEach(() => {
  persons = 2
  leads.clear()
  said.length = 0
  useRace.getState().start({ players: ['Hanna', 'Tom'] }, 5)
})

describe('two people', () => {
  test('take back freely what spent no luck, to the start of the turn', () => {
    play('roll', 'step')
    expect(back.wayNow()).toBe('free')
    expect(back.freeFromNow()).toBe(1)
    back.undoOrSay()
    expect(made()).toEqual(['roll'])
  })

  test('are asked behind a die, and what they agreed to is remembered', () => {
    play('roll')
    expect(back.wayNow()).toBe('asked')
    back.undoOrSay()
    expect([made(), isAsking()]).toEqual([['roll'], true])
    back.agreeAndSay()
    expect([made(), isAsking()]).toEqual([[], false])
    expect(useRace.getState().session?.takenBack).toEqual([{ left: 0, moves: 1 }])
  })

  test('are asked no more once somebody acts', () => {
    play('roll')
    back.undoOrSay()
    play('step')
    expect(isAsking()).toBe(false)
  })

  test('hear that there is nothing to do again', () => {
    play('roll', 'step')
    back.undoOrSay()
    back.redoAndSay()
    expect(said).toEqual([])
    back.redoAndSay()
    expect(said).toEqual(['redoneNothing'])
  })

  test('hear that there is nothing to take back', () => {
    back.undoOrSay()
    expect([said, isAsking()]).toEqual([['undoneNothing'], false])
  })
})

test('one person takes the answer of a computer player back with the own action, past luck too, which is remembered', () => {
  persons = 1
  leads.add(1)
  play('step', 'roll')
  expect([back.wayNow(), back.freeFromNow()]).toEqual(['free', undefined])
  back.undoOrSay()
  expect(made()).toEqual([])
  expect(useRace.getState().session?.takenBack).toEqual([{ left: 0, moves: 2 }])
})

test('several people take back with their own action what a computer player did since, if all agree', () => {
  leads.add(1)
  play('step', 'step')
  expect(back.wayNow()).toBe('asked')
  back.undoOrSay()
  back.agreeAndSay()
  expect(made()).toEqual([])
})

test('what was taken back can be done again, to the very game that was left', () => {
  play('step')
  const left = useRace.getState().session
  back.undoOrSay()
  expect(made()).toEqual([])
  back.redoAndSay()
  expect(useRace.getState().session).toBe(left)
})
