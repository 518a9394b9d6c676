import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KINDS } from '../../../../engine/fortress/index.ts'
import { RowItem } from './RowItem.tsx'
import { SpotRow } from './SpotRow.tsx'

const [card] = KINDS

const indicesOf = (count: number, empty: number) =>
  [0, 1, 2].slice(0, count).filter((index) => index !== empty)

/** Renders a row of lands, and one of cards below it. */
const table = (count: number, empty = -1) =>
  (['lands', 'hand'] as const).map((row) => (
    <SpotRow key={row} row={row} count={count} isThere={(index) => index !== empty}>
      {indicesOf(count, empty).map((index) => (
        <RowItem
          key={index}
          index={index}
          name={`${row} ${index}`}
          aim={{ kind: 'lands', card }}
          onDo={() => {}}
        >
          {index}
        </RowItem>
      ))}
    </SpotRow>
  ))

/** Returns the names of the tab stops. */
const stops = () =>
  screen
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((button) => button.getAttribute('aria-label'))

test('Tab returns to a row’s last spot', () => {
  const { rerender } = render(table(3))
  expect(stops()).toEqual(['lands 0', 'hand 0'])
  act(() => screen.getByRole('button', { name: 'hand 2' }).focus())
  expect(stops()).toEqual(['lands 0', 'hand 2'])
  rerender(table(2))
  expect(stops()).toEqual(['lands 0', 'hand 1'])
})

test('Tab enters a row at a neighbour if the last focused spot is empty now', () => {
  const { rerender } = render(table(3))
  act(() => screen.getByRole('button', { name: 'hand 1' }).focus())
  rerender(table(3, 1))
  expect(stops()).toEqual(['lands 0', 'hand 2'])
  act(() => screen.getByRole('button', { name: 'hand 2' }).focus())
  rerender(table(3, 2))
  expect(stops()).toEqual(['lands 0', 'hand 1'])
})
