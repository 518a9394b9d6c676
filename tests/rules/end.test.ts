import { describe, expect, test } from 'vitest'
import { type Action, everyBox, monstersToCome, standardRules } from '../../src/engine/fairy-tale/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const walk = (to: string): Action => ({ type: 'walk', to: at(to) })

describe('[R 18] the oak', () => {
  test('a monster that steps onto it is taken off the board and costs a heart', () => {
    const { state, events } = played(drawn('O ━1'), { type: 'end-turn' }, { dice: [2] })
    expect(told(events, 'monster-stepped', 'oak-hurt')).toEqual([
      '1 steps 1,0 to 0,0',
      '1 hurts the oak: 2 hearts',
    ])
    expect(forestOf(state)).toBe(forestOf('O ━'))
    expect(lineOf(state, 'turn')).toBe('2')
  })

  test('the third loses at once, in mid-movement: the others do not move', () => {
    const { state, events } = played(
      drawn('forest\n ━1 O ━2\n hearts 2'),
      { type: 'end-turn' },
      { dice: [6] },
    )
    expect(told(events).slice(2)).toEqual([
      'all moving: 2 3 1',
      '2 steps 1,0 to 0,0',
      '2 hurts the oak: 1 hearts',
      '3 steps 1,0 to 0,0',
      '3 hurts the oak: 0 hearts',
      'the game is lost',
    ])
    expect(forestOf(state)).toBe(forestOf('━1 O ━'))
    expect([lineOf(state, 'phase'), lineOf(state, 'outcome')]).toEqual(['over', 'lost'])
    expect(fairyTale.list(state)).toEqual([])
    expect(refusalOf(state, { type: 'give-up' })).toEqual({ code: 'game-is-over' })
  })
})

describe('[R 69] a frail oak', () => {
  test('begins with one heart, and the first monster that reaches it loses', () => {
    const state = drawn('O ━1 ━2\nrules oak frail')
    expect(lineOf(state, 'hearts')).toBe('1')
    const { state: after, events } = played(state, { type: 'end-turn' }, { dice: [2] })
    expect(told(events, 'oak-hurt')).toEqual(['1 hurts the oak: 0 hearts'])
    expect(lineOf(after, 'outcome')).toBe('lost')
  })

  test.each([
    ['sturdy', 3],
    ['frail', 1],
  ] as const)('a tale with a %s oak begins with %i', (oak, hearts) => {
    const seats = [{ character: 'huntsman' as const, player: '' }]
    const rules = { ...standardRules(), oak }
    const config = { seats, difficulty: 'bedtime-story' as const, rules, boxes: everyBox(false) }
    expect(fairyTale.begin(config, 1).hearts).toBe(hearts)
  })
})

describe('[R 23] dark diamonds', () => {
  const position = drawn('forest\n O ━ ╸◆2 .\n seats huntsman 1,0')

  test('stepping onto one destroys it with all on it, and returns the hero', () => {
    const { state, events } = played(position, [walk('2,0'), walk('0,0')])
    expect(told(events)).toEqual([
      'seat 0 from 1,0 destroys diamond 1 at 2,0 with 1 2',
      'seat 0 walks 1,0 to 0,0',
    ])
    expect(forestOf(state)).toBe(forestOf('O ━'))
    expect([lineOf(state, 'diamonds'), lineOf(state, 'spent')]).toEqual(['1', 'steps 2'])
  })

  test('the place is empty again: a tile may be placed there', () => {
    const again = drawn('forest\n O ━ ╸◆\n seats huntsman 1,0\n market ╹#20')
    const { state } = played(again, [walk('2,0'), { type: 'expand', slot: 0, at: at('2,0'), turn: 3 }])
    expect(forestOf(state)).toBe(forestOf('O ━ ╸'))
  })

  test('they must be at distance 2 or more from the oak', () => {
    const near = drawn('forest\n O ┓\n market ╹◆')
    const side = (to: string, turn: 0 | 1 | 2 | 3) =>
      refusalOf(near, { type: 'expand', slot: 0, at: at(to), turn })
    expect(side('0,-1', 2)).toEqual({ code: 'too-close-to-the-oak', minimum: 2 })
    expect(side('1,1', 0)).toBeNull()
  })

  test('the third one destroyed wins at once, in the middle of a walk', () => {
    const nearly = drawn('forest\n O ━ ╸◆1 ━1\n seats huntsman 1,0\n diamonds 2')
    const { state, events } = played(nearly, walk('2,0'))
    expect(told(events)).toEqual(['seat 0 from 1,0 destroys diamond 3 at 2,0 with 1', 'the game is won'])
    expect(lineOf(state, 'outcome')).toBe('won')
    expect(fairyTale.list(state)).toEqual([])
    expect(refusalOf(state, walk('0,0'))).toEqual({ code: 'game-is-over' })
  })
})

