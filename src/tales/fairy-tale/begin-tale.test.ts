import { beforeEach, expect, test } from 'vitest'
import { beginTale } from './begin-tale.ts'
import { liveTable } from './runtime.ts'
import { twoSeats } from './testing.ts'

// Another test file of this worker may have chosen controllers.
beforeEach(() => liveTable.leaders.setState(liveTable.leaders.getInitialState(), true))

test('starts a game as set on the cover, with names for people only', () => {
  const seats = twoSeats.seats.map((seat) => ({ ...seat, player: 'Ann' }))
  liveTable.leaders.getState().choose('beast', 'guardian')
  beginTale({ ...twoSeats, seats }, 7, { people: 'several', persons: {} })
  const { session } = liveTable.game.getState()
  expect(session?.seed).toBe(7)
  expect(session?.config.seats).toEqual([
    { character: 'huntsman', player: 'Ann' },
    { character: 'beast', player: '' },
  ])
  expect(liveTable.leaders.getState().table).toEqual({ beast: 'guardian' })
})

test('drops a lone person’s names', () => {
  const seats = twoSeats.seats.map((seat) => ({ ...seat, player: 'Ann' }))
  beginTale({ ...twoSeats, seats }, 7, { people: 'one', persons: {} })
  expect(liveTable.game.getState().session?.config.seats.map(({ player }) => player)).toEqual(['', ''])
  expect(liveTable.leaders.getState().people).toBe('one')
})
