import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Arrowed } from './Arrowed.tsx'

test('draws the arrows of a line and keeps them in the text for screen readers', () => {
  const { container } = render(<Arrowed text="33 % → 17 % → 0 %" />)
  expect(container).toHaveTextContent('33 % → 17 % → 0 %')
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  for (const sign of container.querySelectorAll('span')) expect(sign).toHaveClass('unseen')
})
