import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CENTRE, neighbour } from '../../../../../engine/kernel/index.ts'
import type { MoveOption } from '../../../intent/move-options.ts'
import { CornerMarks } from './CornerMarks.tsx'

it('marks a walk in the corner only on places with pieces', () => {
  const free = neighbour(CENTRE, 'north')
  const walk: MoveOption = { kind: 'walk', path: [CENTRE] }
  const offers = new Map([
    [CENTRE, walk],
    [free, walk],
  ])
  const { container } = render(<CornerMarks offers={offers} crowded={new Set([CENTRE])} />)
  const marked = [...container.querySelectorAll<SVGElement>('[data-corner]')]
  expect(marked.map(({ dataset }) => dataset['corner'])).toEqual([String(CENTRE)])
})
