import { describe, expect, it } from 'vitest'
import { at, drawn, forestOf, lineOf, played, refusalOf, told, whyStepped } from './index.ts'

const position = drawn(`
   .   ╻   .
   ┗2  O   ╸1
   .   ╹   .
`)

describe('a drawn position', () => {
  it('has drawn things and defaults elsewhere', () => {
    expect(position.hearts).toBe(3)
    expect(lineOf(position, 'monsters')).toBe('1 big-bad-wolf -1,0; 2 big-bad-wolf -1,0; 3 big-bad-wolf 1,0')
    expect(lineOf(position, 'seats')).toBe('huntsman 0,0')
    expect(lineOf(position, 'outcome')).toBeNull()
    expect(position.tiles[at('-1,0')]?.monsters).toHaveLength(2)
  })

  it('can be compared by its drawing', () => {
    expect(forestOf(position)).toBe(forestOf('. ╻ .\n┗2 O ╸1\n. ╹ .'))
    expect(forestOf(position)).not.toBe(forestOf('. ╻ .\n┗1 O ╸1\n. ╹ .'))
  })

  it('is refused if its text is ambiguous', () => {
    expect(() => drawn('╻ ╻\nO')).toThrow('Line 2: this row has 1 cells, those above 2.')
    expect(() => at('north')).toThrow('"north" is no place.')
  })
})

describe('playing from it', () => {
  it('returns the events, with reasons', () => {
    const { state, events } = played(position, { type: 'end-turn' }, { dice: [2] })
    expect(forestOf(state)).toBe(forestOf('. ╻ .\n┗2 O ╸\n. ╹ .'))
    expect(told(events)).toEqual([
      'seat 0 ends the turn',
      'die 2 for movement',
      'east moving: 3',
      '3 steps 1,0 to 0,0',
      '3 hurts the oak: 2 hearts',
      'turn 2 of seat 0',
    ])
    expect(told(events, 'oak-hurt')).toEqual(['3 hurts the oak: 2 hearts'])
    expect(whyStepped(events)).toEqual(['3 steps 1,0 to 0,0 (wants west)'])
  })

  it('goes on through several actions', () => {
    const { state } = played(position, [
      { type: 'walk', to: at('1,0') },
      { type: 'remove', monster: 3 },
    ])
    expect(lineOf(state, 'seats')).toBe('huntsman 1,0')
    expect(lineOf(state, 'spent')).toBe('steps 1; removes 1')
  })

  it('uses the whole script and nothing else', () => {
    expect(() => played(position, { type: 'end-turn' }, { dice: [2, 3] })).toThrow('never used')
    expect(() => played(position, { type: 'end-turn' })).toThrow('The rng has no scripted dice left.')
  })

  it('says why an action is refused', () => {
    expect(refusalOf(position, { type: 'roll' })).toEqual({ code: 'not-in-this-phase' })
    expect(refusalOf(position, { type: 'end-turn' })).toBeNull()
    expect(() => played(position, { type: 'roll' })).toThrow('was refused: {"code":"not-in-this-phase"}')
  })
})
