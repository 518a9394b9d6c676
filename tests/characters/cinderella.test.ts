import { describe, expect, test } from 'vitest'
import { type Action, allowance } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf } from '../drawn/index.ts'

const remove = (monster: number): Action => ({ type: 'remove', monster })
const walk = (to: string): Action => ({ type: 'walk', to: at(to) })
const expand: Action = { type: 'expand', slot: 0, at: at('-1,0'), turn: 1 }
const turn: Action[] = [{ type: 'end-turn' }, { type: 'roll' }]

describe('Cinderella', () => {
  test('removes two monsters a turn, on any tiles', () => {
    const position = drawn('forest\n O ━1 ━2\n seats cinderella 1,0')
    const { state } = played(position, [remove(1), walk('2,0'), remove(3)])
    expect(forestOf(state)).toBe(forestOf('O ━ ━1'))
    expect(refusalOf(state, remove(2))).toEqual({ code: 'no-remove-left' })
  })

  test('only walks on every fourth turn', () => {
    const third = drawn('forest\n O ━3\n market ┃ ┃ ┃\n seats cinderella 1,0 turns=3\n rules noDen none')
    const midnight = played(third, turn, { dice: [1, 6] }).state
    expect(lineOf(midnight, 'seats')).toBe('cinderella 1,0 turns=4')
    expect(allowance(midnight)).toEqual({ steps: 2, expands: 0, removes: 0, powers: 0 })
    expect(refusalOf(midnight, remove(1))).toEqual({ code: 'not-this-turn' })
    expect(refusalOf(midnight, expand)).toEqual({ code: 'not-this-turn' })
    expect(refusalOf(midnight, { type: 'sweep', slot: 0 })).toEqual({ code: 'not-this-turn' })
    expect(refusalOf(midnight, walk('0,0'))).toBeNull()
    const morning = played(midnight, turn, { dice: [1, 6] }).state
    expect(lineOf(morning, 'seats')).toBe('cinderella 1,0 turns=1')
    expect(refusalOf(morning, remove(1))).toBeNull()
    expect(refusalOf(morning, expand)).toBeNull()
  })

  test('counts her own turns only', () => {
    const other = drawn(
      'forest\n O ━\n seats cinderella 1,0 turns=1; rapunzel 0,0\n on-turn rapunzel\n rules noDen none',
    )
    const own = played(other, turn, { dice: [1, 6] }).state
    expect(lineOf(own, 'seats')).toBe('cinderella 1,0 turns=2; rapunzel 0,0')
    const passed = played(own, turn, { dice: [1, 6] }).state
    expect(lineOf(passed, 'seats')).toBe('cinderella 1,0 turns=2; rapunzel 0,0')
  })
})
