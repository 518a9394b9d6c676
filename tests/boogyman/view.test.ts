import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asTile,
  boogyman,
  canAct,
  isRipe,
  leavesTree,
  parseTile,
  pathTo,
  pawnsAtHome,
  phaseOf,
  preyOf,
  reachOf,
  tileName,
  tiredOn,
} from '../../src/engine/boogyman/index.ts'
import { drawn, played } from './drawn.ts'
import { randomPositions } from './random-play.ts'

const at = (name: string) => parseTile(name) ?? asTile(-1)

test('counts pieces at home and finished ones', () => {
  const state = drawn('tiles d4 rr!; a1 g; b2 Gg / quiet 1')
  expect([pawnsAtHome(state, 0), pawnsAtHome(state, 1)]).toEqual([5, 5])
  expect([tiredOn(state, 0, at('d4')), tiredOn(state, 1, at('a1'))]).toEqual([1, 0])
})

test('says where steps leave trees [B 7]', () => {
  const state = drawn('tiles d4 r; d5 rr; e5 ryy; g7 g')
  expect(['d4', 'd5', 'e5'].map((name) => leavesTree(state, at(name)))).toEqual([true, false, false])
  expect(leavesTree({ ...state, rules: { trees: 'three' } }, at('e5'))).toBe(true)
})

test('says which tiles are ripe, for the seat on turn and for the other', () => {
  const state = drawn('tiles d4 ryy; d5 r!yy; e5 gyy; g7 gy')
  expect(['d4', 'd5', 'e5'].map((name) => isRipe(state, 0, at(name)))).toEqual([true, false, false])
  expect(['d4', 'e5', 'g7'].map((name) => isRipe(state, 1, at(name)))).toEqual([false, true, false])
})

test('lists what either Boogyman could capture, and nothing for one at home', () => {
  const state = drawn('tiles d4 R; d5 gg; e5 gy; c4 rg; a1 r')
  const prey = [...preyOf(state, 0)].filter(([, count]) => count > 0)
  expect(prey.map(([tile, count]) => `${tileName(tile)} ${count}`).sort()).toEqual(['c4 1', 'd5 2'])
  expect([...preyOf(state, 1)]).toEqual([])
  expect(pathTo(state, 1, at('d5'))).toEqual([])
  expect(reachOf(state, 0).has(at('e5'))).toBe(false)
})

test('a seat can act exactly on listed actions', () => {
  fc.assert(
    fc.property(randomPositions, (state) => {
      if (phaseOf(state) !== 'playing') return
      expect(canAct(state, state.onTurn)).toBe(boogyman.list(state).length > 0)
      const other = state.onTurn === 0 ? 1 : 0
      const turned = {
        ...boogyman.copy(state),
        onTurn: other,
        acted: state.acted.map(() => 0),
        prowled: false,
      } as const
      expect(canAct(state, other)).toBe(boogyman.list(turned).length > 0)
    }),
    { numRuns: 100 },
  )
})

test('a Boogyman that has acted, or is shut in, can do nothing [B 5]', () => {
  const { events } = played('tiles a1 R; a2 y; b1 y; b2 y; d4 r; g7 g', 'step d4 d5')
  expect(events.map(({ type }) => type)).toContain('no-second-action')
})
