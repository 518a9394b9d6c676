import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawn, played } from '../../../../../tests/boogyman/drawn.ts'
import { randomPositions } from '../../../../../tests/boogyman/random-play.ts'
import {
  asTile,
  boogyman,
  parseTile,
  TILES,
  type Tile,
  thingsOn,
  tileName,
} from '../../../../engine/boogyman/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import { type PlacedPiece, standingIn } from './clearing-pieces.ts'
import { looksIn } from './looks.ts'
import { tileByKey } from './tile-by-key.ts'

const tile = (name: string): Tile => parseTile(name) ?? asTile(Number.NaN)
const where = (standing: readonly PlacedPiece[]) =>
  Object.fromEntries(standing.map(({ id, tile }) => [id, tileName(tile)]))

describe('pieces on the board', () => {
  it('have unique names and the counts of the rules, before and after any action', () => {
    fc.assert(
      fc.property(randomPositions, fc.nat(), (state, choice) => {
        const before = standingIn(state)
        const action = boogyman.list(state).at(choice % Math.max(1, boogyman.list(state).length))
        const after = action && play(boogyman, state, action)
        const states = [[state, before]] as const
        const all = after?.ok
          ? ([...states, [after.value.state, standingIn(after.value.state, before)]] as const)
          : states
        for (const [now, standing] of all) {
          expect(new Set(standing.map(({ id }) => id)).size).toBe(standing.length)
          for (const at of TILES)
            expect(standing.filter((piece) => piece.tile === at)).toHaveLength(thingsOn(now, at))
        }
      }),
    )
  })

  it('keep their names when they move', () => {
    const before = drawn('tiles d4 rr; d5 r; f6 g; a1 R')
    const standing = standingIn(before)
    const after = standingIn(played(before, 'step d4 e4').state, standing)
    expect(where(standing)).toMatchObject({ 'red folk 1': 'd4', 'red folk 2': 'd4', 'red folk 3': 'd5' })
    const walked = after.find((piece) => piece.tile === tile('e4'))
    expect(walked?.id).toMatch(/^red folk [12]$/)
    expect(where(after)['red folk 3']).toBe('d5')
    expect(where(standingIn(played(before, 'prowl b2').state, standing))['red boogyman 1']).toBe('b2')
  })

  it('are drawn lying after they have acted, distinct from fresh ones beside them', () => {
    const before = drawn('tiles d4 r; d5 r; f6 gg')
    const after = standingIn(played(before, 'step d4 d5').state, standingIn(before))
    const there = after.filter((piece) => piece.tile === tile('d5'))
    expect(there.map(({ id, thing }) => [id, thing.kind === 'folk' && thing.acted]).toSorted()).toEqual([
      ['red folk 1', true],
      ['red folk 2', false],
    ])
  })
})

describe('his eyes', () => {
  it('follow the nearest prey in reach, else the nearest of all, and nothing at home', () => {
    const [east = 0, down = 1] = looksIn(drawn('tiles d4 R; d6 g; f6 r; c3 gyy')).red ?? []
    expect([east, down]).toEqual([1, 0])
    const [left = 0] = looksIn(drawn('tiles d4 R; d3 gyy; g7 g; f6 r')).red ?? []
    expect(left).toBeGreaterThan(0)
    const [only = 0] = looksIn(drawn('tiles d4 R; d3 gyy; f6 r')).red ?? []
    expect(only).toBe(-1)
    expect(looksIn(drawn('tiles d4 r; d3 g'))).toEqual({})
  })
})

describe('keyboard navigation', () => {
  const led = (from: string, key: string, shiftKey = false) => {
    const to = tileByKey(tile(from), { key, shiftKey, altKey: false, ctrlKey: false, metaKey: false })
    return to === null ? null : tileName(to)
  }

  it('goes along the row, and up and down one diagonal; with Shift the other', () => {
    expect([led('d4', 'ArrowLeft'), led('d4', 'ArrowRight')]).toEqual(['d3', 'd5'])
    expect([led('d4', 'ArrowUp'), led('d4', 'ArrowDown')]).toEqual(['c3', 'e5'])
    expect([led('d4', 'ArrowUp', true), led('d4', 'ArrowDown', true)]).toEqual(['c4', 'e4'])
  })

  it('takes the other diagonal where one ends, and stays where the board ends', () => {
    expect([led('d1', 'ArrowUp'), led('d1', 'ArrowLeft'), led('a1', 'ArrowUp')]).toEqual(['c1', 'd1', 'a1'])
  })

  it('reaches every tile from every other', () => {
    const seen = new Set(['d4'])
    for (const from of seen)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) seen.add(led(from, key) ?? from)
    expect(seen.size).toBe(TILES.length)
  })

  it('uses Home and End for the ends of a row, and ignores other keys', () => {
    expect([led('e4', 'Home'), led('e4', 'End'), led('e4', 'x')]).toEqual(['e2', 'e7', null])
  })
})
