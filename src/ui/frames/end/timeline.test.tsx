import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSettings } from '../../../store/settings.ts'
import { Timeline, type TurnTable } from './Timeline.tsx'

beforeEach(() => useSettings.setState({ language: 'en' }))

const draw = (turns: number, table: TurnTable) =>
  render(<Timeline heading="The race" turns={turns} legend={null} chart={() => <p>chart</p>} table={table} />)

const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))

test('shows a sentence instead of a chart for a single turn', () => {
  draw(1, { heads: ['Hare'], rows: [[1, 4]] })
  expect(screen.getByText('The game was too short to draw.')).toBeVisible()
  expect(screen.queryByText('chart')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('has a table row for each turn, under the column heads', () => {
  draw(2, {
    heads: ['Hare', 'Tortoise'],
    rows: [
      [1, 4, 0],
      [2, 4, 1],
    ],
  })
  expect(screen.getByText('chart')).toBeVisible()
  expect(screen.queryByText('The game was too short to draw.')).toBeNull()
  expect(cells()).toEqual([
    ['Turn', 'Hare', 'Tortoise'],
    ['1', '4', '0'],
    ['2', '4', '1'],
  ])
})

test('lists events in the last column, those of one turn in one cell', () => {
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
