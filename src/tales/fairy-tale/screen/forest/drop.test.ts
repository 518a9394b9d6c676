import { describe, expect, it } from 'vitest'
import { moveOptions } from '../../intent/move-options.ts'
import { drawn, placeOf } from '../board/testing.ts'
import { dropOn } from './drop.ts'

const inHand = { kind: 'tile', slot: 0, turn: 0, at: null, symbol: null, lifted: null } as const
const offers = moveOptions(drawn('O ━\nmarket ┃'), inHand)

describe('a tile dropped on the board', () => {
  it('has the place below it as its target', () => {
    expect(dropOn(offers, { x: 2.1, y: 0.2 })).toEqual({
      place: placeOf('2,0'),
      side: null,
      fits: true,
      offered: true,
    })
  })

  it('snaps to a nearby place that it fits', () => {
    expect(dropOn(offers, { x: 2, y: 0.7 }).place).toBe(placeOf('2,0'))
  })

  it('keeps a place that it does not fit if no other place attracts it', () => {
    expect(dropOn(offers, { x: 4, y: 2 })).toEqual({
      place: placeOf('4,2'),
      side: null,
      fits: false,
      offered: false,
    })
  })

  it('has a side of the oak as its target in the opening', () => {
    const opening = moveOptions(drawn('O\nopening ┗#5 hand; ┃#9 hand; ╹#4 hand; ╋ hand'), {
      kind: 'first-tile',
      tile: 0,
    })
    expect(dropOn(opening, { x: -1.2, y: 0.3 })).toEqual({
      place: placeOf('-1,0'),
      side: 'west',
      fits: true,
      offered: true,
    })
  })
})
