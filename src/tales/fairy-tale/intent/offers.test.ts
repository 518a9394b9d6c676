import { describe, expect, it } from 'vitest'
import { drawn, at as placeOf } from '../../../../tests/drawn/index.ts'
import { placeText } from '../../../engine/kernel/index.ts'
import { type InHand, NOTHING } from './in-hand.ts'
import type { Placing } from './market-tile.ts'
import { offersOf } from './offers.ts'

/** A market tile in hand. */
const tile = (placing: Placing): InHand => ({ kind: 'tile', ...placing, symbol: null, lifted: null })

/** The places that offer something, by what they offer. */
function offered(text: string, inHand: InHand = NOTHING): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [place, { kind }] of offersOf(drawn(text), inHand)) {
    found[kind] = [...(found[kind] ?? []), placeText(place)].toSorted()
  }
  return found
}

describe('what the board offers', () => {
  it('is every tile within the steps that are left', () => {
    expect(offered(' .   ╻   .\n ┗2  O   ━\n .   ╹   .')).toEqual({
      walk: ['-1,0', '0,-1', '0,1', '1,0'],
    })
    expect(offered('O ━ ━ ━\nseats huntsman 1,0')).toEqual({ walk: ['0,0', '2,0', '3,0'] })
    expect(offered('O ━ ━ ━\nseats huntsman 1,0\nspent steps 1')).toEqual({ walk: ['0,0', '2,0'] })
  })

  it('is nothing while monsters come or a side has to be chosen', () => {
    expect(offered('O ━\nphase new-monsters')).toEqual({})
    expect(offered('O ━\npending movement-side')).toEqual({})
  })

  it('is, with a market tile in hand, where it fits, and the other places round the forest', () => {
    const inHand = tile({ slot: 0, turn: 0, at: null })
    const { place = [], 'no-fit': noFit = [] } = offered('O ━\nmarket ┃', inHand)
    expect(place).toEqual(['-1,0', '0,-1', '0,1', '2,0'])
    expect(noFit).toEqual(['1,-1', '1,1'])
  })

  it('tells the place that is aimed at from the others', () => {
    const inHand = tile({ slot: 0, turn: 1, at: placeOf('2,0') })
    expect(offered('O ━\nmarket ┃', inHand)['aimed']).toEqual(['2,0'])
  })

  it('is, in the opening, the four sides of the oak', () => {
    const opening = 'O\nopening ┗#5 north 1; ┃#9 hand; ╹#4 hand; ╋ hand'
    expect(offered(opening)).toEqual({ laid: ['0,-1'], lay: ['-1,0', '0,1', '1,0'] })
    const offers = offersOf(drawn(opening), { kind: 'first-tile', tile: 1 })
    expect(offers.get(placeOf('1,0'))).toEqual({ kind: 'lay', side: 'east', held: true })
    expect(offers.get(placeOf('0,-1'))).toEqual({ kind: 'laid', side: 'north', tile: 0, held: true })
  })
})
