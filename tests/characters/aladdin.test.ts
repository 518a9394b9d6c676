import { describe, expect, test } from 'vitest'
import { type Action, powersOf } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const fly = (place: string): Action => ({ type: 'use', power: 'fly', at: at(place) })
const clear = (place: string): Action => ({ type: 'use', power: 'clear', at: at(place) })
const reroll: Action = { type: 'use', power: 'reroll' }
const keep: Action = { type: 'keep-die' }
const end: Action = { type: 'end-turn' }
const roll: Action = { type: 'roll' }

const FOREST = 'forest\n O ━2 ━ . ┃\n seats aladdin 1,0'
const position = drawn(FOREST)

describe('Aladdin’s wishes', () => {
  test('he flies to any tile, roads or not', () => {
    const { state, events } = played(position, fly('4,0'))
    expect(told(events)).toEqual(['seat 0 uses fly at 4,0', 'seat 0 comes from 1,0 to 4,0 by fly'])
    expect([lineOf(state, 'seats'), lineOf(state, 'spent')]).toEqual(['aladdin 4,0 wishes=2', 'powers 1'])
    expect(refusalOf(position, fly('1,0'))).toEqual({ code: 'already-there' })
    expect(refusalOf(position, fly('3,0'))).toEqual({ code: 'no-such-tile' })
  })

  test('flying onto a dark diamond destroys it, and he flies back [R 23] [R 31]', () => {
    const { state, events } = played(drawn('forest\n O ━ . ╸◆1\n seats aladdin 1,0'), fly('3,0'))
    expect(told(events)).toEqual([
      'seat 0 uses fly at 3,0',
      'seat 0 from 1,0 destroys diamond 1 at 3,0 with 1',
    ])
    expect(lineOf(state, 'seats')).toBe('aladdin 1,0 wishes=2')
  })

  test('he clears any one tile of monsters', () => {
    const { state, events } = played(position, clear('1,0'))
    expect(told(events)).toEqual(['seat 0 uses clear at 1,0', 'seat 0 clears 1,0 of 1 2 by clear'])
    expect(forestOf(state)).toBe(forestOf('O ━ ━ . ┃'))
    expect(refusalOf(position, clear('2,0'))).toEqual({ code: 'no-monsters-there' })
  })

  test('one a turn, three a game, before or after his roll', () => {
    expect(refusalOf(played(position, fly('4,0')).state, clear('1,0'))).toEqual({ code: 'no-power-left' })
    expect(refusalOf(drawn(`${FOREST} wishes=0`), fly('4,0'))).toEqual({ code: 'no-wishes-left' })
    expect(refusalOf(drawn(`${FOREST}\nphase new-monsters`), fly('4,0'))).toBeNull()
    expect(refusalOf(drawn(`${FOREST}; beast 0,0\non-turn beast`), fly('4,0'))).toEqual({
      code: 'no-such-power',
    })
  })

  test('lists possible wishes and refuses the others', () => {
    expect(powersOf(drawn('forest\n O ━\n seats aladdin 1,0'))).toEqual([
      { power: 'fly', refusal: null, places: [at('0,0')], seats: [] },
      { power: 'clear', refusal: { code: 'no-monsters-anywhere' }, places: [], seats: [] },
      { power: 'reroll', refusal: { code: 'no-die-to-reroll' }, places: [], seats: [] },
    ])
  })
})

describe('[R 34] he rolls the last die again, before a side is chosen or a monster stirs', () => {
  const asked = played(position, end, { dice: [2] })

  test('the die that fell is shown, and nothing has happened yet', () => {
    expect(told(asked.events)).toEqual(['seat 0 ends the turn', 'die 2 for movement', 'seat 0 is asked: die'])
    expect([lineOf(asked.state, 'pending'), lineOf(asked.state, 'phase')]).toEqual([
      'die movement 2',
      'monsters-move',
    ])
    expect(refusalOf(asked.state, { type: 'choose-side', side: 'east' })).toEqual({
      code: 'another-question',
    })
  })

  test('the new die counts', () => {
    const { state, events } = played(asked.state, reroll, { dice: [4] })
    expect(told(events)).toEqual([
      'seat 0 uses reroll',
      'die 4 for movement',
      'west moving:',
      'turn 2 of seat 0',
    ])
    expect(lineOf(state, 'seats')).toBe('aladdin 1,0 wishes=2')
  })

  test('letting it stand keeps his wish', () => {
    const { state, events } = played(asked.state, keep)
    expect(told(events).slice(0, 2)).toEqual(['the 2 for movement stands', 'east moving: 1 2'])
    expect([lineOf(state, 'seats'), state.hearts]).toEqual(['aladdin 1,0', 1])
  })

  test('a 5 before its answer asks again', () => {
    const five = played(position, end, { dice: [5] }).state
    expect(lineOf(five, 'pending')).toBe('die movement 5')
    expect(lineOf(played(five, keep).state, 'pending')).toBe('movement-side')
    expect(lineOf(played(five, reroll, { dice: [5] }).state, 'pending')).toBe('movement-side')
  })

  test('also for new monsters; a 6 without a den is first rolled again [R 8]', () => {
    const morning = drawn(`${FOREST}\nphase new-monsters`)
    const { state, events } = played(morning, roll, { dice: [6, 2] })
    expect(told(events)).toEqual([
      'die 6 for new-monsters',
      'no den: roll-again',
      'die 2 for new-monsters',
      'seat 0 is asked: die',
    ])
    const again = played(state, reroll, { dice: [6, 2] })
    expect(told(again.events).slice(0, 4)).toEqual([
      'seat 0 uses reroll',
      'die 6 for new-monsters',
      'no den: roll-again',
      'die 2 for new-monsters',
    ])
    expect([again.state.phase, lineOf(again.state, 'spent')]).toEqual(['action', 'powers 1'])
  })

  test('he is asked only in his own turn, with a wish left in it', () => {
    const texts = [`${FOREST} wishes=0`, `${FOREST}\nspent powers 1`, `${FOREST}; beast 0,0\non-turn beast`]
    for (const text of texts) {
      const { events } = played(drawn(text), end, { dice: [4] })
      expect(told(events, 'question-asked')).toEqual([])
    }
  })

  test('needs a die and a question to answer', () => {
    expect(refusalOf(position, reroll)).toEqual({ code: 'no-die-to-reroll' })
    expect(refusalOf(position, keep)).toEqual({ code: 'nothing-to-answer' })
    expect(refusalOf(asked.state, { ...reroll, at: at('1,0') })).toEqual({
      code: 'wrong-aim',
      aim: 'nothing',
    })
  })
})
