import { describe, expect, test } from 'vitest'
import { diamondsToCome, handOf, isClosed, type State } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const TWO = 'seats huntsman 0,0; beast 0,0'
const HANDS = `
  ━ O ━
  hands ┗#4 ┃#5; ╋#6 ╹#7
  ${TWO}
  rules supply hand
`
const idsOf = (state: State, seat: number) => handOf(state, seat).map((face) => face?.id ?? null)

describe('[R 67] a hand of two tiles for each player', () => {
  test('both of one are drawn, then of the next, when the tale begins', () => {
    const laid = drawn(`
      O
      ${TWO}
      opening ┃#11 north 0; ┃#12 east 1; ┃#13 south 0; ┃#14 west 1
      pile 3 ╹◆#1; 3 ╹◆#2; 2 ╹◆#3
      pool ┗#21 ┗#22 ┗#23 ┗#24 ┗#25
      rules supply hand
    `)
    expect([laid.market.length, laid.hands?.map((hand) => hand.length)]).toEqual([2, [0, 2]])
    // Of three tiles the second is no diamond, and the first of the pool; then of two, and so on.
    const { state, events } = played(laid, { type: 'begin' }, { draws: [1, 0, 1, 0, 0, 1, 0] })
    expect(told(events, 'tile-revealed', 'hand-dealt')).toEqual([
      'slot 0 shows ┗#21',
      'slot 1 shows ┗#22',
      'seat 1 draws ╹◆#1 ┗#23',
    ])
    expect([idsOf(state, 0), idsOf(state, 1)]).toEqual([
      [21, 22],
      [1, 23],
    ])
    expect(lineOf(state, 'hands')).toBe('┗#21 ┗#22; ╹◆#1 ┗#23')
    expect(lineOf(state, 'market')).toBeNull()
  })

  test('only the own two can be placed; the next is drawn', () => {
    const position = drawn(`${HANDS}\npile 2; 0; 0\npool ┻#8 ┻#9`)
    expect(refusalOf(position, { type: 'expand', slot: 2, at: at('2,0'), turn: 1 })).toEqual({
      code: 'no-such-slot',
    })
    const { state } = played(position, { type: 'expand', slot: 1, at: at('2,0'), turn: 1 }, { draws: [1] })
    expect([idsOf(state, 0), idsOf(state, 1)]).toEqual([
      [4, 9],
      [6, 7],
    ])
  })

  test('hands pass by turn and keep owners', () => {
    const { state } = played(drawn(HANDS), { type: 'end-turn' }, { dice: [1] })
    expect(state.market.map((face) => face?.id)).toEqual([6, 7])
    expect([idsOf(state, 0), idsOf(state, 1)]).toEqual([
      [4, 5],
      [6, 7],
    ])
    expect(lineOf(state, 'hands')).toBe('┗#4 ┃#5; ╋#6 ╹#7')
    const alone = drawn('━ O ━\nhands ┗#4 ┃#5\nrules supply hand')
    expect(idsOf(played(alone, { type: 'end-turn' }, { dice: [1] }).state, 0)).toEqual([4, 5])
  })

  test('[R 12] placeable tiles of another hand do not forbid sweeping an own one', () => {
    const dear = (own: string) =>
      drawn(`
        ━ O ━
        hands ${own}; ┃#22 ┃#23
        ${TWO}
        pile 1; 0; 0
        pool ┃#30
        boxes resources special
        rules supply hand
      `)
    expect(refusalOf(dear('╹♜#20 ┃#21'), { type: 'sweep', slot: 0 })).toEqual({
      code: 'a-tile-can-be-placed',
    })
    // The palace wants three gold, and there is none.
    expect(refusalOf(dear('╹♜#20 -'), { type: 'sweep', slot: 0 })).toBeNull()
  })

  test('[R 11] [R 73] all tiles in hands are still to come', () => {
    const position = drawn(`
      . ╻ . .
      ╺ O ━ ┓
      . ╹ . ╹
      hands ╹#20 -; ╹◆#1 ┃#21
      ${TWO}
      rules supply hand
    `)
    expect(diamondsToCome(position)).toBe(1)
    expect(isClosed(position)).toBe(true)
    const road = drawn(`. ╻ .\n╺ O ━\n. ╹ .\nhands ╹#20 ╹#21; ╹◆#1 -\n${TWO}\nrules supply hand`)
    expect(refusalOf(road, { type: 'expand', slot: 0, at: at('2,0'), turn: 3 })).toEqual({
      code: 'closes-the-last-road',
    })
  })

  test('[R 20] a tile that is swapped out goes to the hand', () => {
    const position = drawn(`
      O ━s ━ ━
      hands ┻#4 ┃#5; ╋#6 ╹#7
      seats huntsman 1,0; beast 0,0
      boxes simple
      rules supply hand
      tiles 31 32 33
    `)
    const swap = { type: 'use-symbol', symbol: 'swap', at: at('2,0'), slot: 0, turn: 0 } as const
    expect(idsOf(played(position, swap).state, 0)).toEqual([32, 5])
  })
})
