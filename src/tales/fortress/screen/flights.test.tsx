import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Event } from '../../../engine/fortress/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import { flightsOf } from './flights.tsx'
import { TablePage } from './table/TablePage.tsx'
import { layGame, siegeFrom } from './testing.ts'

const siege = siegeFrom('garrison goose-maid; army honey-bear; lands 1 0 0; hand wood mill-ox; deck wood*4')

/** Events with flights, and the number of flights in each. */
const EVENTS: readonly [event: Event, flights: number][] = [
  [{ type: 'hand-dealt', hand: ['wood', 'mill-ox'] }, 2],
  [{ type: 'drawn', card: 'mill-ox' }, 1],
  [{ type: 'land-laid', card: 'wood', cost: 1 }, 1],
  [{ type: 'cast', card: 'honey-bear' }, 1],
  [{ type: 'cast', card: 'honing-wheel' }, 1],
  [{ type: 'life-lost', amount: 1, cause: 'night', life: 9 }, 1],
  [{ type: 'night-rolled', face: 3 }, 6],
]

it.each(EVENTS)('flights of %o begin and end at existing elements of the table', (event, count) => {
  layGame(siege)
  render(<TablePage />)
  const isThere = (where: string | readonly string[]) =>
    [where].flat().some((selector) => document.querySelector(selector) !== null)
  const flights = flightsOf(event, stateOf(siege))
  expect(flights).toHaveLength(count)
  for (const { from, to } of flights) {
    expect(isThere(to), String(to)).toBe(true)
    if (from !== undefined) expect(isThere([from].flat()[0] ?? ''), String(from)).toBe(true)
  }
})
