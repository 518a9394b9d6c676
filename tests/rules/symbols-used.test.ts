import { describe, expect, test } from 'vitest'
import {
  type Action,
  fairyTale,
  swapTurns,
  symbolUses,
  turnTurns,
} from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'

type UseSymbol = Extract<Action, { type: 'use-symbol' }>
type TurnBy = NonNullable<UseSymbol['turn']>

const bomb = (place: string): Action => ({ type: 'use-symbol', symbol: 'bomb', at: at(place) })
const swap = (place: string, slot: number, turn: TurnBy): Action => ({
  type: 'use-symbol',
  symbol: 'swap',
  at: at(place),
  slot,
  turn,
})
const rotate = (place: string, turn: TurnBy): Action => ({
  type: 'use-symbol',
  symbol: 'rotate',
  at: at(place),
  turn,
})
const walk = (to: string): Action => ({ type: 'walk', to: at(to) })

describe('[R 19] a bomb', () => {
  const forest = `forest
    .  .  .  ┃3 .
    .  O  ━  ╋b ━
    .  .  ╺  ┃  .`
  const position = drawn(`${forest}\nseats huntsman 2,0; beast 3,0`)

  test('destroys one adjacent tile with all monsters on it, joined or not; it is used up', () => {
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

  test('only next door, only where a tile lies, only what the tile bears', () => {
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

  test('changes an adjacent tile for one of the market, turned freely; the old one goes there as it is', () => {
    const { state, events } = played(position, swap('3,0', 0, 1))
    expect(told(events)).toEqual([
      'seat 0 uses swap at 2,0',
      'seat 0 swaps ┗#5 at 3,0 for ┃g#20 of slot 0, turned 1',
    ])
    expect(forestOf(state)).toBe(forestOf('. . ┃ ━ .\n O ━ ╋s ━g2 ━'))
    expect([lineOf(state, 'market'), lineOf(state, 'pool')]).toEqual(['┗#5 ╸#21 -', '┃#30'])
  })

  test('whoever stood there stays, and has not entered', () => {
    const trap = drawn('forest\n O ━ ━s ━1\n market ━▽#20\n seats huntsman 2,0; beast 3,0')
    const { state, events } = played(trap, swap('3,0', 0, 0))
    expect(forestOf(state)).toBe(forestOf('O ━ ━s ━▽1'))
    expect(lineOf(state, 'seats')).toBe('huntsman 2,0; beast 3,0')
    expect(told(events, 'monster-lost', 'building-set')).toEqual([])
  })

  test('takes the place of an Expand; the symbol stays', () => {
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

  test('payable without the icons of the tile that leaves', () => {
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

  test('what is spent, sprung and how it lies goes to the market with it', () => {
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

  test('turns an adjacent tile in place; whoever stands there stays', () => {
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

  test('it must not lie so already', () => {
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

  test('is not swapped away while a diamond is to come', () => {
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

describe('when a symbol can be used', () => {
  const text = 'forest\n O ━ ━bsr ━\n market ┏\n'
  const uses = [bomb('3,0'), swap('3,0', 0, 2), rotate('3,0', 1)]
  const refusals = (position: string) => uses.map((action) => refusalOf(drawn(position), action)?.code)

  test('in the action phase, by the character on turn, while no question is open', () => {
    expect(refusals(`${text}seats huntsman 2,0`)).toEqual([undefined, undefined, 'no-road-joins'])
    const phase = `${text}seats huntsman 2,0\nphase new-monsters`
    expect(refusals(phase)).toEqual(uses.map(() => 'not-in-this-phase'))
    const other = `${text}seats huntsman 2,0; beast 0,0\non-turn beast`
    expect(refusals(other)).toEqual(uses.map(() => 'no-such-symbol-here'))
    const asked = 'forest\n O ━ ━¤bsr ━1\n market ┏\n seats huntsman 1,0'
    const { state } = played(drawn(asked), walk('2,0'))
    expect(uses.map((action) => refusalOf(state, action)?.code)).toEqual(uses.map(() => 'answer-first'))
  })

  test('not by one that can only walk', () => {
    const midnight = `${text}seats cinderella 2,0 turns=4`
    expect(refusals(midnight)).toEqual(uses.map(() => 'not-this-turn'))
    expect(symbolUses(drawn(midnight)).map(({ refusal }) => refusal?.code)).toEqual(
      uses.map(() => 'not-this-turn'),
    )
    expect(refusals(`${text}seats cinderella 2,0 turns=3`)[0]).toBeUndefined()
  })

  test('a slot and a turn are said where they are needed, and nowhere else', () => {
    const position = drawn(`${text}seats huntsman 2,0`)
    const wrong: UseSymbol[] = [
      { type: 'use-symbol', symbol: 'bomb', at: at('3,0'), turn: 0 },
      { type: 'use-symbol', symbol: 'bomb', at: at('3,0'), slot: 0 },
      { type: 'use-symbol', symbol: 'swap', at: at('3,0'), slot: 0 },
      { type: 'use-symbol', symbol: 'swap', at: at('3,0'), turn: 0 },
      { type: 'use-symbol', symbol: 'rotate', at: at('3,0') },
      { type: 'use-symbol', symbol: 'rotate', at: at('3,0'), slot: 0, turn: 1 },
    ]
    for (const action of wrong) {
      expect(refusalOf(position, action)).toEqual({ code: 'wrong-use', symbol: action.symbol })
    }
  })

  test('not one that only monsters heed', () => {
    const passive = drawn('forest\n O ━ ━hdc5 ━\n seats huntsman 2,0')
    for (const symbol of ['haste', 'distraction', 'capacity', 'wood'] as const) {
      const action: Action = { type: 'use-symbol', symbol, at: at('3,0') }
      expect(refusalOf(passive, action)).toEqual({ code: 'no-such-symbol-here' })
    }
    expect(symbolUses(passive)).toEqual([])
  })
})

describe('what a screen asks', () => {
  const position = drawn(
    'forest\n . . ┃1 .\n O ━ ╋bsr ━\n . . ┃ .\n market ┏ ╹\n seats huntsman 2,0; beast 3,0',
  )

  test('which symbols can be used, and on which tiles', () => {
    const all = ['2,-1', '3,0', '2,1'].map(at)
    expect(symbolUses(position)).toEqual([
      { symbol: 'bomb', effect: 'destroy', instead: null, refusal: null, places: [all[0], all[2]] },
      { symbol: 'swap', effect: 'swap', instead: 'expand', refusal: null, places: all },
      {
        symbol: 'rotate',
        effect: 'turn',
        instead: 'expand',
        refusal: { code: 'nothing-in-reach' },
        places: [],
      },
    ])
  })

  test('in which turns', () => {
    expect(swapTurns(position, 0, at('3,0'))).toEqual([1, 2])
    expect(swapTurns(position, 1, at('3,0'))).toEqual([3])
    expect(swapTurns(position, 2, at('3,0'))).toEqual([])
    expect(swapTurns(position, 0, at('1,0'))).toEqual([])
    const bent = drawn('forest\n O ━ ━r ┛\n seats huntsman 2,0')
    expect(turnTurns(bent, at('3,0'))).toEqual([3])
    expect(turnTurns(position, at('3,0'))).toEqual([])
  })

  test('why not now', () => {
    const refusals = (more: string) =>
      symbolUses(drawn(`forest\n O ━ ━b!sr ┛\n market ━\n seats huntsman 2,0\n ${more}`)).map(
        ({ refusal }) => refusal?.code,
      )
    expect(refusals('')).toEqual(['symbol-is-spent', undefined, undefined])
    expect(refusals('spent expands 1')).toEqual(['symbol-is-spent', 'no-expand-left', 'no-expand-left'])
    expect(refusals('phase new-monsters')).toEqual(['bomb', 'swap', 'rotate'].map(() => 'not-in-this-phase'))
    expect(refusals('outcome given-up')).toEqual(['bomb', 'swap', 'rotate'].map(() => 'game-is-over'))
  })

  test('they are listed after powers, tile by tile', () => {
    const listed = fairyTale.list(drawn('forest\n O ━ ━br ┛\n seats aladdin 2,0')).map(({ type }) => type)
    expect(listed.lastIndexOf('use')).toBeLessThan(listed.indexOf('use-symbol'))
    expect(listed.lastIndexOf('use-symbol')).toBeLessThan(listed.indexOf('walk'))
  })
})
