import { afterEach, beforeEach, expect, test } from 'vitest'
import type { State } from '../../engine/fairy-tale/index.ts'
import { type DieFace, openSession, randomState, seededChance } from '../../engine/kernel/index.ts'
import { openOnTable, selectState } from '../../session/game-store.ts'
import { fairyTale, parseNotation } from './rules.ts'
import { useTaleSettings } from './settings.ts'
import { liveTable } from './table.ts'
import { twoSeats } from './testing.ts'

/** Aladdin on turn, a monster east of the oak, and a die that will fall so. */
function forestWith(face: DieFace): State {
  const read = parseNotation('the last fairy tale 1\nforest\nO ━1\nseats aladdin 0,0')
  if (!read.ok) throw new Error('The drawing cannot be read.')
  let seed = 0
  while (seededChance({ random: randomState(seed) }).die(6) !== face) seed++
  return { ...read.value, random: randomState(seed) }
}

/** Ends the turn where the die falls so. */
function endTurn(face: DieFace): void {
  openOnTable(liveTable.game, { ...openSession(fairyTale, twoSeats, 1), first: forestWith(face) })
  liveTable.game.getState().act({ type: 'end-turn' })
}

const done = () => liveTable.game.getState().session?.moves.map(({ action }) => action.type)
const question = () => selectState(liveTable.game.getState())?.pending?.kind

beforeEach(() => {
  liveTable.leaders.setState({ table: {} })
  useTaleSettings.getState().set({ rerolls: 'useful' })
})
afterEach(() => liveTable.game.getState().leave())

test('a die that could fall no better stands without a question, by an action that is recorded', () => {
  endTurn(3)
  expect(done()).toEqual(['end-turn', 'keep-die'])
  expect(question()).toBeUndefined()
})

test('a die that could fall better is asked about', () => {
  endTurn(2)
  expect(done()).toEqual(['end-turn'])
  expect(question()).toBe('die')
})

test('so is every die where the table wants that', () => {
  useTaleSettings.getState().set({ rerolls: 'always' })
  endTurn(3)
  expect(question()).toBe('die')
})

test('a computer player decides by itself', () => {
  liveTable.leaders.setState({ table: { aladdin: 'guardian' } })
  endTurn(3)
  expect(question()).toBe('die')
})

test('whoever takes the answer back is asked', () => {
  endTurn(3)
  expect(liveTable.game.getState().undo()).toBe(true)
  expect(question()).toBe('die')
  expect(done()).toEqual(['end-turn'])
})
