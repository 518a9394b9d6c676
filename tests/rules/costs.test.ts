import { describe, expect, test } from 'vitest'
import {
  type Action,
  type Face,
  payRefusal,
  pricesOf,
  type Refusal,
} from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, forestOf, played, refusalOf } from '../drawn/index.ts'

const east = (slot = 0): Action => ({ type: 'expand', slot, at: at('3,0'), turn: 3 })
const short = (symbol: 'wood' | 'gold' | 'magic', have: number, need: number): Refusal => ({
  code: 'cannot-pay',
  symbol,
  have,
  need,
})

/** A row of tiles with icons, and a market. */
const table = (first: string, second: string, market: string, more = '') =>
  drawn(`forest\n O ${first} ${second}\n market ${market}\n boxes resources special\n ${more}`)

describe('7. resources are counted, never spent', () => {
  test('a tile may be placed if the forest has as many icons as it costs', () => {
    expect(refusalOf(table('━w', '━', '╹¤'), east())).toEqual(short('wood', 1, 2))
    expect(refusalOf(table('━w', '━w', '╹¤'), east())).toBeNull()
    expect(refusalOf(table('━', '━ww', '╹¤'), east())).toBeNull()
  })

  test('placing a tile uses up nothing', () => {
    const two = table('━ww', '━', '┃¤ ╹¤', 'seats three-little-pigs 0,0')
    const { state } = played(two, { type: 'expand', slot: 0, at: at('3,0'), turn: 1 })
    expect(refusalOf(state, { type: 'expand', slot: 1, at: at('4,0'), turn: 3 })).toBeNull()
  })

  test('the first icon that is short is named, in the order of the cost', () => {
    expect(refusalOf(table('━', '━', '╹⌂'), east())).toEqual(short('wood', 0, 1))
    expect(refusalOf(table('━w', '━', '╹⌂'), east())).toEqual(short('gold', 0, 1))
    expect(refusalOf(table('━w', '━g', '╹⌂'), east())).toBeNull()
  })

  test('[R 35] icons on islands count', () => {
    const island = drawn('forest\n O ━ ━ . ┃ww\n market ╹¤\n boxes resources special')
    expect(refusalOf(island, { type: 'expand', slot: 0, at: at('3,0'), turn: 3 })).toBeNull()
  })

  test('8. a tile’s own icons never help to pay for it', () => {
    expect(refusalOf(table('━w', '━', '╹¤ww'), east())).toEqual(short('wood', 1, 2))
  })

  test('roads and distance are checked before the cost, the last road after it [R 11]', () => {
    const dear = table('━', '━', '╹¤')
    expect(refusalOf(dear, { type: 'expand', slot: 0, at: at('3,0'), turn: 0 })).toEqual({
      code: 'hedge-meets-road',
      edge: 'west',
    })
    const near = drawn('forest\n O\n market ╹◆\n boxes resources special')
    expect(refusalOf(near, { type: 'expand', slot: 0, at: at('1,0'), turn: 3 })).toEqual({
      code: 'too-close-to-the-oak',
      minimum: 2,
    })
    const lid = drawn(`forest
      .  ╻  .
      ╺  O  ━
      .  ╹  .
      market ╹¤ ╹◆\n boxes resources special`)
    const action: Action = { type: 'expand', slot: 0, at: at('2,0'), turn: 3 }
    expect(refusalOf(lid, action)).toEqual(short('wood', 0, 2))
  })

  test('without the resources box nothing costs', () => {
    const free = drawn('forest\n O ━ ━\n market ╹¤ ╹♜ ╹◆\n boxes special')
    for (const slot of [0, 1, 2]) expect(refusalOf(free, east(slot))).toBeNull()
    expect(payRefusal(free, free.market[1] as Face)).toBeNull()
    expect(pricesOf(free, free.market[1] as Face)).toEqual([])
  })
})

describe('8. costs', () => {
  const face = (mark: string): Face => {
    const [first] = table('━', '━', `╹${mark}`).market
    if (!first) throw new Error('No tile.')
    return first
  }
  const rich = (icons: string) => table(`━${icons}`, '━g', '╹◆')

  test.each([
    ['◆', ['wood 2']],
    ['∩', []],
    ['☾', ['magic 1']],
    ['⌂', ['wood 1', 'gold 1']],
    ['▣', ['gold 2']],
    ['♜', ['gold 3']],
    ['¤', ['wood 2']],
    ['▽', ['wood 1']],
    ['', []],
  ])('of %s', (mark, cost) => {
    const prices = pricesOf(rich('w'), face(mark))
    expect(prices.map(({ symbol, need }) => `${symbol} ${need}`)).toEqual(cost)
  })

  test('name the first missing icon', () => {
    expect(payRefusal(rich('w'), face('⌂'))).toBeNull()
    expect(payRefusal(rich('w'), face('▣'))).toEqual(short('gold', 1, 2))
  })

  test('say how much there is', () => {
    expect(pricesOf(rich('w'), face('⌂'))).toEqual([
      { symbol: 'wood', have: 1, need: 1 },
      { symbol: 'gold', have: 1, need: 1 },
    ])
  })

  test('of dark diamonds rise: first, second and third placed, destroyed ones included', () => {
    const forest = (tile: string, icons: string, more: string) =>
      drawn(`forest\n ${tile} O ━${icons} ━\n market ╹◆\n boxes resources\n ${more}`)
    expect(refusalOf(forest('.', 'w', ''), east())).toEqual(short('wood', 1, 2))
    expect(refusalOf(forest('.', 'ww', ''), east())).toBeNull()
    for (const [tile, more] of [
      ['╺◆', ''],
      ['.', 'diamonds 1'],
    ] as const) {
      expect(refusalOf(forest(tile, 'ww', more), east())).toEqual(short('gold', 0, 1))
      expect(refusalOf(forest(tile, 'wwg', more), east())).toBeNull()
    }
    for (const [tile, more] of [
      ['╺◆', 'diamonds 1'],
      ['.', 'diamonds 2'],
    ] as const) {
      expect(refusalOf(forest(tile, 'wwg', more), east())).toEqual(short('magic', 0, 1))
      expect(refusalOf(forest(tile, 'wwgm', more), east())).toBeNull()
    }
  })
})

describe('[R 12] a sweep', () => {
  const sweep: Action = { type: 'sweep', slot: 0 }
  const stuck = (icons: string, more = '') =>
    drawn(
      `forest\n O ━${icons} ━\n market ╹¤ ╹♜\n pool ┃#30\n pile 1; 0; 0\n boxes resources special\n ${more}`,
    )

  test('is possible if the market has only tiles that are too expensive', () => {
    expect(refusalOf(stuck('w'), sweep)).toBeNull()
    expect(refusalOf(stuck('ww'), sweep)).toEqual({ code: 'a-tile-can-be-placed' })
  })

  test('also while a tile could be swapped in: that is not placed', () => {
    const closed = drawn(`forest
      .  ╻  .  .  .
      ╺  O  ━  ━s ╸
      .  ╹  .  .  .
      market ┃#20\n pool ┃#30\n pile 1; 0; 0\n seats huntsman 2,0`)
    const swap: Action = { type: 'use-symbol', symbol: 'swap', at: at('3,0'), slot: 0, turn: 1 }
    expect(refusalOf(closed, swap)).toBeNull()
    expect(refusalOf(closed, sweep)).toBeNull()
  })
})

test('a tile with a cost is placed as it was in the market', () => {
  const { state } = played(table('━ww', '━', '╹¤'), east())
  expect(forestOf(state)).toBe(forestOf('O ━ww ━ ╸¤'))
})
