import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Move } from '../../src/engine/kernel/index.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { usePace } from '../../src/ui/frames/computers/pace.ts'
import { goingBack } from '../../src/ui/frames/taking-back/going-back.ts'
import { hush, useAnnouncements } from '../../src/ui/page/announce.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

// A step is free to be taken back; a roll has spent luck, and a card that was seen stays known.

const useRace = createGame(diceRace)
let persons = 2
let isSettled = false
const leads = new Set<number>()
const said: string[] = []

const turns = {
  useGame: useRace,
  persons: () => persons,
  usePersons: () => persons,
  isComputers: ({ before }: Move<DiceRace>) => leads.has(before.onTurn),
  isSettled: () => isSettled,
  lineOf: ({ action }: Move<DiceRace>) => action.type,
  tellNothing: (what: string) => void said.push(what),
}
const back = goingBack<DiceRace>({
  ...turns,
  isSameTurn: (one: Move<DiceRace>, other: Move<DiceRace>) => one.before.onTurn === other.before.onTurn,
})
/** The way back of a game that all play together. */
const together = goingBack<DiceRace>(turns)

const play = (...types: DiceRace['Action']['type'][]) => {
  for (const type of types) expect(useRace.getState().act({ type })).toBe('done')
}
const made = () => useRace.getState().session?.moves.map(({ action }) => action.type)
const announced = () => useAnnouncements.getState().polite.at(-1)?.text
const isAsking = () => back.useAskedBack.getState().asking

beforeEach(() => {
  persons = 2
  isSettled = false
  hush()
  usePace.setState({ waiting: false, hurried: null })
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

test('all that is gone is said, the earliest first', () => {
  persons = 1
  leads.add(1)
  play('step', 'roll')
  back.undoOrSay()
  expect(announced()).toBe('Undone: step roll')
})

test('a seat that suggests leaves the game as it is, and nobody is asked', () => {
  play('step', 'roll')
  useRace.setState({ instead: () => {} })
  for (const one of [1, 2]) {
    persons = one
    for (const each of [back, together]) each.undoOrSay()
  }
  expect([announced(), isAsking(), useRace.getState().undone]).toEqual([undefined, false, []])
  useRace.setState({ instead: null })
})

test('a transport that takes nothing back is asked once', () => {
  const asked = vi.fn(() => true)
  const stuck = goingBack<DiceRace>({
    ...turns,
    useGame: Object.assign(useRace.bind(null), useRace, {
      getState: () => ({ ...useRace.getState(), undo: asked }),
    }),
  })
  play('step')
  stuck.undoOrSay()
  expect(asked).toHaveBeenCalledOnce()
  expect(announced()).toBe('Undone.')
})

describe('a game that all play together', () => {
  test('goes back freely across turns, to the last luck', () => {
    play('roll', 'step', 'step')
    expect([together.wayNow(), together.freeFromNow()]).toEqual(['free', 1])
    together.undoOrSay()
    together.undoOrSay()
    expect([made(), together.wayNow()]).toEqual([['roll'], 'asked'])
  })

  test('goes one action past luck when all agree', () => {
    play('step', 'roll')
    together.undoOrSay()
    together.agreeAndSay()
    expect(made()).toEqual(['step'])
    expect(useRace.getState().session?.takenBack).toEqual([{ left: 1, moves: 1 }])
  })

  test('takes back what a computer player did, to the last luck, and lets it wait there', () => {
    leads.add(0)
    leads.add(1)
    play('roll', 'step', 'step')
    together.undoOrSay()
    expect([made(), usePace.getState().waiting]).toEqual([['roll'], true])
  })

  test('lets nobody wait where a person acted last', () => {
    leads.add(0)
    play('step', 'step')
    together.undoOrSay()
    expect([made(), usePace.getState().waiting]).toEqual([['step'], false])
  })

  test('once it is over, goes back no further than is free', () => {
    isSettled = true
    play('roll', 'step')
    together.undoOrSay()
    expect([made(), together.wayNow()]).toEqual([['roll'], 'none'])
    persons = 1
    together.undoOrSay()
    expect([made(), said]).toEqual([['roll'], ['undoneOver']])
  })
})
