import { describe, expect, test } from 'vitest'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'
import { bomb, rotate, swap } from './use-symbols.ts'

describe('[R 19] a bomb', () => {
  const forest = `forest
    .  .  .  ┃3 .
    .  O  ━  ╋b ━
    .  .  ╺  ┃  .`
  const position = drawn(`${forest}\nseats huntsman 2,0; beast 3,0`)

  test('destroys one adjacent tile, with monsters, once', () => {
    const { state, events } = played(position, bomb('2,-1'))
    expect(told(events)).toEqual(['seat 0 uses bomb at 2,0', 'seat 0 destroys ┃#1 at 2,-1 with 1 2 3'])
    expect(forestOf(state)).toBe(forestOf('O ━ ╋b! ━\n . ╺ ┃ .'))
    expect(refusalOf(state, bomb('2,1'))).toEqual({ code: 'symbol-is-spent', symbol: 'bomb' })
    const apart = drawn('forest\n . . ┃2\n O ━ ━b\n seats huntsman 2,0')
    expect(forestOf(played(apart, bomb('2,-1')).state)).toBe(forestOf('O ━ ━b!'))
  })

  test('is a free action', () => {
    const { state } = played(position, bomb('2,-1'))
    expect(lineOf(state, 'spent')).toBeNull()
  })

  test('never a tile with a character on it', () => {
    expect(refusalOf(position, bomb('3,0'))).toEqual({ code: 'somebody-stands-there' })
  })

  test('never a dark diamond', () => {
    const diamond = drawn('forest\n O ━ ━b ╸◆1\n seats huntsman 2,0')
    expect(refusalOf(diamond, bomb('3,0'))).toEqual({ code: 'building-stays', building: 'diamond' })
  })

  test('only one tile away, only on a tile, only what the tile has', () => {
    expect(refusalOf(position, bomb('1,1'))).toEqual({ code: 'not-next-door' })
    expect(refusalOf(position, bomb('2,0'))).toEqual({ code: 'not-next-door' })
    const edge = drawn('forest\n O ━ ━b\n seats huntsman 2,0')
    expect(refusalOf(edge, bomb('3,0'))).toEqual({ code: 'no-such-tile' })
    const elsewhere = drawn(`${forest}\nseats huntsman 1,0`)
    expect(refusalOf(elsewhere, bomb('2,0'))).toEqual({ code: 'no-such-symbol-here' })
  })

  test('two bombs on one tile are two', () => {
    const { state } = played(drawn('forest\n . . ┃ .\n O ━ ╋bb ━\n seats huntsman 2,0'), [
      bomb('2,-1'),
      bomb('3,0'),
    ])
    expect(forestOf(state)).toBe(forestOf('O ━ ╋b!b!'))
  })

  test('a destroyed tile is out of the game: its icons are not counted any more', () => {
    const dear = drawn('forest\n O ━ ━b ┃ww\n market ╹¤\n boxes resources special\n seats huntsman 2,0')
    const { state } = played(dear, bomb('3,0'))
    expect(refusalOf(state, { type: 'expand', slot: 0, at: at('3,0'), turn: 3 })).toEqual({
      code: 'cannot-pay',
      symbol: 'wood',
      have: 0,
      need: 2,
    })
    expect([lineOf(state, 'market'), lineOf(state, 'under')]).toEqual(['╹¤#4 - -', null])
  })
})

describe('[R 30] the oak guards the four tiles round it, and itself', () => {
  const beside = drawn('forest\n O ━bsr ┃\n market ━\n seats huntsman 1,0')
  const near = drawn('forest\n . ┃ ╋bsr ━\n O ━ ┃ .\n market ━\n seats huntsman 2,-1')
  const guarded = { code: 'the-oak-guards-it' }

  test('no bomb, swap or turn touches them', () => {
    for (const action of [bomb('0,0'), swap('0,0', 0, 0), rotate('0,0', 1)]) {
      expect(refusalOf(beside, action)).toEqual(guarded)
    }
    const two = drawn('forest\n O ━ ━bsr ┃\n market ━\n seats huntsman 2,0')
    for (const action of [bomb('1,0'), swap('1,0', 0, 0), rotate('1,0', 1)]) {
      expect(refusalOf(two, action)).toEqual(guarded)
    }
  })

  test('those that touch it only with a corner are not guarded', () => {
    expect(refusalOf(near, bomb('1,-1'))).toBeNull()
  })
})

