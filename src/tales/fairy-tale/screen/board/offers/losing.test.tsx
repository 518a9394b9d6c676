import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { losingPlaces } from '../../../intent/losing.ts'
import { liveTable } from '../../../table.ts'
import { fetchLeaves } from '../../late/leaves.tsx'
import { TablePage } from '../../table/TablePage.tsx'
import { lay } from '../../table/testing.ts'
import { drawn, placeOf } from '../testing.ts'

beforeAll(() => fetchLeaves())

/** Monsters stand on the next tile to the east; the tile to the south is free. */
const FOREST = 'O ━1 ━\n╹ . .'
const carrying = `${FOREST}\nseats red-riding-hood 0,0 basket`
const without = `${FOREST}\nseats red-riding-hood 0,0`

const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-losing]')].map(({ dataset }) => Number(dataset['losing']))

it('a walk among monsters would lose the basket, and so would one past them; another would not', () => {
  const losing = losingPlaces(drawn(carrying))
  expect(losing.has(placeOf('1,0'))).toBe(true)
  expect(losing.has(placeOf('0,1'))).toBe(false)
})

it('who carries nothing has nothing to lose', () => {
  expect(losingPlaces(drawn(`${FOREST}\nseats huntsman 0,0`)).size).toBe(0)
})

it('the board says so before the step, in a picture and in words', () => {
  act(() => liveTable.intent.getState().cancel())
  lay(drawn(carrying))
  render(<TablePage />)
  expect(marks()).toContain(placeOf('1,0'))
  expect(marks()).not.toContain(placeOf('0,1'))
  expect(screen.getByRole('button', { name: /^Walk here and drop the basket: .*1 east/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Walk here: .*1 south/ })).toBeVisible()
})

it('and nothing of the kind where there is no basket', () => {
  lay(drawn(without))
  render(<TablePage />)
  expect(marks()).toEqual([])
})
