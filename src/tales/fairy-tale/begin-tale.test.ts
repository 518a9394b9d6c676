import { expect, test, vi } from 'vitest'
import { beginTale } from './begin-tale.ts'
import { useLeaders } from './leaders.ts'
import { useGame } from './table.ts'
import { twoSeats } from './testing.ts'

test('a tale begins as the cover says, and a name goes with a person only', async () => {
  const seats = twoSeats.seats.map((seat) => ({ ...seat, player: 'Ann' }))
  useLeaders.getState().choose('beast', 'guardian')
  await beginTale({ ...twoSeats, seats }, 7, { people: 'several', persons: {} })
  const { session } = useGame.getState()
  expect(session?.seed).toBe(7)
  expect(session?.config.seats).toEqual([
    { character: 'huntsman', player: 'Ann' },
    { character: 'beast', player: '' },
  ])
  expect(useLeaders.getState().table).toEqual({ beast: 'guardian' })
})

test('whoever plays alone needs no names, and the table knows it', async () => {
  const seats = twoSeats.seats.map((seat) => ({ ...seat, player: 'Ann' }))
  await beginTale({ ...twoSeats, seats }, 7, { people: 'one', persons: {} })
  expect(useGame.getState().session?.config.seats.map(({ player }) => player)).toEqual(['', ''])
  expect(useLeaders.getState().people).toBe('one')
})

test('a tale with newer boxes that is begun twice while they are awaited is one tale', async () => {
  useGame.getState().leave()
  const begun = vi.spyOn(useGame.getState(), 'start')
  const config = { ...twoSeats, boxes: { ...twoSeats.boxes, river: true } }
  const both = [7, 8].map((seed) => beginTale(config, seed, { people: 'one', persons: {} }))
  await Promise.all(both)
  expect(begun.mock.calls.map(([, seed]) => seed)).toEqual([7])
})
