import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layGame, siegeFrom } from '../testing.ts'
import { TaleSoFar } from './parts.ts'

test('of two sieges, one after the other, the log says to which its turns belong', () => {
  layGame(siegeFrom('turn 3; drawn 1; deck goose-maid*20 gold*12', 'assault, again, end, end'))
  render(<TaleSoFar />)
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings.toReversed()).toEqual([
    'The third turn',
    'Before the second siege',
    'The first turn of the second siege',
    'The second turn of the second siege',
    'The third turn of the second siege',
  ])
})
