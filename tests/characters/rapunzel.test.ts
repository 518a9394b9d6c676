import { describe, expect, test } from 'vitest'
import { type Action, powersOf } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const pull = (seat: number): Action => ({ type: 'use', power: 'pull', seat })

describe('Rapunzel pulls one other character onto her tile', () => {
  const position = drawn(`forest
    .  .  .  .
    ━  O  ━  ━
    .  .  .  ╺
    seats huntsman -1,0; rapunzel 1,0; beast 2,1; aladdin 1,0
    on-turn rapunzel`)

  test('from within three tiles, roads or not', () => {
    const { state, events } = played(position, pull(2))
    expect(told(events)).toEqual(['seat 1 uses pull on seat 2', 'seat 2 comes from 2,1 to 1,0 by pull'])
    expect(state.seats[2]?.at).toBe(at('1,0'))
    expect(lineOf(state, 'spent')).toBe('powers 1')
    expect(powersOf(position)).toEqual([{ power: 'pull', refusal: null, places: [], seats: [0, 2] }])
  })

  test('once in her turn', () => {
    expect(refusalOf(played(position, pull(2)).state, pull(0))).toEqual({ code: 'no-power-left' })
  })

  test('not herself, an empty seat, a hero there, or a place', () => {
    expect(refusalOf(position, pull(1))).toEqual({ code: 'no-such-seat' })
    expect(refusalOf(position, pull(4))).toEqual({ code: 'no-such-seat' })
    expect(refusalOf(position, pull(3))).toEqual({ code: 'already-there' })
    const wrong = { code: 'wrong-aim', aim: 'character' }
    expect(refusalOf(position, { type: 'use', power: 'pull', at: at('2,0') })).toEqual(wrong)
    expect(refusalOf(position, { type: 'use', power: 'pull' })).toEqual(wrong)
  })

  test('not from further away', () => {
    const far = drawn('forest\n ━ O ━ ━\n . . . ┃\n seats rapunzel -1,0; beast 2,1')
    expect(refusalOf(far, pull(1))).toEqual({ code: 'too-far-to-pull', most: 3 })
    expect(powersOf(far)).toEqual([
      { power: 'pull', refusal: { code: 'nobody-in-reach' }, places: [], seats: [] },
    ])
  })

  test('in her own turn’s action phase only', () => {
    const text = 'forest\n O ━\n seats rapunzel 0,0; beast 1,0'
    expect(refusalOf(drawn(`${text}\nphase new-monsters`), pull(1))).toEqual({ code: 'not-in-this-phase' })
    expect(refusalOf(drawn(`${text}\non-turn beast`), pull(0))).toEqual({ code: 'no-such-power' })
  })
})
