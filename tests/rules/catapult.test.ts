import { describe, expect, test } from 'vitest'
import { type Action, placesToChoose, walks } from '../../src/engine/fairy-tale/index.ts'
import { writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const walk = (to: string): Action => ({ type: 'walk', to: at(to) })
const choose = (place: string): Action => ({ type: 'choose-place', at: at(place) })

describe('8. stepping onto a catapult', () => {
  const position = drawn(`forest
    .  .  ┃2 .  .
    O  ━  ╋¤ ┃1 ━3
    .  ━1 ┃  .  .
    seats huntsman 1,0`)
  const there = played(position, walk('2,0'))

  test('asks which tile next to it is cleared of its monsters, roads or not', () => {
    expect(told(there.events)).toEqual([
      'seat 0 walks 1,0 to 2,0',
      'seat 0 is asked: clear-place by catapult',
    ])
    expect(lineOf(there.state, 'pending')).toBe('clear-place huntsman catapult 2,0')
    expect(placesToChoose(there.state)).toEqual([at('2,-1'), at('3,0')])
    const { state, events } = played(there.state, choose('3,0'))
    expect(told(events)).toEqual(['seat 0 clears 3,0 of 3 by catapult'])
    expect(forestOf(state)).toBe(forestOf('. . ┃2 . .\n O ━ ╋¤ ┃ ━3\n . ━1 ┃ . .'))
    expect(lineOf(state, 'pending')).toBeNull()
  })

  test('only an adjacent tile with monsters', () => {
    expect(refusalOf(there.state, choose('4,0'))).toEqual({ code: 'not-next-to-it' })
    expect(refusalOf(there.state, choose('1,1'))).toEqual({ code: 'not-next-to-it' })
    expect(refusalOf(there.state, choose('2,0'))).toEqual({ code: 'not-next-to-it' })
    expect(refusalOf(there.state, choose('2,1'))).toEqual({ code: 'no-monsters-there' })
    expect(refusalOf(there.state, choose('5,5'))).toEqual({ code: 'no-such-tile' })
  })

  test('no other action is allowed before the answer', () => {
    for (const action of [walk('1,0'), { type: 'end-turn' }, { type: 'roll' }] as const) {
      expect(refusalOf(there.state, action)).not.toBeNull()
    }
    expect(refusalOf(there.state, walk('1,0'))).toEqual({ code: 'answer-first' })
  })

  test('asks nothing without a monster next to it; those on it stay', () => {
    const { events } = played(drawn('forest\n O ━ ━¤2 ━ ━1\n seats huntsman 1,0'), walk('2,0'))
    expect(told(events)).toEqual(['seat 0 walks 1,0 to 2,0'])
  })

  test('never clears the oak, because no monster is ever on it', () => {
    const beside = drawn('forest\n O ━¤ ━1')
    const { state } = played(beside, walk('1,0'))
    expect(placesToChoose(state)).toEqual([at('2,0')])
    expect(refusalOf(state, choose('0,0'))).toEqual({ code: 'no-monsters-there' })
  })

  test('whenever: each time, and a step away and back is two', () => {
    const both = [walk('2,0'), choose('3,0'), walk('1,0'), walk('2,0'), choose('2,-1')]
    const { state } = played(drawn(`${textOf}seats puss-in-boots 1,0`), both)
    expect(forestOf(state)).toBe(forestOf('. . ┃ . .\n O ━ ╋¤ ┃ .'))
  })
  const textOf = 'forest\n . . ┃2 . .\n O ━ ╋¤ ┃1 .\n'

  test('a walk cannot simply go on from there while it asks; else it can', () => {
    const reached = (forest: string) => walks(drawn(forest)).map(({ to }) => to)
    expect(reached('forest\n . . ┃1\n O ━¤ ━')).toContain(at('2,0'))
    expect(reached('forest\n . ┃1 .\n O ━¤ ━')).not.toContain(at('2,0'))
    expect(reached('forest\n . ┃1 .\n O ━¤ ━')).toContain(at('1,0'))
  })
})

describe('[R 31] stepping onto is walking, flying or being pulled', () => {
  test('Aladdin flies onto it, also before the roll; the roll waits for the answer', () => {
    const early = drawn('forest\n O ━ ━ ━¤ ━2\n seats aladdin 0,0\n phase new-monsters')
    const { state, events } = played(early, { type: 'use', power: 'fly', at: at('3,0') })
    expect(told(events, 'question-asked')).toEqual(['seat 0 is asked: clear-place by catapult'])
    expect(refusalOf(state, { type: 'roll' })).toEqual({ code: 'answer-first' })
    const answered = played(state, choose('4,0')).state
    expect(forestOf(answered)).toBe(forestOf('O ━ ━ ━¤ ━'))
    expect([lineOf(answered, 'phase'), refusalOf(answered, { type: 'roll' })]).toEqual(['new-monsters', null])
  })

  test('writes and reads the position in between', () => {
    const early = drawn('forest\n O ━ ━ ━¤ ━2\n seats aladdin 0,0\n phase new-monsters')
    const { state } = played(early, { type: 'use', power: 'fly', at: at('3,0') })
    expect(drawn(writeNotation(state))).toEqual(state)
  })

  test('a hero pulled onto it gets the question, and the turn goes on', () => {
    const position = drawn('forest\n O ━ ━¤ ━2\n seats rapunzel 2,0; beast 0,0')
    const { state, events } = played(position, { type: 'use', power: 'pull', seat: 1 })
    expect(told(events)).toEqual([
      'seat 0 uses pull on seat 1',
      'seat 1 comes from 0,0 to 2,0 by pull',
      'seat 1 is asked: clear-place by catapult',
    ])
    const answered = played(state, choose('3,0'))
    expect(told(answered.events)).toEqual(['seat 1 clears 3,0 of 1 2 by catapult'])
    expect(refusalOf(answered.state, walk('1,0'))).toBeNull()
  })

  test('Cinderella at midnight steps onto it too', () => {
    const midnight = drawn('forest\n O ━¤ ━2\n seats cinderella 0,0 turns=4')
    expect(forestOf(played(midnight, [walk('1,0'), choose('2,0')]).state)).toBe(forestOf('O ━¤ ━'))
  })

  test('a monster that enters it sets nothing off', () => {
    const position = drawn('forest\n O ━ ━¤ ━1\n')
    const { events } = played(position, { type: 'end-turn' }, { dice: [2] })
    expect(told(events, 'question-asked', 'monster-stepped')).toEqual(['1 steps 3,0 to 2,0'])
  })

  test('a catapult swapped in under a hero is not stepped onto either', () => {
    const position = drawn('forest\n O ━ ━s ━ ━1\n market ━¤\n seats huntsman 2,0; beast 3,0')
    const swap: Action = { type: 'use-symbol', symbol: 'swap', at: at('3,0'), slot: 0, turn: 0 }
    expect(told(played(position, swap).events, 'question-asked')).toEqual([])
  })
})

describe('a step that earns two clearings', () => {
  const position = (more: string) => drawn(`forest\n O ━2 ━ ━ ━¤ ━${more}\n seats red-riding-hood 3,0 basket`)
  const both = played(position('1'), walk('4,0'))

  test("asks for both, the building's question first", () => {
    expect(told(both.events)).toEqual([
      'seat 0 walks 3,0 to 4,0',
      'seat 0 is asked: clear-place by catapult',
      'seat 0: basket delivered at 4,0',
    ])
    expect(lineOf(both.state, 'pending')).toBe('clear-place red-riding-hood catapult 4,0; delivery')
    expect(placesToChoose(both.state)).toEqual([at('5,0')])
    const first = played(both.state, choose('5,0'))
    expect(told(first.events)).toEqual([
      'seat 0 clears 5,0 of 3 by catapult',
      'seat 0 is asked: clear-place by delivery',
    ])
    expect(placesToChoose(first.state)).toEqual([at('1,0')])
    const second = played(first.state, choose('1,0'))
    expect(told(second.events)).toEqual(['seat 0 clears 1,0 of 1 2 by delivery'])
    expect(lineOf(second.state, 'pending')).toBeNull()
  })

  test('the second question is left out if the first left no monsters', () => {
    const one = drawn('forest\n O ━ ━ ━ ━¤ ━1\n seats red-riding-hood 3,0 basket')
    const { state, events } = played(one, [walk('4,0'), choose('5,0')])
    expect(told(events, 'question-asked')).toEqual(['seat 0 is asked: clear-place by catapult'])
    expect(lineOf(state, 'pending')).toBeNull()
  })

  test('only the basket asks if no monster is next to the catapult', () => {
    const { events } = played(position(''), walk('4,0'))
    expect(told(events, 'question-asked')).toEqual(['seat 0 is asked: clear-place by delivery'])
  })
})
