import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Move } from '../../src/engine/kernel/index.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { useSettings } from '../../src/store/settings.ts'
import { usePace } from '../../src/ui/frames/bots/pace.ts'
import { createUndo } from '../../src/ui/frames/undo/create-undo.ts'
import { hush, useAnnouncements } from '../../src/ui/page/announce.ts'
import { inWords as en } from '../../src/ui/text/en/numbers.ts'
import { fetchWords } from '../../src/ui/text/language.ts'
import { inWords as nl } from '../../src/ui/text/nl/numbers.ts'
import { type DiceRace, diceRace, GOAL } from './dice-race.ts'

// Undo of a step is free. A roll uses luck, and a peek reveals a card: both end free undo.

const useRace = createGame(diceRace)
let persons = 2
let isSettled = false
const leads = new Set<number>()
const said: string[] = []

const turns = {
  useGame: useRace,
  persons: () => persons,
  usePersons: () => persons,
  isBotMove: ({ before }: Move<DiceRace>) => leads.has(before.onTurn),
  isSettled: () => isSettled,
  lineOf: ({ action }: Move<DiceRace>) => action?.type ?? 'hidden',
  tellNothing: (what: string) => void said.push(what),
}
const back = createUndo<DiceRace>({
  ...turns,
  isSameTurn: (one: Move<DiceRace>, other: Move<DiceRace>) => one.before.onTurn === other.before.onTurn,
})
/** The undo of a cooperative game. */
const together = createUndo<DiceRace>(turns)

const inWords = { en, nl }

const play = (...types: DiceRace['Action']['type'][]) => {
  for (const type of types) expect(useRace.getState().act({ type })).toBe('done')
}
const made = () => useRace.getState().session?.moves.map(({ action }) => action?.type)
const announced = () => useAnnouncements.getState().polite.at(-1)?.text
const isAsking = () => back.useUndoConfirm.getState().asking

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
  test('undo freely to the last luck or the start of the turn', () => {
    play('roll', 'step')
    expect(back.wayNow()).toBe('free')
    expect(back.freeFromNow()).toBe(1)
    back.undoOrSay()
    expect(made()).toEqual(['roll'])
  })

  test('are asked before undo passes a die, and the session records it', () => {
    play('roll')
    expect(back.wayNow()).toBe('asked')
    back.undoOrSay()
    expect([made(), isAsking()]).toEqual([['roll'], true])
    back.agreeAndSay()
    expect([made(), isAsking()]).toEqual([[], false])
    expect(useRace.getState().session?.takenBack).toEqual([{ left: 0, moves: 1 }])
  })

  test('see no question after the next action', () => {
    play('roll')
    back.undoOrSay()
    play('step')
    expect(isAsking()).toBe(false)
  })

  test('get a notice if redo is not possible', () => {
    play('roll', 'step')
    back.undoOrSay()
    back.redoAndSay()
    expect(said).toEqual([])
    back.redoAndSay()
    expect(said).toEqual(['redoneNothing'])
  })

  test('get a notice if undo is not possible', () => {
    back.undoOrSay()
    expect([said, isAsking()]).toEqual([['undoneNothing'], false])
  })
})

test("one person undoes the bot's answer with the own action, past luck, on record", () => {
  persons = 1
  leads.add(1)
  play('step', 'roll')
  expect([back.wayNow(), back.freeFromNow()]).toEqual(['free', undefined])
  back.undoOrSay()
  expect(made()).toEqual([])
  expect(useRace.getState().session?.takenBack).toEqual([{ left: 0, moves: 2 }])
})

test("several people undo a bot's answer with their own action, with consent", () => {
  leads.add(1)
  play('step', 'step')
  expect(back.wayNow()).toBe('asked')
  back.undoOrSay()
  back.agreeAndSay()
  expect(made()).toEqual([])
})

test('redo restores the identical session', () => {
  play('step')
  const left = useRace.getState().session
  back.undoOrSay()
  expect(made()).toEqual([])
  back.redoAndSay()
  expect(useRace.getState().session).toBe(left)
})

test('announces all undone moves, the earliest first', () => {
  persons = 1
  leads.add(1)
  play('step', 'roll')
  back.undoOrSay()
  expect(announced()).toBe('Undone: step roll')
})

test('announces all redone moves, the earliest first', () => {
  persons = 1
  leads.add(1)
  play('step', 'roll')
  back.undoOrSay()
  back.redoAndSay()
  expect(announced()).toBe('Done again: step roll')
})

