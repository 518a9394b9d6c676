import { describe, expect, test } from 'vitest'
import { decides, entranceOf, whyEntrance } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, played, told } from '../drawn/index.ts'

describe('[R 9] of several tiles where monsters of a side could appear', () => {
  /** On the north side 0,-1 is in the oak’s own column, and 1,-2 is a row further out; roads lead out of both. */
  const position = drawn(`forest
    .  ┃
    ┣  ┛
    O  .
    phase new-monsters`)

  test('the furthest out goes before the nearest to the oak’s own column', () => {
    expect(entranceOf(position, 'north')).toEqual({ at: at('1,-2'), side: 'north' })
    const { events } = played(position, { type: 'roll' }, { dice: [1] })
    expect(told(events, 'monsters-coming')).toEqual(['1 coming at 1,-2'])
  })

  test('distance is the deciding reason, though the other is less far aside', () => {
    const [first, second] = whyEntrance(position, 'north')?.candidates ?? []
    expect([first?.out, first?.aside, second?.out, second?.aside]).toEqual([2, 1, 1, 0])
    expect(first && second && decides(first, second)).toBe('furthest-out')
  })

  test.each([
    ['east', 'O ┳ . \n . ┗ ━', '2,1'],
    ['south', 'O . \n ┣ ┓ \n . ┃', '1,2'],
    ['west', '━ ┓ . \n . ┻ O', '-2,-1'],
  ] as const)('so also on the %s side', (side, forest, entrance) => {
    expect(entranceOf(drawn(`forest\n ${forest}`), side)?.at).toBe(at(entrance))
  })

  test('of those equally far out the nearest to the oak’s own column', () => {
    const level = drawn(`forest
      ┃  ┃
      ┣  ┛
      O  .`)
    expect(entranceOf(level, 'north')?.at).toBe(at('0,-2'))
    const [first, second] = whyEntrance(level, 'north')?.candidates ?? []
    expect(first && second && decides(first, second)).toBe('least-aside')
  })
})
