import { afterEach, beforeEach, expect, test } from 'vitest'
import type { State } from '../../engine/fairy-tale/index.ts'
import { type DieFace, openSession, randomState, seededRng } from '../../engine/kernel/index.ts'
import { openOnTable, selectState } from '../../session/game-store.ts'
import { fairyTale, parseNotation } from './rules.ts'
import { liveTable } from './runtime.ts'
import { useTaleSettings } from './settings.ts'
import { twoSeats } from './testing.ts'

/** Aladdin is on turn, a monster is east of the Oak, and the next die shows `face`. */
function forestWith(face: DieFace, drawn = 'O ━1\nseats aladdin 0,0'): State {
  const read = parseNotation(`the last fairy tale 1\nforest\n${drawn}`)
  if (!read.ok) throw new Error('The drawing cannot be read.')
  let seed = 0
  while (seededRng({ random: randomState(seed) }).die(6) !== face) seed++
  return { ...read.value, random: randomState(seed) }
}

/** Ends the turn with a die that shows `face`. */
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

test('keeps a die that cannot improve without asking, as a recorded action', () => {
  endTurn(3)
  expect(done()).toEqual(['end-turn', 'keep-die'])
  expect(question()).toBeUndefined()
})

test('asks about a die that could improve', () => {
  endTurn(2)
  expect(done()).toEqual(['end-turn'])
  expect(question()).toBe('die')
})

test('asks about every die if set so', () => {
  useTaleSettings.getState().set({ rerolls: 'always' })
  endTurn(3)
  expect(question()).toBe('die')
})

test('leaves the answer to a bot', () => {
  liveTable.leaders.setState({ table: { aladdin: 'guardian' } })
  endTurn(3)
  expect(question()).toBe('die')
})

test('asks for no side on a five without monsters in the forest', () => {
  const first = forestWith(5, 'O ━\nseats huntsman 0,0')
  openOnTable(liveTable.game, { ...openSession(fairyTale, twoSeats, 1), first })
  liveTable.game.getState().act({ type: 'end-turn' })
  expect(done()).toEqual(['end-turn', 'choose-side'])
  expect(question()).toBeUndefined()
})

test('asks for no side on a five while every monster is stuck', () => {
  // The monster's tile has no neighbour, so no road leads away.
  const first = forestWith(5, 'O . ━1\nseats huntsman 0,0')
  openOnTable(liveTable.game, { ...openSession(fairyTale, twoSeats, 1), first })
  liveTable.game.getState().act({ type: 'end-turn' })
  expect(done()).toEqual(['end-turn', 'choose-side'])
  expect(question()).toBeUndefined()
})

test('asks for a side on a five with a monster in the forest', () => {
  const first = forestWith(5, 'O ━1\nseats huntsman 0,0')
  openOnTable(liveTable.game, { ...openSession(fairyTale, twoSeats, 1), first })
  liveTable.game.getState().act({ type: 'end-turn' })
  expect(question()).toBe('movement-side')
})

test('asks after the automatic answer is undone', () => {
  endTurn(3)
  expect(liveTable.game.getState().undo()).toBe(true)
  expect(question()).toBe('die')
  expect(done()).toEqual(['end-turn'])
})