describe('[R 20] a swap', () => {
  const forest = 'forest\n . . ┃ ━ .\n O ━ ╋s ┗2 ━'
  const position = drawn(
    `${forest}\nmarket ┃g#20 ╸#21\npool ┃#30\npile 1; 0; 0\nseats huntsman 2,0; beast 3,0`,
  )

  test('exchanges an adjacent tile for a market tile, which may be turned', () => {
    const { state, events } = played(position, swap('3,0', 0, 1))
    expect(told(events)).toEqual([
      'seat 0 uses swap at 2,0',
      'seat 0 swaps ┗#5 at 3,0 for ┃g#20 of slot 0, turned 1',
    ])
    expect(forestOf(state)).toBe(forestOf('. . ┃ ━ .\n O ━ ╋s ━g2 ━'))
    expect([lineOf(state, 'market'), lineOf(state, 'pool')]).toEqual(['┗#5 ╸#21 -', '┃#30'])
  })

  test('a hero or monster on it stays, and has not entered', () => {
    const trap = drawn('forest\n O ━ ━s ━1\n market ━▽#20\n seats huntsman 2,0; beast 3,0')
    const { state, events } = played(trap, swap('3,0', 0, 0))
    expect(forestOf(state)).toBe(forestOf('O ━ ━s ━▽1'))
    expect(lineOf(state, 'seats')).toBe('huntsman 2,0; beast 3,0')
    expect(told(events, 'monster-lost', 'building-set')).toEqual([])
  })

  test('replaces an Expand; the symbol stays', () => {
    const { state } = played(position, swap('3,0', 0, 1))
    expect(lineOf(state, 'spent')).toBe('expands 1')
    expect(refusalOf(state, swap('2,-1', 0, 1))).toEqual({ code: 'no-expand-left' })
    expect(refusalOf(state, { type: 'expand', slot: 1, at: at('5,0'), turn: 0 })).toEqual({
      code: 'no-expand-left',
    })
  })

  test('the Three Little Pigs may make each of their three Expands one', () => {
    const pigs = drawn(`${forest}\nmarket ┃g#20 ╸#21\nseats three-little-pigs 2,0`)
    const { state } = played(pigs, [swap('3,0', 0, 1), swap('3,0', 0, 0), swap('2,-1', 1, 3)])
    expect(forestOf(state)).toBe(forestOf('. . ╻ ━ .\n O ━ ╋s ┗2 ━'))
    expect(lineOf(state, 'spent')).toBe('expands 3')
    expect(refusalOf(state, swap('3,0', 0, 1))).toEqual({ code: 'no-expand-left' })
  })

  test('at least one road joins; neighbours need not match and may be cut off', () => {
    expect(refusalOf(position, swap('3,0', 0, 0))).toEqual({ code: 'no-road-joins' })
    expect(refusalOf(position, swap('3,0', 1, 0))).toBeNull()
    const { state } = played(position, swap('3,0', 1, 0))
    expect(refusalOf(state, { type: 'end-turn' })).toBeNull()
    expect(forestOf(state)).toBe(forestOf('. . ┃ ━ .\n O ━ ╋s ╸2 ━'))
  })

  test('a tile of the market that is there, and is no dark diamond', () => {
    const market = drawn(`${forest}\nmarket ╹◆ -\nseats huntsman 2,0`)
    expect(refusalOf(market, swap('3,0', 0, 3))).toEqual({ code: 'building-stays', building: 'diamond' })
    expect(refusalOf(market, swap('3,0', 1, 0))).toEqual({ code: 'slot-is-empty' })
    expect(refusalOf(market, swap('3,0', 3, 0))).toEqual({ code: 'no-such-slot' })
  })

  test('not for a dark diamond in the forest', () => {
    const diamond = drawn('forest\n O ━ ━s ╸◆\n market ━\n seats huntsman 2,0')
    expect(refusalOf(diamond, swap('3,0', 0, 0))).toEqual({ code: 'building-stays', building: 'diamond' })
  })

  test('payable without the leaving tile’s icons', () => {
    const pay = (left: string, other: string) =>
      drawn(`forest
        O ━${other} ━s ${left}
        market ━¤
        boxes resources special
        seats huntsman 2,0`)
    const missing = { code: 'cannot-pay', symbol: 'wood', have: 1, need: 2 }
    expect(refusalOf(pay('━w', 'w'), swap('3,0', 0, 0))).toEqual(missing)
    expect(refusalOf(pay('━', 'ww'), swap('3,0', 0, 0))).toBeNull()
  })

  test('its used, sprung and turned parts go to the market with it', () => {
    const used = drawn('forest\n O ━ ━s ┛▽!b!GN\n market ━#20\n seats huntsman 2,0')
    const { state } = played(used, swap('3,0', 0, 0))
    expect(lineOf(state, 'market')).toBe('┛▽!b!GN#3 - -')
  })

  test('gates and orders turn with their tile', () => {
    const gates = drawn('forest\n O ━ ━s ┃\n market ┃GNoNESW#20\n seats huntsman 2,0')
    expect(forestOf(played(gates, swap('3,0', 0, 3)).state)).toBe(forestOf('O ━ ━s ━GWoWNES'))
  })
})

