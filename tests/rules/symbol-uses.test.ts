import { describe, expect, test } from 'vitest'
import { type Action, type ActionOf, swapTurns, turnTurns } from '../../src/engine/fairy-tale/index.ts'
import { fairyTale, symbolUses } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, played, refusalOf } from '../drawn/index.ts'
import { bomb, rotate, swap, walk } from './use-symbols.ts'

describe('when a symbol can be used', () => {
  const text = 'forest\n O ━ ━bsr ━\n market ┏\n'
  const uses = [bomb('3,0'), swap('3,0', 0, 2), rotate('3,0', 1)]
  const refusals = (position: string) => uses.map((action) => refusalOf(drawn(position), action)?.code)

  test('in the action phase, by the character on turn, while no question is open', () => {
    expect(refusals(`${text}seats huntsman 2,0`)).toEqual([undefined, undefined, 'no-road-joins'])
    const phase = `${text}seats huntsman 2,0\nphase new-monsters`
    expect(refusals(phase)).toEqual(uses.map(() => 'not-in-this-phase'))
    const other = `${text}seats huntsman 2,0; beast 0,0\non-turn beast`
    expect(refusals(other)).toEqual(uses.map(() => 'no-such-symbol-here'))
    const asked = 'forest\n O ━ ━¤bsr ━1\n market ┏\n seats huntsman 1,0'
    const { state } = played(drawn(asked), walk('2,0'))
    expect(uses.map((action) => refusalOf(state, action)?.code)).toEqual(uses.map(() => 'answer-first'))
  })

  test('not by one that can only walk', () => {
    const midnight = `${text}seats cinderella 2,0 turns=4`
    expect(refusals(midnight)).toEqual(uses.map(() => 'not-this-turn'))
    expect(symbolUses(drawn(midnight)).map(({ refusal }) => refusal?.code)).toEqual(
      uses.map(() => 'not-this-turn'),
    )
    expect(refusals(`${text}seats cinderella 2,0 turns=3`)[0]).toBeUndefined()
  })

  test('a slot and a turn are said where they are needed, and nowhere else', () => {
    const position = drawn(`${text}seats huntsman 2,0`)
    const wrong: ActionOf<'use-symbol'>[] = [
      { type: 'use-symbol', symbol: 'bomb', at: at('3,0'), turn: 0 },
      { type: 'use-symbol', symbol: 'bomb', at: at('3,0'), slot: 0 },
      { type: 'use-symbol', symbol: 'swap', at: at('3,0'), slot: 0 },
      { type: 'use-symbol', symbol: 'swap', at: at('3,0'), turn: 0 },
      { type: 'use-symbol', symbol: 'rotate', at: at('3,0') },
      { type: 'use-symbol', symbol: 'rotate', at: at('3,0'), slot: 0, turn: 1 },
    ]
    for (const action of wrong) {
      expect(refusalOf(position, action)).toEqual({ code: 'wrong-use', symbol: action.symbol })
    }
  })

  test('not one that only monsters heed', () => {
    const passive = drawn('forest\n O ━ ━hdc5 ━\n seats huntsman 2,0')
    for (const symbol of ['haste', 'distraction', 'capacity', 'wood'] as const) {
      const action: Action = { type: 'use-symbol', symbol, at: at('3,0') }
      expect(refusalOf(passive, action)).toEqual({ code: 'no-such-symbol-here' })
    }
    expect(symbolUses(passive)).toEqual([])
  })
})

describe('queries for the screen', () => {
  const position = drawn(
    'forest\n . . ┃1 .\n O ━ ╋bsr ━\n . . ┃ .\n market ┏ ╹\n seats huntsman 2,0; beast 3,0',
  )

  test('usable symbols, with their tiles', () => {
    const all = ['2,-1', '3,0', '2,1'].map(at)
    expect(symbolUses(position)).toEqual([
      { symbol: 'bomb', effect: 'destroy', instead: null, refusal: null, places: [all[0], all[2]] },
      { symbol: 'swap', effect: 'swap', instead: 'expand', refusal: null, places: all },
      {
        symbol: 'rotate',
        effect: 'turn',
        instead: 'expand',
        refusal: { code: 'nothing-in-reach' },
        places: [],
      },
    ])
  })

  test('possible turns', () => {
    expect(swapTurns(position, 0, at('3,0'))).toEqual([1, 2])
    expect(swapTurns(position, 1, at('3,0'))).toEqual([3])
    expect(swapTurns(position, 2, at('3,0'))).toEqual([])
    expect(swapTurns(position, 0, at('1,0'))).toEqual([])
    const bent = drawn('forest\n O ━ ━r ┛\n seats huntsman 2,0')
    expect(turnTurns(bent, at('3,0'))).toEqual([3])
    expect(turnTurns(position, at('3,0'))).toEqual([])
  })

  test('why not now', () => {
    const refusals = (more: string) =>
      symbolUses(drawn(`forest\n O ━ ━b!sr ┛\n market ━\n seats huntsman 2,0\n ${more}`)).map(
        ({ refusal }) => refusal?.code,
      )
    expect(refusals('')).toEqual(['symbol-is-spent', undefined, undefined])
    expect(refusals('spent expands 1')).toEqual(['symbol-is-spent', 'no-expand-left', 'no-expand-left'])
    expect(refusals('phase new-monsters')).toEqual(['bomb', 'swap', 'rotate'].map(() => 'not-in-this-phase'))
    expect(refusals('outcome given-up')).toEqual(['bomb', 'swap', 'rotate'].map(() => 'game-is-over'))
  })

  test('they are listed after powers, tile by tile', () => {
    const listed = fairyTale.list(drawn('forest\n O ━ ━br ┛\n seats aladdin 2,0')).map(({ type }) => type)
    expect(listed.lastIndexOf('use')).toBeLessThan(listed.indexOf('use-symbol'))
    expect(listed.lastIndexOf('use-symbol')).toBeLessThan(listed.indexOf('walk'))
  })
})
