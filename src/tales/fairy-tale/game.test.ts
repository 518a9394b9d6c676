import { expect, test } from 'vitest'
import { stepsLeft, suggestOpening, walks } from '../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../engine/kernel/index.ts'
import { fairyTale } from './rules.ts'
import { gameInAction, openGame, stateIn, twoSeats } from './testing.ts'

test('refuses actions and undo without a game', () => {
  const game = openGame()
  expect(game.getState().act({ type: 'roll' })).toBe('no-game')
  expect(game.getState().undo()).toBe(false)
})

test('deals a new game from its seed', () => {
  const game = openGame()
  game.getState().start(twoSeats, 42)
  expect(stateIn(game)).toEqual(fairyTale.begin(twoSeats, 42))
})

test('refuses an action with reason, changing nothing', () => {
  const game = gameInAction()
  const { session } = game.getState()
  expect(game.getState().act({ type: 'begin' })).toEqual({ code: 'not-in-this-phase' })
  expect(game.getState().session).toBe(session)
})

test('plays a walk there and back at once and undoes it step by step', () => {
  const game = gameInAction()
  const before = stateIn(game)
  const there = walks(before)[0]?.to ?? CENTRE
  const path = [there, CENTRE]
  const told: unknown[] = []
  game.subscribe(({ session }) => told.push(session))
  expect(game.getState().actAll(path.map((to) => ({ type: 'walk', to })))).toBe('done')
  expect(told).toHaveLength(1)
  expect(stepsLeft(stateIn(game))).toBe(0)
  game.getState().undo()
  expect(stepsLeft(stateIn(game))).toBe(1)
  game.getState().undo()
  expect(stateIn(game)).toBe(before)
})

test('plays actions up to the first refused', () => {
  const game = openGame()
  game.getState().start(twoSeats, 1)
  const laying = suggestOpening(stateIn(game))
  expect(game.getState().actAll([...laying.slice(0, 3), { type: 'begin' }])).toEqual({
    code: 'tiles-left-to-lay',
  })
  expect(stateIn(game).opening?.spots.filter((spot) => spot !== null)).toHaveLength(3)
})

test('does not undo past a die roll', () => {
  const game = gameInAction()
  const { session } = game.getState()
  expect(game.getState().undo()).toBe(false)
  expect(game.getState().session).toBe(session)
})

test('keeps events readable and unchanged after the game', () => {
  const game = gameInAction()
  const events = game.getState().session?.moves.flatMap(({ frames }) => frames.map(({ event }) => event))
  expect(JSON.parse(JSON.stringify(events))).toEqual(events)
})
