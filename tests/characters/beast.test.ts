import { describe, expect, test } from 'vitest'
import { walks } from '../../src/engine/fairy-tale/index.ts'
import { writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told, whyStepped } from '../drawn/index.ts'

const walk = (to: string) => ({ type: 'walk' as const, to: at(to) })
const end = { type: 'end-turn' } as const

describe('the Beast holds the monsters on his tile', () => {
  test('including those already there; the reason comes before any attempt [R 27]', () => {
    const position = drawn('forest\n O ━ ━2 ━1\n seats beast 2,0')
    const { state, events } = played(position, end, { dice: [2] })
    expect(whyStepped(events)).toEqual([
      '1 stays at 2,0 held by seat 0 (wants west)',
      '2 stays at 2,0 held by seat 0 (wants west)',
      '3 steps 3,0 to 2,0 (wants west)',
    ])
    expect(forestOf(state)).toBe(forestOf('O ━ ━3 ━'))
  })

  test('on others’ turns too, until he leaves', () => {
    const position = drawn('forest\n O ━ ━2\n seats beast 2,0; rapunzel 0,0\n on-turn rapunzel')
    expect(forestOf(played(position, end, { dice: [2] }).state)).toBe(forestOf('O ━ ━2'))
    const gone = drawn('forest\n O ━ ━2\n seats beast 0,0; rapunzel 0,0\n on-turn rapunzel')
    expect(forestOf(played(gone, end, { dice: [2] }).state)).toBe(forestOf('O ━2 ━'))
  })

  test('not even in haste: a monster pushing onto his full tile is squeezed in', () => {
    const position = drawn('forest\n O ━3 ╸1\n seats beast 1,0')
    const { state, events } = played(position, end, { dice: [2] })
    expect(told(events).slice(-3)).toEqual([
      '4 steps 2,0 to 1,0 forced',
      '4 stays at 1,0 squeezed held by seat 0',
      'turn 2 of seat 0',
    ])
    expect(forestOf(state)).toBe(forestOf('O ━4 ╸'))
  })

  test('monsters appearing on his full tile stay', () => {
    const position = drawn('forest\n O ━3\n seats beast 1,0\n phase new-monsters')
    const { state, events } = played(position, { type: 'roll' }, { dice: [2] })
    expect(told(events, 'monster-appeared', 'monster-stayed')).toEqual([
      '4 ogre appears at 1,0 and hurries',
      '4 stays at 1,0 squeezed held by seat 0',
    ])
    expect(forestOf(state)).toBe(forestOf('O ━4'))
  })

  test('on the oak he stops nothing', () => {
    const { state } = played(drawn('forest\n O ━1\n seats beast 0,0'), end, { dice: [2] })
    expect(state.hearts).toBe(2)
  })
})

describe('[R 29] he may not end two of his turns running on one tile', () => {
  const position = drawn('forest\n ━ O ━ ━\n seats beast 1,0 rest=1,0')

  test('he must move while a road leads away', () => {
    expect(refusalOf(position, end)).toEqual({ code: 'may-not-stay' })
    expect(refusalOf(played(position, walk('2,0')).state, end)).toBeNull()
  })

  test('where he ends his turn is remembered', () => {
    const { state } = played(drawn('forest\n O ━\n seats beast 1,0'), end, { dice: [1] })
    expect(lineOf(state, 'seats')).toBe('beast 1,0 rest=1,0')
  })

  test('his last step does not lead back there, so that he never gets stuck', () => {
    const away = played(position, walk('2,0')).state
    expect(refusalOf(away, walk('1,0'))).toEqual({ code: 'may-not-return' })
    expect(walks(away)).toEqual([])
    expect(refusalOf(away, end)).toBeNull()
  })

  test('never forbids a step that ends games', () => {
    const last = drawn(`forest
      .  ╻◆
      O  ┛
      seats beast 1,0 rest=1,0
      spent steps 1
      diamonds 2`)
    expect(walks(last).map(({ to }) => to)).toEqual([at('1,-1'), at('0,0')])
    expect(played(last, walk('1,-1')).state.outcome).toBe('won')
    const second = drawn(writeNotation(last).replace('diamonds 2', 'diamonds 1'))
    expect(refusalOf(second, walk('1,-1'))).toEqual({ code: 'may-not-stay' })
  })

  test('he passes through with steps to spare', () => {
    const beside = drawn('forest\n ━ O ━ ━\n seats beast 0,0 rest=1,0')
    expect(lineOf(played(beside, [walk('1,0'), walk('2,0'), end], { dice: [1] }).state, 'seats')).toBe(
      'beast 2,0 rest=2,0',
    )
    expect(refusalOf(played(beside, walk('1,0')).state, end)).toEqual({ code: 'may-not-stay' })
  })

  test('unless he has nowhere to go', () => {
    expect(refusalOf(drawn('forest\n O . ━\n seats beast 2,0 rest=2,0'), end)).toBeNull()
  })

  test('a diamond sends him back, so his last step must lead away instead', () => {
    const between = drawn('forest\n O ━ ╸◆\n seats beast 1,0 rest=1,0\n spent steps 1')
    expect(refusalOf(between, walk('2,0'))).toEqual({ code: 'may-not-stay' })
    expect(refusalOf(between, walk('0,0'))).toBeNull()
    const stuck = drawn('forest\n O . ━ ╸◆\n seats beast 2,0 rest=2,0\n spent steps 1')
    expect(refusalOf(played(stuck, walk('3,0')).state, end)).toBeNull()
  })

  test('after ending elsewhere in between, he may return', () => {
    const again = drawn('forest\n ━ O ━ ━\n seats beast 2,0 rest=2,0')
    expect(refusalOf(played(again, walk('1,0')).state, end)).toBeNull()
  })
})
