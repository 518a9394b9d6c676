import { expect, test } from 'vitest'
import { allowance, walks } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, lineOf, played, refusalOf } from '../drawn/index.ts'

const walk = (to: string) => ({ type: 'walk' as const, to: at(to) })

test('Puss in Boots walks up to four steps', () => {
  const position = drawn('forest\n O ━ ━3 ━ ━ ━\n seats puss-in-boots 0,0')
  expect(allowance(position)).toEqual({ steps: 4, expands: 1, removes: 1, powers: 0 })
  expect(walks(position).map(({ to }) => to)).toEqual(['1,0', '2,0', '3,0', '4,0'].map(at))
  const { state } = played(position, ['1,0', '2,0', '3,0', '4,0'].map(walk))
  expect([lineOf(state, 'seats'), lineOf(state, 'spent')]).toEqual(['puss-in-boots 4,0', 'steps 4'])
  expect(refusalOf(state, walk('5,0'))).toEqual({ code: 'no-steps-left' })
})
