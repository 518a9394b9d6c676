import { expect, test } from 'vitest'
import { beginTale } from './begin-tale.ts'
import { liveTable } from './table.ts'
import { twoSeats } from './testing.ts'

test('a tale begins as the cover says, and a name goes with a person only', () => {
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

test('whoever plays alone needs no names, and the table knows it', () => {
  const seats = twoSeats.seats.map((seat) => ({ ...seat, player: 'Ann' }))
  beginTale({ ...twoSeats, seats }, 7, { people: 'one', persons: {} })
  expect(liveTable.game.getState().session?.config.seats.map(({ player }) => player)).toEqual(['', ''])
  expect(liveTable.leaders.getState().people).toBe('one')
})
