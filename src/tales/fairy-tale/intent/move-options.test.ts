import { describe, expect, it } from 'vitest'
import { drawn, at as placeOf } from '../../../../tests/drawn/index.ts'
import { placeText } from '../../../engine/kernel/index.ts'
import type { Placing } from './market-tile.ts'
import { moveOptions } from './move-options.ts'
import { NOTHING, type TurnSelection } from './turn-selection.ts'

/** A selected market tile. */
const tile = (placing: Placing): TurnSelection => ({ kind: 'tile', ...placing, symbol: null, lifted: null })

/** The places with options, by the kind of option. */
function offered(text: string, inHand: TurnSelection = NOTHING): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [place, { kind }] of moveOptions(drawn(text), inHand)) {
    found[kind] = [...(found[kind] ?? []), placeText(place)].toSorted()
  }
  return found
}

describe('the options of the board', () => {
  it('are all tiles within the remaining steps', () => {
    expect(offered(' .   ╻   .\n ┗2  O   ━\n .   ╹   .')).toEqual({
      walk: ['-1,0', '0,-1', '0,1', '1,0'],
    })
    expect(offered('O ━ ━ ━\nseats huntsman 1,0')).toEqual({ walk: ['0,0', '2,0', '3,0'] })
    expect(offered('O ━ ━ ━\nseats huntsman 1,0\nspent steps 1')).toEqual({ walk: ['0,0', '2,0'] })
  })

  it('are none while monsters appear or a side must be chosen', () => {
    expect(offered('O ━\nphase new-monsters')).toEqual({})
    expect(offered('O ━\npending movement-side')).toEqual({})
  })

  it('mark fitting and other places around the forest for a market tile', () => {
    const inHand = tile({ slot: 0, turn: 0, at: null })
    const { place = [], 'no-fit': noFit = [] } = offered('O ━\nmarket ┃', inHand)
    expect(place).toEqual(['-1,0', '0,-1', '0,1', '2,0'])
    expect(noFit).toEqual(['1,-1', '1,1'])
  })

  it('distinguish the aimed place from the others', () => {
    const inHand = tile({ slot: 0, turn: 1, at: placeOf('2,0') })
    expect(offered('O ━\nmarket ┃', inHand)['aimed']).toEqual(['2,0'])
  })

  it('are the Oak’s four sides in the opening', () => {
    const opening = 'O\nopening ┗#5 north 1; ┃#9 hand; ╹#4 hand; ╋ hand'
    expect(offered(opening)).toEqual({ laid: ['0,-1'], lay: ['-1,0', '0,1', '1,0'] })
    const offers = moveOptions(drawn(opening), { kind: 'first-tile', tile: 1 })
    expect(offers.get(placeOf('1,0'))).toEqual({ kind: 'lay', side: 'east', held: true })
    expect(offers.get(placeOf('0,-1'))).toEqual({ kind: 'laid', side: 'north', tile: 0, held: true })
  })
})
