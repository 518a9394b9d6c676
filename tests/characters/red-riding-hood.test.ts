import { describe, expect, test } from 'vitest'
import { type Action, placesToChoose, walks } from '../../src/engine/fairy-tale/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'
import { someConfig } from '../support/random-play.ts'

const walk = (to: string): Action => ({ type: 'walk', to: at(to) })
const choose = (place: string): Action => ({ type: 'choose-place', at: at(place) })

describe('Little Red Riding Hood’s basket', () => {
  test('she begins on the oak, with it', () => {
    const begun = fairyTale.begin(someConfig(['red-riding-hood'], 'fairy-tale'), 1)
    expect(lineOf(begun, 'seats')).toBe('red-riding-hood 0,0 basket')
  })

  test('is dropped on a tile with monsters, and fetched again on the oak', () => {
    const position = drawn('forest\n O ━1\n seats red-riding-hood 0,0 basket')
    const dropped = played(position, walk('1,0'))
    expect(told(dropped.events)).toEqual(['seat 0 walks 0,0 to 1,0', 'seat 0: basket dropped at 1,0'])
    const back = played(dropped.state, walk('0,0'))
    expect(told(back.events)).toEqual(['seat 0 walks 1,0 to 0,0', 'seat 0: basket picked-up at 0,0'])
  })

  const near = drawn('forest\n O ━ ━3 ━ ━ ━\n seats red-riding-hood 3,0 basket')

  test('is delivered at distance 4, clearing any tile', () => {
    const { state, events } = played(near, walk('4,0'))
    expect(told(events)).toEqual([
      'seat 0 walks 3,0 to 4,0',
      'seat 0: basket delivered at 4,0',
      'seat 0 is asked: clear-place by delivery',
    ])
    expect([lineOf(state, 'pending'), lineOf(state, 'seats')]).toEqual([
      'clear-place red-riding-hood delivery',
      'red-riding-hood 4,0',
    ])
    expect(placesToChoose(state)).toEqual([at('2,0')])
    expect(refusalOf(state, walk('5,0'))).toEqual({ code: 'answer-first' })
    expect(refusalOf(state, choose('1,0'))).toEqual({ code: 'no-monsters-there' })
    expect(refusalOf(state, choose('0,1'))).toEqual({ code: 'no-such-tile' })
    expect(refusalOf(state, { type: 'choose-side', side: 'north' })).toEqual({ code: 'another-question' })
    const answered = played(state, [choose('2,0'), walk('5,0')])
    expect(told(answered.events)).toEqual([
      'seat 0 clears 2,0 of 1 2 3 by delivery',
      'seat 0 walks 4,0 to 5,0',
    ])
    expect(forestOf(answered.state)).toBe(forestOf('O ━ ━ ━ ━ ━'))
  })

  test('a walk cannot simply go on from there', () => {
    expect(
      walks(near)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['1,0', '2,0', '4,0'].map(at).sort())
  })

  test('asks nothing if the forest has no monster', () => {
    const { events } = played(drawn('forest\n O ━ ━ ━ ━\n seats red-riding-hood 3,0 basket'), walk('4,0'))
    expect(told(events)).toEqual(['seat 0 walks 3,0 to 4,0', 'seat 0: basket delivered at 4,0'])
  })

  test('on a tile with monsters at distance 4 it is dropped, not delivered', () => {
    const { events } = played(drawn('forest\n O ━ ━ ━ ━1\n seats red-riding-hood 3,0 basket'), walk('4,0'))
    expect(told(events)).toEqual(['seat 0 walks 3,0 to 4,0', 'seat 0: basket dropped at 4,0'])
  })

  test('being pulled is stepping too [R 31]: it is delivered, or dropped, or picked up', () => {
    const pulled = (forest: string, rapunzel: string, hood: string) =>
      told(
        played(drawn(`forest\n${forest}\nseats rapunzel ${rapunzel}; red-riding-hood ${hood}`), {
          type: 'use',
          power: 'pull',
          seat: 1,
        }).events,
        'item-changed',
        'question-asked',
      )
    expect(pulled('O ━1 ━ ━ ━', '4,0', '3,0 basket')).toEqual([
      'seat 1: basket delivered at 4,0',
      'seat 1 is asked: clear-place by delivery',
    ])
    expect(pulled('O ━1 ━ ━ ━', '1,0', '3,0 basket')).toEqual(['seat 1: basket dropped at 1,0'])
    expect(pulled('O ━1 ━ ━ ━', '0,0', '3,0')).toEqual(['seat 1: basket picked-up at 0,0'])
  })

  test('drops nothing at a dark diamond [R 23]', () => {
    const position = drawn('forest\n O ━ ╸◆2\n seats red-riding-hood 1,0 basket')
    expect(lineOf(played(position, walk('2,0')).state, 'seats')).toBe('red-riding-hood 1,0 basket')
  })
})
