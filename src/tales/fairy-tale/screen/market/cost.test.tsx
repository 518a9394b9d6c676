import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Cost } from './Cost.tsx'

test('shows a met price alone, and a missing one with the number in the forest', () => {
  render(
    <Cost
      prices={[
        { symbol: 'wood', need: 1, have: 5 },
        { symbol: 'gold', need: 3, have: 1 },
      ]}
    />,
  )
  const [met, missing] = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span[aria-hidden]')?.textContent)
  expect([met, missing]).toEqual(['1', '1/3'])
})
