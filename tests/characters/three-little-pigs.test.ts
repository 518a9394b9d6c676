import { expect, test } from 'vitest'
import type { Action } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, forestOf, played, refusalOf } from '../drawn/index.ts'

const expand = (slot: number, to: string): Action => ({ type: 'expand', slot, at: at(to), turn: 1 })

test('the Three Little Pigs may expand up to three times a turn', () => {
  const position = drawn('forest\n O ━\n market ┃ ┃ ┃\n seats three-little-pigs 0,0')
  const two = played(position, [expand(0, '2,0'), expand(1, '3,0')]).state
  const { state } = played(two, expand(2, '-1,0'))
  expect(forestOf(state)).toBe(forestOf('━ O ━ ━ ━'))
  expect(refusalOf(state, expand(0, '4,0'))).toEqual({ code: 'no-expand-left' })
})

test('a sweep counts as one of the three', () => {
  const position = drawn(`forest
     .  ╻  .
     ╺  O  ╸
     .  ╹  .
    market ╹#20 ╹#21 ╹#22
    pile 2; 0; 0
    pool ╹#30 ╹#31
    seats three-little-pigs 0,0`)
  const sweep: Action = { type: 'sweep', slot: 0 }
  const { state } = played(position, [sweep, sweep, sweep], { draws: [0, 0] })
  expect(refusalOf(state, sweep)).toEqual({ code: 'no-expand-left' })
})
