import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DetailLevel } from '../../../art/index.ts'
import { OakPiece } from './OakPiece.tsx'

const dots = (level: DetailLevel): number =>
  render(<OakPiece level={level} />).container.querySelectorAll('circle').length

it('shows the die faces of its sides only at large sizes [R 1]', () => {
  expect(dots(0) - dots(0.5)).toBe(1 + 2 + 3 + 4)
})
