import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positions } from '../../../../../../tests/foresight/positions.ts'
import { entranceOf } from '../../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS } from '../../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import { spotOf } from '../../forest/layout.ts'
import { tilePlaces } from '../../forest/picture.ts'
import { drawn } from '../testing.ts'
import { HALF, signSpots } from './sign-spots.ts'

const forests = [
  'O',
  'O\nopening ┗#5 north 1; ┃#9 hand; ╹#4 hand; ╋ hand',
  ' .  ╻  .\n ┗  O  ╸\n .  ╹  .',
  ' ┏ ┳ ┳ ┓\n ┣ O ╋ ┫\n ┣ ╋ ╋ ┫\n ┗ ┻ ┻ ┛\n . . . ╹',
  'O ━ ━ ━ ━ ━ ━',
]

describe.each(forests)('the signs round %j', (text) => {
  const state = drawn(text)
  const signs = signSpots(state)

  it.each(DIRECTIONS)('puts the %s sign on its own side', (side) => {
    const { x, y } = signs[side]
    const out = { north: -y, east: x, south: y, west: -x }[side]
    const aside = side === 'north' || side === 'south' ? Math.abs(x) : Math.abs(y)
    expect(out).toBeGreaterThan(0.5)
    expect(out).toBeGreaterThan(aside)
  })
})

const AXIS = { north: 'x', south: 'x', east: 'y', west: 'y' } as const
const OUT = {
  north: ({ y }: BoardPoint) => -y,
  east: ({ x }: BoardPoint) => x,
  south: ({ y }: BoardPoint) => y,
  west: ({ x }: BoardPoint) => -x,
}

it('places signs outside the entrances of the rules without overlap, 1,000 positions', () => {
  let entering = 0
  fc.assert(
    fc.property(positions, (state) => {
      const signs = signSpots(state)
      const tiles = tilePlaces(state).map(spotOf)
      for (const [index, side] of DIRECTIONS.entries()) {
        const sign = signs[side]
        for (const tile of tiles)
          expect(Math.abs(tile.x - sign.x) >= 0.5 + HALF.x || Math.abs(tile.y - sign.y) >= 0.5 + HALF.y).toBe(
            true,
          )
        for (const other of DIRECTIONS.slice(0, index).map((one) => signs[one]))
          expect(Math.abs(other.x - sign.x) >= HALF.x * 2 || Math.abs(other.y - sign.y) >= HALF.y * 2).toBe(
            true,
          )
        const entrance = entranceOf(state, side)
        expect(sign.enters).toBe(entrance?.side === side)
        if (!entrance || !sign.enters) continue
        entering += 1
        const tile = spotOf(entrance.at)
        expect(sign[AXIS[side]]).toBe(tile[AXIS[side]])
        expect(OUT[side](sign)).toBeGreaterThan(OUT[side](tile) + 0.5)
      }
    }),
    { numRuns: 1000 },
  )
  expect(entering).toBeGreaterThan(1000)
})
