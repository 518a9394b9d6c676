import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { selectState } from '../../../../../session/game-store.ts'
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

/** The place of the character on turn, and whether she still has the basket. */
function carriedNow(): { at: number | undefined; basket: unknown } {
  const state = selectState(liveTable.game.getState())
  const seat = state?.seats[0]
  return { at: seat?.at, basket: seat?.memory['basket'] }
}

const place = (at: string) => {
  const button = document.querySelector(`[data-place="${placeOf(at)}"]`)
  if (!button) throw new Error(`There is no place ${at}.`)
  return button
}

it('loses the basket only after a preview: the first press aims, the second walks', () => {
  lay(drawn(carrying))
  render(<TablePage />)
  fireEvent.click(place('1,0'))
  expect(carriedNow()).toEqual({ at: placeOf('0,0'), basket: true })
  expect(screen.getAllByRole('button', { name: 'Walk there and drop the basket' })[0]).toBeVisible()
  expect(marks()).toContain(placeOf('1,0'))
  fireEvent.click(place('1,0'))
  expect(carriedNow()).toEqual({ at: placeOf('1,0'), basket: false })
})

it('loses no basket if another place is pressed, or Escape, after the preview', () => {
  lay(drawn(carrying))
  render(<TablePage />)
  fireEvent.click(place('1,0'))
  fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent.click(place('1,0'))
  expect(carriedNow()).toEqual({ at: placeOf('0,0'), basket: true })
  fireEvent.click(place('0,1'))
  expect(carriedNow()).toEqual({ at: placeOf('0,1'), basket: true })
})

it('walks at once onto monsters without a basket: they never harm a hero', () => {
  lay(drawn(without))
  render(<TablePage />)
  fireEvent.click(place('1,0'))
  expect(carriedNow().at).toBe(placeOf('1,0'))
})
