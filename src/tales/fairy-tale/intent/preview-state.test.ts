import { describe, expect, it } from 'vitest'
import { drawn, at as placeOf } from '../../../../tests/drawn/index.ts'
import { pathFace } from '../../../engine/fairy-tale/index.ts'
import { previewActions } from './press.ts'
import { previewState } from './preview-state.ts'
import { NOTHING } from './turn-selection.ts'

const place = (text: string) => ({ kind: 'place' as const, id: placeOf(text) })

describe('the considered actions', () => {
  const state = drawn('O ━ ━1\nseats huntsman 0,0; beast 2,0')

  it('are a walk to the tile under the pointer, step by step', () => {
    expect(previewActions(state, NOTHING, place('2,0'))).toEqual([
      { type: 'walk', to: placeOf('1,0') },
      { type: 'walk', to: placeOf('2,0') },
    ])
    expect(previewActions(state, NOTHING, place('7,0'))).toEqual([])
    expect(previewActions(state, NOTHING, null)).toEqual([])
  })

  it('are a Remove of the monster under the pointer; none if refused', () => {
    const hovered = { kind: 'monster' as const, id: state.tiles[placeOf('2,0')]?.monsters[0]?.n ?? 0 }
    expect(previewActions(state, NOTHING, hovered)).toEqual([{ type: 'remove', monster: hovered.id }])
    expect(previewState(state, NOTHING, hovered)).toBeNull()
    const beside = drawn('O ━ ━1\nseats huntsman 2,0; beast 0,0')
    expect(previewState(beside, NOTHING, hovered)?.tiles[placeOf('2,0')]?.monsters).toEqual([])
    expect(beside.tiles[placeOf('2,0')]?.monsters).toHaveLength(1)
  })

  it('are the aimed action, wherever the pointer is', () => {
    const market = [pathFace(50, 0b0101), null, null]
    const placing = { slot: 0, turn: 0 as const, at: placeOf('0,-1') }
    const inHand = { kind: 'tile' as const, ...placing, symbol: null, lifted: null }
    expect(previewActions({ ...state, market }, inHand, place('1,0'))).toEqual([
      { type: 'expand', ...placing },
    ])
    const unaimed = { ...inHand, at: null }
    expect(previewActions({ ...state, market }, unaimed, place('1,0'))).toEqual([])
  })

  it('are the selected power, used on the target of the pointer', () => {
    const flying = drawn('O ━ ━1\nseats aladdin 0,0; beast 2,0')
    expect(previewActions(flying, { kind: 'power', power: 'fly' }, place('2,0'))).toEqual([
      { type: 'use', power: 'fly', at: placeOf('2,0') },
    ])
  })

  it('are none outside the action phase', () => {
    expect(previewActions({ ...state, phase: 'new-monsters' }, NOTHING, place('1,0'))).toEqual([])
  })

  it('give the same state for equal input', () => {
    const then = previewState(state, NOTHING, place('1,0'))
    expect(then?.seats[0]?.at).toBe(placeOf('1,0'))
    expect(previewState(state, NOTHING, place('1,0'))).toBe(then)
    expect(previewState(state, NOTHING, place('2,0'))).not.toBe(then)
  })
})