describe('[R 20] a turn', () => {
  const position = drawn('forest\n . . ┃ . .\n O ━ ╋r ┗GN2 ━\n seats huntsman 2,0; beast 3,0')

  test('turns an adjacent tile in place; heroes and monsters on it stay', () => {
    const { state, events } = played(position, rotate('3,0', 2))
    expect(told(events)).toEqual(['seat 0 uses rotate at 2,0', 'seat 0 turns 3,0 by 2'])
    expect(forestOf(state)).toBe(forestOf('. . ┃ . .\n O ━ ╋r ┓GS2 ━'))
    expect([lineOf(state, 'spent'), lineOf(state, 'seats')]).toEqual(['expands 1', 'huntsman 2,0; beast 3,0'])
    expect(refusalOf(state, rotate('3,0', 1))).toEqual({ code: 'no-expand-left' })
  })

  test('at least one road joins after it', () => {
    const end = drawn('forest\n O ━ ━r ╸\n seats huntsman 2,0')
    expect(refusalOf(end, rotate('3,0', 1))).toEqual({ code: 'no-road-joins' })
  })

  test('it must change the tile', () => {
    expect(refusalOf(position, rotate('3,0', 0))).toEqual({ code: 'lies-so-already' })
    expect(refusalOf(position, rotate('2,-1', 2))).toEqual({ code: 'lies-so-already' })
    const order = drawn('forest\n . . ┃oNESW\n O ━ ╋r\n seats huntsman 2,0')
    expect(refusalOf(order, rotate('2,-1', 2))).toBeNull()
    const gates = (north: string) =>
      refusalOf(drawn(`forest\n . . ┃${north}GS\n O ━ ╋r\n seats huntsman 2,0`), rotate('2,-1', 2))
    expect(gates('GN')).toEqual({ code: 'lies-so-already' })
    expect([gates('GN!'), gates('WN')]).toEqual([null, null])
  })

  test('not a dark diamond', () => {
    const diamond = drawn('forest\n . . ┃ .\n O ━ ━r ╸◆\n seats huntsman 2,0')
    expect(refusalOf(diamond, rotate('3,0', 1))).toEqual({ code: 'building-stays', building: 'diamond' })
  })
})

describe('[R 11] the last open road', () => {
  const closed = (symbol: string, more: string) =>
    drawn(`forest
      .  ╻  .  .  .
      ╺  O  ━  ━${symbol} ━
      .  ╹  .  .  .
      seats huntsman 2,0
      ${more}`)

  test('cannot swap away while diamonds may come', () => {
    const action = swap('3,0', 0, 0)
    expect(refusalOf(closed('s', 'market ╸ ━ ╹◆'), action)).toEqual({ code: 'closes-the-last-road' })
    expect(refusalOf(closed('s', 'market ╸ ━'), action)).toBeNull()
    expect(refusalOf(closed('s', 'market ╸ ━ ╹◆'), swap('3,0', 1, 0))).toBeNull()
  })

  test('nor turned away', () => {
    const bend = (market: string) =>
      drawn(`forest
        .  ╻  .  ╻  ╻
        ╺  O  ━  ╋r ┓
        .  ╹  .  ╹  .
        seats huntsman 2,0
        market ${market}`)
    expect(refusalOf(bend('╹◆'), rotate('3,0', 1))).toEqual({ code: 'closes-the-last-road' })
    expect(refusalOf(bend('┃'), rotate('3,0', 1))).toBeNull()
    expect(refusalOf(bend('╹◆'), rotate('3,0', 2))).toBeNull()
  })
})
