import { describe, expect, test } from 'vitest'
import type { Action, PowerId } from '../../src/engine/fairy-tale/index.ts'
import { drawn, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const use = (power: PowerId): Action => ({ type: 'use', power })
const roll: Action = { type: 'roll' }
const end: Action = { type: 'end-turn' }

const morning = drawn('forest\n ━ O ━ ━1\n seats rumpelstiltskin 0,0\n phase new-monsters')

describe('Rumpelstiltskin may strike a bargain before rolling', () => {
  test('no new monsters, and two movement rolls, one carried out before the next [R 34]', () => {
    const { state, events } = played(morning, [use('bargain-movement'), end], { dice: [2, 2] })
    expect(told(events)).toEqual([
      'seat 0 uses bargain-movement',
      'seat 0 acts',
      'seat 0 ends the turn',
      'die 2 for movement',
      'east moving: 1',
      '1 steps 2,0 to 1,0',
      'die 2 for movement',
      'east moving: 1',
      '1 steps 1,0 to 0,0',
      '1 hurts the oak: 2 hearts',
      'turn 2 of seat 0',
    ])
    expect(lineOf(state, 'rolls')).toBeNull()
  })

  test('a question of the first movement is answered before the second is rolled [R 34]', () => {
    const asked = played(morning, [use('bargain-movement'), end], { dice: [5] })
    expect([lineOf(asked.state, 'pending'), lineOf(asked.state, 'rolls')]).toEqual([
      'movement-side',
      'monsters 0; movement 1',
    ])
    const { events } = played(asked.state, { type: 'choose-side', side: 'west' }, { dice: [1] })
    expect(told(events)).toEqual([
      'west for movement',
      'west moving:',
      'die 1 for movement',
      'north moving:',
      'turn 2 of seat 0',
    ])
  })

  test('or two rolls of new monsters, one at a time, and no movement', () => {
    const one = played(morning, [use('bargain-monsters'), roll], { dice: [4] })
    expect([lineOf(one.state, 'phase'), lineOf(one.state, 'rolls')]).toEqual([
      'new-monsters',
      'monsters 1; movement 0',
    ])
    const { state, events } = played(one.state, [roll, end], { dice: [2] })
    expect(told(events)).toEqual([
      'die 2 for new-monsters',
      '2 coming at 2,0',
      '4 ogre appears at 2,0',
      '5 ogre appears at 2,0',
      'seat 0 acts',
      'seat 0 ends the turn',
      'turn 2 of seat 0',
    ])
    expect(state.hearts).toBe(3)
  })

  test('a question of the first new monsters is answered before the second roll [R 34]', () => {
    const asked = played(morning, [use('bargain-monsters'), roll], { dice: [5] }).state
    const answered = played(asked, { type: 'choose-side', side: 'west' }).state
    expect(lineOf(answered, 'phase')).toBe('new-monsters')
    expect(played(answered, roll, { dice: [2] }).state.phase).toBe('action')
  })

  test('or he plays an ordinary turn', () => {
    expect(lineOf(played(morning, roll, { dice: [4] }).state, 'phase')).toBe('action')
  })

  test('not after rolls, not twice, only by him', () => {
    const struck = played(morning, use('bargain-monsters')).state
    expect(refusalOf(struck, use('bargain-movement'))).toEqual({ code: 'no-power-left' })
    const later = played(morning, roll, { dice: [4] }).state
    expect(refusalOf(later, use('bargain-monsters'))).toEqual({ code: 'not-in-this-phase' })
    const other = drawn('forest\n O ━\n seats rapunzel 0,0; rumpelstiltskin 0,0\n phase new-monsters')
    expect(refusalOf(other, use('bargain-monsters'))).toEqual({ code: 'no-such-power' })
  })

  test('[R 28] never the same twice running', () => {
    const next = played(morning, [use('bargain-movement'), end], { dice: [1, 1] }).state
    expect(lineOf(next, 'seats')).toBe('rumpelstiltskin 0,0 bargain=bargain-movement')
    expect(refusalOf(next, use('bargain-movement'))).toEqual({ code: 'same-bargain-again' })
    expect(refusalOf(next, use('bargain-monsters'))).toBeNull()
    const ordinary = played(next, [roll, end], { dice: [4, 1] }).state
    expect(refusalOf(ordinary, use('bargain-movement'))).toBeNull()
  })
})
