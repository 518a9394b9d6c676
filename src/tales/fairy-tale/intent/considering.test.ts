import { describe, expect, it } from 'vitest'
import { drawn, at as placeOf } from '../../../../tests/drawn/index.ts'
import { pathFace } from '../../../engine/fairy-tale/index.ts'
import { afterConsidering } from './considering.ts'
import { NOTHING } from './in-hand.ts'
import { consideredActions } from './press.ts'

const place = (text: string) => ({ kind: 'place' as const, id: placeOf(text) })

describe('what a player is about to do', () => {
  const state = drawn('O ━ ━1\nseats huntsman 0,0; beast 2,0')

  it('is a walk to the tile that is pointed at, step by step', () => {
    expect(consideredActions(state, NOTHING, place('2,0'))).toEqual([
      { type: 'walk', to: placeOf('1,0') },
      { type: 'walk', to: placeOf('2,0') },
    ])
    expect(consideredActions(state, NOTHING, place('7,0'))).toEqual([])
    expect(consideredActions(state, NOTHING, null)).toEqual([])
  })

  it('is a Remove of the monster that is pointed at; none where the rules refuse it', () => {
    const hovered = { kind: 'monster' as const, id: state.tiles[placeOf('2,0')]?.monsters[0]?.n ?? 0 }
    expect(consideredActions(state, NOTHING, hovered)).toEqual([{ type: 'remove', monster: hovered.id }])
    expect(afterConsidering(state, NOTHING, hovered)).toBeNull()
    const beside = drawn('O ━ ━1\nseats huntsman 2,0; beast 0,0')
    expect(afterConsidering(beside, NOTHING, hovered)?.tiles[placeOf('2,0')]?.monsters).toEqual([])
    expect(beside.tiles[placeOf('2,0')]?.monsters).toHaveLength(1)
  })

  it('is what is aimed, wherever the pointer is', () => {
    const market = [pathFace(50, 0b0101), null, null]
    const placing = { slot: 0, turn: 0 as const, at: placeOf('0,-1') }
    const inHand = { kind: 'tile' as const, ...placing, symbol: null, lifted: null }
    expect(consideredActions({ ...state, market }, inHand, place('1,0'))).toEqual([
      { type: 'expand', ...placing },
    ])
    const unaimed = { ...inHand, at: null }
    expect(consideredActions({ ...state, market }, unaimed, place('1,0'))).toEqual([])
  })

  it('is a power that was taken up, on what is pointed at', () => {
    const flying = drawn('O ━ ━1\nseats aladdin 0,0; beast 2,0')
    expect(consideredActions(flying, { kind: 'power', power: 'fly' }, place('2,0'))).toEqual([
      { type: 'use', power: 'fly', at: placeOf('2,0') },
    ])
  })

  it('is nothing outside the action phase', () => {
    expect(consideredActions({ ...state, phase: 'new-monsters' }, NOTHING, place('1,0'))).toEqual([])
  })

  it('comes to the very same game as long as it is the same', () => {
    const then = afterConsidering(state, NOTHING, place('1,0'))
    expect(then?.seats[0]?.at).toBe(placeOf('1,0'))
    expect(afterConsidering(state, NOTHING, place('1,0'))).toBe(then)
    expect(afterConsidering(state, NOTHING, place('2,0'))).not.toBe(then)
  })
})
