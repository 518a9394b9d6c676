import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from '../../../../../engine/kernel/index.ts'
import { spotOf } from '../../forest/layout.ts'
import { tilePlaces } from '../../forest/picture.ts'
import { drawn } from '../testing.ts'
import { signSpots } from './sign-spots.ts'

const forests = [
  'O',
  'O\nopening ┗#5 north 1; ┃#9 hand; ╹#4 hand; ╋ hand',
  ' .  ╻  .\n ┗  O  ╸\n .  ╹  .',
  ' ┏ ┳ ┳ ┓\n ┣ O ╋ ┫\n ┣ ╋ ╋ ┫\n ┗ ┻ ┻ ┛\n . . . ╹',
  'O ━ ━ ━ ━ ━ ━',
]

describe.each(forests)('the sign posts round %j', (text) => {
  const state = drawn(text)
  const signs = signSpots(state)

  it.each(DIRECTIONS)('that of the %s stands on its own side', (side) => {
    const { x, y } = signs[side]
    const out = { north: -y, east: x, south: y, west: -x }[side]
    const aside = side === 'north' || side === 'south' ? Math.abs(x) : Math.abs(y)
    expect(out).toBeGreaterThan(0.5)
    expect(out).toBeGreaterThan(aside)
  })

  it.each(DIRECTIONS)('that of the %s stands on no tile', (side) => {
    const { x, y } = signs[side]
    for (const tile of tilePlaces(state).map(spotOf)) {
      const clear = Math.abs(tile.x - x) >= 0.5 + 0.46 || Math.abs(tile.y - y) >= 0.5 + 0.3
      expect(clear).toBe(true)
    }
  })
})

describe('a sign post', () => {
  it('leaves the way out of the forest free where it can', () => {
    const { north } = signSpots(drawn(' ┳ ┻ ━\n ╹ O ╸\n . ╹ .'))
    expect(north.x).not.toBe(0)
  })
})