describe('[R 36] giving up', () => {
  test.each([
    ['while the first tiles are laid', 'forest\n O\n opening ┃#5 hand; ╋#6 north 0; ┗#7 hand; ┻#8 hand'],
    ['before the roll', 'forest\n O ━\n phase new-monsters'],
    ['asked where they appear', 'forest\n O ━\n pending spawn-side 1'],
    ['in the action phase', 'forest\n O ━'],
    ['asked which side moves', 'forest\n O ━1\n pending movement-side'],
  ])('is a loss, %s', (_when, text) => {
    const { state, events } = played(drawn(text), { type: 'give-up' })
    expect(told(events)).toEqual(['the game is given-up'])
    expect(lineOf(state, 'pending')).toBeNull()
    expect(fairyTale.list(state)).toEqual([])
  })
})

describe('[R 35] a forest cut in two', () => {
  const cut = 'O ━ . ━1 ━ ━'

  test('cut off tiles count for the longest side', () => {
    expect(monstersToCome(drawn(cut))).toBe(4)
  })

  test('monsters there still step', () => {
    const { state } = played(drawn('O ━ . ┃ ━1'), { type: 'end-turn' }, { dice: [2] })
    expect(forestOf(state)).toBe(forestOf('O ━ . ┃ ━1'))
    const two = played(drawn('O ━ . ━ ━1'), { type: 'end-turn' }, { dice: [2] })
    expect(forestOf(two.state)).toBe(forestOf('O ━ . ━1 ━'))
  })

  test('no monster appears there: an entrance must be joined to the oak', () => {
    const { events } = played(drawn(`forest\n ${cut}\n phase new-monsters`), { type: 'roll' }, { dice: [2] })
    expect(told(events, 'monsters-coming')).toEqual(['4 coming at 1,0'])
  })

  test('it can be joined again, and a character stuck there can still expand', () => {
    const stuck = drawn(`forest\n ${cut}\n seats huntsman 5,0\n market ┃#20`)
    const { state } = played(stuck, [
      { type: 'expand', slot: 0, at: at('2,0'), turn: 1 },
      walk('4,0'),
      walk('3,0'),
    ])
    expect(forestOf(state)).toBe(forestOf('O ━ ━ ━1 ━ ━'))
    const moved = played(state, { type: 'end-turn' }, { dice: [2] })
    expect(forestOf(moved.state)).toBe(forestOf('O ━ ━1 ━ ━ ━'))
  })

  test('destroyed tiles are out of the game', () => {
    const through = drawn('forest\n O ━ ╸◆\n seats huntsman 1,0')
    const { state } = played(through, walk('2,0'))
    expect([state.pile.pool, state.pile.under, state.market]).toEqual([[], [], [null, null, null]])
  })
})

describe('a turn', () => {
  test('ends with the movement, and the next seat begins with new monsters', () => {
    const position = drawn(
      'forest\n ━ O ━\n seats huntsman 0,0; beast 0,0; rapunzel 0,0\n on-turn rapunzel\n turn 3',
    )
    const { state, events } = played(position, [{ type: 'end-turn' }, { type: 'roll' }], { dice: [1, 4] })
    expect(told(events)).toEqual([
      'seat 2 ends the turn',
      'die 1 for movement',
      'north moving:',
      'turn 4 of seat 0',
      'die 4 for new-monsters',
      '1 coming at -1,0',
      '1 ice-witch appears at -1,0',
      'seat 0 acts',
    ])
    expect(state.phase).toBe('action')
  })

  test('begins with nothing spent', () => {
    const acted = drawn('forest\n O ━1\n spent steps 2; expands 1; removes 1\n rules noDen none')
    const { state } = played(acted, [{ type: 'end-turn' }, { type: 'roll' }], { dice: [1, 6] })
    expect(state.spent).toEqual({ steps: 0, expands: 0, removes: 0, powers: 0 })
    expect(state.rolls).toEqual({ monsters: 0, movement: 1 })
  })

  test('refuses actions of other phases, and all others during a question', () => {
    const asked = drawn('forest\n O ━1\n pending spawn-side 1')
    expect(refusalOf(asked, { type: 'roll' })).toEqual({ code: 'answer-first' })
    for (const action of [walk('1,0'), { type: 'end-turn' }, { type: 'remove', monster: 1 }] as const) {
      expect(refusalOf(asked, action)).toEqual({ code: 'not-in-this-phase' })
    }
    expect(refusalOf(drawn('O ━'), { type: 'choose-side', side: 'north' })).toEqual({
      code: 'nothing-to-answer',
    })
    expect(refusalOf(drawn('O ━'), { type: 'begin' })).toEqual({ code: 'not-in-this-phase' })
    expect(refusalOf(drawn('O ━'), { type: 'lay', tile: 0, side: 'north', turn: 0 })).toEqual({
      code: 'not-in-this-phase',
    })
  })
})
