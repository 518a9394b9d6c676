import { expect, test } from 'vitest'
import { asTile, boogyman, parseTile } from '../../src/engine/boogyman/index.ts'
import { drawn, refusalOf } from './drawn.ts'

/** Every refusal of every action, in order of precedence (section 4): later ones may hold as well. */
test.each([
  ['place d4', 'tiles d4 rgg / placing 3 / outcome red given-up', 'game-over'],
  ['place d4', 'tiles d4 rgg', 'not-placing'],
  ['place d4', 'tiles d4 rgg / placing 3', 'full'],
  ['place d4', 'tiles d4 rg / placing 2', null],
  ['step d4 d6', 'tiles d4 g; d6 gyy / outcome draw dawn', 'game-over'],
  ['step d4 d6', 'tiles d4 g; d6 gyy / placing 1 / on-turn red', 'still-placing'],
  ['step d4 d6', 'tiles d4 g; d6 gyy; a1 r', 'no-pawn-there'],
  ['step d4 d6', 'tiles d4 r!; d6 gyy; a1 r', 'has-acted'],
  ['step d4 d6', 'tiles d4 r; d6 gyy; a1 r', 'not-next-door'],
  ['step d4 d5', 'tiles d4 r; d5 gyy; a1 r', 'full'],
  ['step d4 d5', 'tiles d4 r; d5 gy; a1 r', null],
  ['spawn d4', 'tiles d4 ry / outcome draw dawn', 'game-over'],
  ['spawn d4', 'tiles d4 gy / placing 1', 'still-placing'],
  ['spawn d4', 'tiles d4 gy; a1 r', 'no-pawn-there'],
  ['spawn d4', 'tiles d4 r!y; a1 r', 'has-acted'],
  ['spawn d4', 'tiles d4 ry; a1 r', 'needs-two-trees'],
  ['spawn d4', 'tiles d4 ryy; a1 g', null],
  ['call d4', 'tiles d4 gy; a1 R / outcome draw dawn', 'game-over'],
  ['call d4', 'tiles d4 gy; a1 R / placing 1', 'still-placing'],
  ['call d4', 'tiles d4 gy; a1 R', 'no-pawn-there'],
  ['call d4', 'tiles d4 r!y; a1 R', 'has-acted'],
  ['call d4', 'tiles d4 ry; a1 R', 'needs-two-trees'],
  ['call d4', 'tiles d4 ryy; a1 R', 'boogyman-is-out'],
  ['call d4', 'tiles d4 ryy; a1 g', 'last-pawn'],
  ['call d4', 'tiles d4 ryy; a1 r', null],
  ['prowl d4', 'tiles d4 Ryy; b1 r / outcome draw dawn', 'game-over'],
  ['prowl d4', 'tiles d4 Ryy; b1 r / placing 1 / on-turn red', 'still-placing'],
  ['prowl d4', 'tiles d4 Gyy; b1 r', 'no-boogyman'],
  ['prowl d4', 'tiles d4 R!yy; b1 r', 'has-acted'],
  ['prowl d4', 'tiles d4 Ryy; b1 r', 'must-move'],
  ['prowl d4', 'tiles d4 Gyy; g7 R; b1 r', 'trees'],
  ['prowl d4', 'tiles d4 Ggg; a1 R; b1 r', 'boogyman'],
  ['prowl d4', 'tiles d4 ggg; a1 R; b1 r', 'full'],
  ['prowl e4', 'tiles d4 g; a1 R; b1 r', 'out-of-reach'],
  ['prowl d4', 'tiles d4 g; a1 R; b1 r; g7 g', null],
  ['agree-draw', 'tiles / placing 1 / outcome red given-up', 'game-over'],
  ['agree-draw', 'tiles / placing 1', 'still-placing'],
  ['agree-draw', 'tiles b1 r; g7 g', null],
  ['give-up', 'tiles b1 r; g7 g / outcome draw agreed', 'game-over'],
  ['give-up', 'tiles / placing 1', null],
] as const)('%s: %s: %s', (action, position, code) => {
  expect(refusalOf(position, action)).toBe(code)
})

test('a refused action changes nothing, and tiles off the board have no neighbours', () => {
  const state = drawn('tiles d4 r; b1 r; g7 g')
  const from = parseTile('d4') ?? asTile(-1)
  expect(boogyman.refuse(state, { type: 'step', from, to: asTile(99) })).toEqual({ code: 'not-next-door' })
  expect(boogyman.refuse(state, { type: 'spawn', at: asTile(99) })).toEqual({ code: 'no-pawn-there' })
  expect(state).toEqual(drawn('tiles d4 r; b1 r; g7 g'))
})
