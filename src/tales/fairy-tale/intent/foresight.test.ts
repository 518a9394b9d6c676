import { expect, test } from 'vitest'
import { answer, gameInAction, stateIn } from '../testing.ts'
import { createForesight, wayOf } from './foresight.ts'

test('a future that is pressed stays, and goes when it is pressed again or the futures are put away', () => {
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

test('another turn has other futures: none of them is kept', () => {
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

test('a 5 is the best side', () => {
  expect(wayOf('choose', 'south')).toBe('south')
  expect(wayOf('all', 'south')).toBe('all')
  expect(wayOf('north', 'south')).toBe('north')
})
