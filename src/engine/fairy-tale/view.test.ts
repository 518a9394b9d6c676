import { describe, expect, test } from 'vitest'
import { begunGame, someConfig } from '../../../tests/support/random-play.ts'
import { DIRECTIONS } from '../kernel/boards/square.ts'
import { CHARACTER_IDS } from './characters/ids.ts'
import type { State } from './state.ts'
import { fairyTale } from './testing.ts'
import { pathFace, SHAPES, TURNS } from './tiles.ts'
import { deciderSeat, layingTurns, mostKept, takeRefusal, tamesCrowds } from './view.ts'

const config = someConfig(2, 'fairy-tale')
const opening = fairyTale.begin(config, 1)
const begun = begunGame(config, 1)
const acting = (changes: Partial<State> = {}): State => ({
  ...begun,
  phase: 'action',
  pending: null,
  ...changes,
})

describe('a market tile can be selected', () => {
  test('while the character on turn may still expand', () => {
    expect(takeRefusal(acting(), 0)).toBeNull()
    expect(takeRefusal(acting({ spent: { steps: 0, expands: 1, removes: 0, powers: 0 } }), 0)).toEqual({
      code: 'no-expand-left',
    })
  })

  test('only in the action phase', () => {
    expect(takeRefusal(opening, 0)).toEqual({ code: 'not-in-this-phase' })
    expect(takeRefusal(acting({ phase: 'over', outcome: 'won' }), 0)).toEqual({ code: 'game-is-over' })
  })

  test('only from a slot with a tile', () => {
    expect(takeRefusal(acting(), 3)).toEqual({ code: 'no-such-slot' })
    expect(takeRefusal(acting({ market: [null, null, null] }), 1)).toEqual({ code: 'slot-is-empty' })
  })

  test('even if it fits nowhere', () => {
    const closed = Object.entries(begun.tiles).map(([at, tile]) => [at, { ...tile, roads: 0 }])
    expect(takeRefusal(acting({ tiles: Object.fromEntries(closed) }), 0)).toBeNull()
  })
})

test('the seat on turn decides, unless another is asked for a tile', () => {
  expect(deciderSeat(acting({ onTurn: 1 }))).toBe(begun.seats[1])
  expect(deciderSeat(acting({ onTurn: 1, pending: { kind: 'movement-side' } }))).toBe(begun.seats[1])
  const asked: State['pending'] = { kind: 'clear-place', seat: 0, clearings: [] }
  expect(deciderSeat(acting({ onTurn: 1, pending: asked }))).toBe(begun.seats[0])
})

test('only remembered counters have a maximum', () => {
  expect(mostKept('aladdin', 'wishes')).toBe(3)
  expect(mostKept('red-riding-hood', 'basket')).toBe(0)
  expect(mostKept('huntsman', 'wishes')).toBe(0)
})

test('the Huntsman and the Beast tame crowds', () => {
  expect(CHARACTER_IDS.filter(tamesCrowds)).toEqual(['huntsman', 'beast'])
})

describe('the rotations for a first tile', () => {
  const withTile = (roads: number): State => ({
    ...opening,
    opening: { tiles: [pathFace(9, roads)], spots: [null] },
  })

  test('are exactly those that the rules allow', () => {
    for (const roads of Object.values(SHAPES)) {
      for (const side of DIRECTIONS) {
        const state = withTile(roads)
        const allowed = TURNS.filter((turn) => !fairyTale.refuse(state, { type: 'lay', tile: 0, side, turn }))
        expect(layingTurns(state, 0, side).sort()).toEqual(allowed)
      }
    }
  })

  test('begin with a road outward and continue clockwise', () => {
    expect(layingTurns(withTile(SHAPES.tee), 0, 'north')).toEqual([1, 2, 3])
    expect(layingTurns(withTile(SHAPES.straight), 0, 'east')).toEqual([1, 3])
    expect(layingTurns(withTile(SHAPES['dead-end']), 0, 'north')).toEqual([2])
  })

  test('are empty without such a first tile', () => {
    expect(layingTurns(opening, 4, 'north')).toEqual([])
    expect(layingTurns(begun, 0, 'north')).toEqual([])
  })
})
