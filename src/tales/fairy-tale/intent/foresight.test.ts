import { expect, test } from 'vitest'
import { answer, gameInAction, stateIn } from '../testing.ts'
import { createForesight, wayOf } from './foresight.ts'

test('pins a clicked future until it is clicked again or the futures are closed', () => {
  const ahead = createForesight(gameInAction())
  const { pin, point, setOpen } = ahead.getState()
  pin('east')
  point('all')
  point(null)
  expect(ahead.getState().pinned).toBe('east')
  pin('east')
  expect(ahead.getState().pinned).toBeNull()
  pin('west')
  setOpen(false)
  expect(ahead.getState().pinned).toBeNull()
})

test('drops the pinned future when the turn changes', () => {
  const game = gameInAction()
  const ahead = createForesight(game)
  ahead.getState().setOpen(true)
  ahead.getState().pin('all')
  const { turn } = stateIn(game)
  game.getState().act({ type: 'end-turn' })
  answer(game)
  expect(stateIn(game).turn).toBeGreaterThan(turn)
  expect(ahead.getState()).toMatchObject({ open: true, pinned: null })
})

test('shows the best side for a 5', () => {
  expect(wayOf('choose', 'south')).toBe('south')
  expect(wayOf('all', 'south')).toBe('all')
  expect(wayOf('north', 'south')).toBe('north')
})
