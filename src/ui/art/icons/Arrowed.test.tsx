import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Arrowed } from './Arrowed.tsx'

test('arrows of a line are drawn; what is read aloud stays as it is written', () => {
  const { container } = render(<Arrowed text="33 % → 17 % → 0 %" />)
  expect(container).toHaveTextContent('33 % → 17 % → 0 %')
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  for (const sign of container.querySelectorAll('span')) expect(sign).toHaveClass('unseen')
})
