import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layGame, siegeFrom } from '../testing.ts'
import { LogPanel } from './parts.ts'

test('names the siege of each turn in the log after a second siege', () => {
  layGame(siegeFrom('turn 3; drawn 1; deck goose-maid*20 gold*12', 'assault, again, end, end'))
  render(<LogPanel />)
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings.toReversed()).toEqual([
    'The third turn',
    'Before the second siege',
    'The first turn of the second siege',
    'The second turn of the second siege',
    'The third turn of the second siege',
  ])
})