describe.each(['en', 'nl'] as const)('many undone moves, in %s', (language) => {
  beforeEach(async () => {
    await fetchWords(language)
    useSettings.setState({ language })
    persons = 0
    leads.add(0)
    leads.add(1)
  })
  afterEach(() => useSettings.setState({ language: 'en' }))

  /** Undoes a turn of `count` steps, and returns what is announced. */
  function undoSteps(count: number, lineOf: (move: Move<DiceRace>) => string): string {
    const whole = createUndo<DiceRace>({ ...turns, isSameTurn: () => true, lineOf })
    useRace.getState().start({ players: ['Hanna', 'Tom'] }, 5)
    play(...Array.from({ length: count }, () => 'step' as const))
    whole.undoOrSay()
    expect(made()).toEqual([])
    return announced() ?? ''
  }
  const numberOf = ({ before: { at } }: Move<DiceRace>) => at[0] + at[1] + 1
  const counts = Array.from({ length: 2 * GOAL - 2 }, (_, index) => index + 1)

  test('are announced in full up to five; of more, their number and the last three', () => {
    for (const count of counts) {
      const all = Array.from({ length: count }, (_, index) => `<${index + 1}>`)
      const words = undoSteps(count, (move) => `<${numberOf(move)}>`)
      expect(words.match(/<\d+>/g)).toEqual(count > 5 ? all.slice(-3) : all)
      if (count > 5) expect(words).toContain(` ${inWords[language](count)} `)
    }
  })

  test('are announced like this when one redo brings them back', () => {
    // A roll at the end cannot be undone alone: all go back at once.
    const whole = createUndo<DiceRace>({ ...turns, isSameTurn: () => true, lineOf: () => 'x' })
    play('step', 'step', 'step', 'step', 'step', 'roll')
    whole.undoOrSay()
    expect(made()).toEqual([])
    whole.redoAndSay()
    expect(announced()).toBe(
      language === 'en'
        ? 'Done again: six moves. The last of them: x x x'
        : 'Weer gedaan: zes zetten. De laatste daarvan: x x x',
    )
  })

  test('are only counted if they have no description', () => {
    expect(undoSteps(6, () => '')).toBe(
      language === 'en' ? 'Undone: six moves.' : 'Teruggenomen: zes zetten.',
    )
  })
})

test('does nothing while a seat suggests', () => {
  play('step', 'roll')
  useRace.setState({ instead: () => {} })
  for (const one of [1, 2]) {
    persons = one
    for (const each of [back, together]) each.undoOrSay()
  }
  expect([announced(), isAsking(), useRace.getState().undone]).toEqual([undefined, false, []])
  useRace.setState({ instead: null })
})

test('calls a transport that cannot undo only once', () => {
  const asked = vi.fn(() => true)
  const stuck = createUndo<DiceRace>({
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

describe('a cooperative game', () => {
  test('undoes freely across turns, to the last luck', () => {
    play('roll', 'step', 'step')
    expect([together.wayNow(), together.freeFromNow()]).toEqual(['free', 1])
    together.undoOrSay()
    together.undoOrSay()
    expect([made(), together.wayNow()]).toEqual([['roll'], 'asked'])
  })

  test('undoes one action past luck with consent', () => {
    play('step', 'roll')
    together.undoOrSay()
    together.agreeAndSay()
    expect(made()).toEqual(['step'])
    expect(useRace.getState().session?.takenBack).toEqual([{ left: 1, moves: 1 }])
  })

  test('undoes a bot to the last luck, paused', () => {
    leads.add(0)
    leads.add(1)
    play('roll', 'step', 'step')
    together.undoOrSay()
    expect([made(), usePace.getState().waiting]).toEqual([['roll'], true])
  })

  test('undoing a person does not pause bots', () => {
    leads.add(0)
    play('step', 'step')
    together.undoOrSay()
    expect([made(), usePace.getState().waiting]).toEqual([['step'], false])
  })

  test('never undoes past luck once it is over', () => {
    isSettled = true
    play('roll', 'step')
    together.undoOrSay()
    expect([made(), together.wayNow()]).toEqual([['roll'], 'none'])
    persons = 1
    together.undoOrSay()
    expect([made(), said]).toEqual([['roll'], ['undoneOver']])
  })
})
