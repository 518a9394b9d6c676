import { describe, expect, test } from 'vitest'
import { citadel, goalOf, type State } from '../../../src/engine/citadel/index.ts'
import { drawing, position } from '../told.ts'
import { begin, listed, refusal } from './in-a-position.ts'

describe('setting out', () => {
  test('the last seat chooses first, then anticlockwise; seat 1 has the first turn [C 8]', () => {
    const state = begin(3)
    const order: number[] = []
    while (state.phase === 'choose') {
      order.push(state.onTurn)
      const [first] = citadel.list(state)
      if (!first) throw new Error('Nothing can be chosen.')
      citadel.apply({ state, chance: drawing(state, []) }, first)
    }
    expect(order.slice(0, 6)).toEqual([2, 1, 0, 2, 1, 0])
    expect(state).toMatchObject({ onTurn: 0, turn: 1, phase: 'reveal' })
  })

  test('players begin with 5 bricks, 3 cards, or two with plots [C 10]', () => {
    const dealt = ({ seats }: State) => seats.map(({ bricks: has, hand }) => [has, hand.length])
    expect(dealt(begin(3))).toEqual([
      [5, 3],
      [5, 3],
      [5, 3],
    ])
    expect(dealt(begin(2))).toEqual([
      [10, 5],
      [10, 5],
    ])
    expect(dealt(begin(2, { two: 'plain' }))).toEqual([
      [5, 3],
      [5, 3],
    ])
    expect(dealt(begin(2, { two: 'orders' }))).toHaveLength(4)
  })

  test("first plots may border a rival's only, and leave a dot for each plot owed [C 9]", () => {
    const text = 'seat 1 bricks 5 plots e4 | seat 2 bricks 5 plots d1 | on-turn 2 | phase choose'
    expect(refusal(text, 'choose z9')).toBe('no-such-plot')
    expect(refusal(text, 'choose e4')).toBe('plot-taken')
    expect(refusal(text, 'choose d3')).toBe('borders-own')
    expect(refusal(text, 'choose a2')).toBe('too-many-dots')
    expect(refusal(text, 'choose e5')).toBeNull()
    expect(refusal(text, 'stop')).toBe('choose-more')
    expect(refusal('seat 1 bricks 5 | seat 2 bricks 5 | phase choose', 'choose d1')).toBeNull()
  })

  test('two who play for plots take exactly five of at most 20 dots [C 10]', () => {
    const four = 'two plots | seat 1 bricks 10 plots d1 e2 g2 | seat 2 bricks 10 | phase choose'
    expect(refusal(four, 'stop')).toBe('choose-more')
    // 8 + 4 + 6 are spent: one dot is left for each of two plots.
    expect(refusal(four, 'choose a6')).toBe('too-many-dots')
    expect(refusal(four, 'choose a5')).toBeNull()
  })

  test('if no plot fits, those of fewest dots do [C 9]', () => {
    const every = [
      'a5',
      'b2',
      'b5',
      'c4',
      'c5',
      'd6',
      'e4',
      'f5',
      'g3',
      'g5',
      'h4',
      'a6',
      'b3',
      'b6',
      'c2',
      'd4',
      'e5',
    ]
    const more = ['f3', 'g4', 'g6', 'h2']
    const state = position(
      `seat 1 bricks 5 plots d1 | seat 2 bricks 5 plots ${[...every, ...more].join(' ')} | phase choose`,
    )
    expect(listed(state)).toEqual(['a2', 'a3', 'd5', 'e6', 'h5', 'h6'].map((name) => `choose ${name}`))
  })

  test('two people may lead two Orders each, which are no enemies [C 10]', () => {
    const text =
      'two orders | seat 1 bricks 4 plots a4 influence torch purse spy | seat 2 bricks 3 plots c5=stable hand inn | seat 3 bricks 3 plots e4=stable hand inn | seat 4 bricks 0 plots h5'
    const both = text.replace(' spy', '')
    expect(refusal(both, 'play torch e4')).toBe('bad-target')
    expect(refusal(both, 'play torch c5')).toBeNull()
    expect(refusal(both, 'play purse 3')).toBe('bad-target')
    expect(refusal(both, 'play purse 2')).toBeNull()
    expect(goalOf(position(text.replace(' purse spy', '')))).toBe(25)
  })
})
