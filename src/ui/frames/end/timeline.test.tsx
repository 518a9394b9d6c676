import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSettings } from '../../../store/settings.ts'
import { Timeline, type TurnTable } from './Timeline.tsx'

beforeEach(() => useSettings.setState({ language: 'en' }))

const draw = (turns: number, table: TurnTable) =>
  render(<Timeline heading="The race" turns={turns} legend={null} chart={() => <p>chart</p>} table={table} />)

const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))

test('a single turn is not drawn, but told', () => {
  draw(1, { heads: ['Hare'], rows: [[1, 4]] })
  expect(screen.getByText('It was over before there was anything to draw.')).toBeVisible()
  expect(screen.queryByText('chart')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('every turn is told in a row, under the heads of its columns', () => {
  draw(2, {
    heads: ['Hare', 'Tortoise'],
    rows: [
      [1, 4, 0],
      [2, 4, 1],
    ],
  })
  expect(screen.getByText('chart')).toBeVisible()
  expect(screen.queryByText('It was over before there was anything to draw.')).toBeNull()
  expect(cells()).toEqual([
    ['Turn', 'Hare', 'Tortoise'],
    ['1', '4', '0'],
    ['2', '4', '1'],
  ])
})

test('what happened stands in a last column, together where it was in one turn', () => {
  const happened = [
    { turn: 2, what: 'slept' },
    { turn: 2, what: 'dreamt' },
    { turn: 3, what: 'lost' },
  ]
  draw(3, {
    unit: 'Round',
    heads: ['Hare'],
    rows: [
      [1, 4],
      [2, 4],
      [3, 4],
    ],
    happened,
  })
  expect(cells()).toEqual([
    ['Round', 'Hare', 'What happened'],
    ['1', '4', ''],
    ['2', '4', 'slept; dreamt'],
    ['3', '4', 'lost'],
  ])
})
