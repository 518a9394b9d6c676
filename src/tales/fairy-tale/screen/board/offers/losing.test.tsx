import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { losingPlaces } from '../../../intent/basket-loss.ts'
import { liveTable } from '../../../runtime.ts'
import { fetchLater } from '../../lazy.tsx'
import { TablePage } from '../../table/TablePage.tsx'
import { lay } from '../../table/testing.ts'
import { drawn, placeOf } from '../testing.ts'

beforeAll(() => fetchLater())

/** Monsters are on the next tile to the east; the tile to the south is free. */
const FOREST = 'O ━1 ━\n╹ . .'
const carrying = `${FOREST}\nseats red-riding-hood 0,0 basket`
const without = `${FOREST}\nseats red-riding-hood 0,0`

const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-losing]')].map(({ dataset }) => Number(dataset['losing']))

it('marks walks that would drop the basket', () => {
  const losing = losingPlaces(drawn(carrying))
  expect(losing.has(placeOf('1,0'))).toBe(true)
  expect(losing.has(placeOf('0,1'))).toBe(false)
})

it('marks no walks without a carried thing', () => {
  expect(losingPlaces(drawn(`${FOREST}\nseats huntsman 0,0`)).size).toBe(0)
})

it('shows the loss before the step, in a picture and in words', () => {
  act(() => liveTable.intent.getState().cancel())
  lay(drawn(carrying))
  render(<TablePage />)
  expect(marks()).toContain(placeOf('1,0'))
  expect(marks()).not.toContain(placeOf('0,1'))
  expect(screen.getByRole('button', { name: /^Walk here and drop the basket: .*1 east/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Walk here: .*1 south/ })).toBeVisible()
})

it('shows no marks without a basket', () => {
  lay(drawn(without))
  render(<TablePage />)
  expect(marks()).toEqual([])
})
