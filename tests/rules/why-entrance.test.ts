import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decides, entranceOf, whyEntrance } from '../../src/engine/fairy-tale/index.ts'
import { DIRECTIONS, type Direction, placeText } from '../../src/engine/kernel/index.ts'
import { drawn } from '../drawn/index.ts'
import { positions } from '../foresight/positions.ts'

/** Returns the candidates of a side, best first, each with the reason why it goes before the next. */
function candidates(forest: string, side: Direction): string[] {
  const found = whyEntrance(drawn(forest), side)?.candidates ?? []
  return found.map((one, index) => {
    const next = found[index + 1]
    return `${placeText(one.at)}${next ? ` ${decides(one, next)}` : ''}`
  })
}

describe('[R 9] why monsters of a side appear where they do', () => {
  test('first those with a road out that way, then the furthest out', () => {
    expect(candidates('O ┳ ━ ╸', 'east')).toEqual(['3,0 furthest-out', '2,0 furthest-out', '1,0'])
    expect(candidates('. ┏ ╸\n. ┃ .\nO ┻ ━', 'east')[0]).toBe('2,0 opens-out')
  })

  test('then the nearest to the middle line, then the clockwise one', () => {
    expect(candidates('. ┳ .\n. ┃ .\nO ┫ .\n. ┃ .\n. ┻ .', 'east')).toEqual([
      '1,0 least-aside',
      '1,1 clockwise',
      '1,-1',
    ])
  })

  test('a tile further out that is cut off, or where monsters never appear, is named', () => {
    const cutOff = whyEntrance(drawn('O ━ ━ ┃'), 'east')
    expect(cutOff?.leftOut.map(placeText)).toEqual(['3,0'])
    const palace = whyEntrance(drawn('O ━ ━♜'), 'east')
    expect(palace?.leftOut.map(placeText)).toEqual(['2,0'])
  })

  test('sides without an entrance are passed, clockwise', () => {
    const found = whyEntrance(drawn('╺ O'), 'north')
    expect([found?.without, found?.side]).toEqual([['north', 'east', 'south'], 'west'])
  })

  test('null without tiles joined to the oak', () => {
    expect(whyEntrance(drawn('O ┃'), 'north')).toBeNull()
  })

  test('it explains the entrance that the rules take, in any position', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...DIRECTIONS), (state, side) => {
        const found = whyEntrance(state, side)
        const best = found?.candidates[0]
        expect(found && best ? { at: best.at, side: found.side } : null).toEqual(entranceOf(state, side))
      }),
      { numRuns: 100 },
    )
  })
})
