import { describe, expect, test } from 'vitest'
import { citadel, plotsOf } from '../../../src/engine/citadel/index.ts'
import { eventFor, play, rngWasUsed, stateFor } from '../../../src/engine/kernel/index.ts'
import { action } from '../random-play.ts'
import { drawing, eventText, position } from '../told.ts'
import { OTHER, told } from './in-a-position.ts'

describe('player views', () => {
  const text =
    'seat 1 bricks 9 plots a4 hand inn manor* influence spy | seat 2 bricks 0 plots c5 hand stable influence loan'

  test('hands of others are backs, but for cards that all have seen [C 30]', () => {
    const seen = stateFor(citadel, position(text), 1)
    expect(seen.seats[0]).toMatchObject({
      hand: [
        { card: 'manor', seen: true },
        { card: null, seen: false },
      ],
      influence: [null],
    })
    expect(seen.seats[1]).toMatchObject({ hand: [{ card: 'stable', seen: false }], influence: ['loan'] })
    const by = stateFor(citadel, position(text), null)
    expect(by.seats[1]).toMatchObject({ hand: [{ card: null }], influence: [null] })
  })

  test('a Spy sees a hand only while looking, and no other seat does [C 30]', () => {
    const { state } = told(text, 'play spy 2')
    const hand = (by: number | null) => stateFor(citadel, state, by).seats[1]?.hand
    expect(hand(0)).toEqual([{ card: 'stable', seen: false }])
    expect(hand(null)).toEqual([{ card: null, seen: false }])
    const after = told(text, 'play spy 2, take stable, give inn').state
    expect(stateFor(citadel, after, 0).seats[1]?.hand).toEqual([{ card: null, seen: false }])
  })

  test('two Orders of one person see each other’s hands [C 31]', () => {
    const four = `two orders | ${text} | seat 3 bricks 0 plots e4 hand chapel | seat 4 bricks 0 plots h5 hand smithy`
    const seen = stateFor(citadel, position(four), 0)
    expect(seen.seats.map(({ hand }) => hand[0]?.card ?? null)).toEqual(['manor', null, 'chapel', null])
  })

  test('drawn cards are known to one, taken ones to both [C 31]', () => {
    const state = position(`${text} | pile smithy`)
    const drawn = play(citadel, state, action('buy pile'), () => drawing(state, ['smithy']))
    if (!drawn.ok) throw new Error('It was refused.')
    const heard = (by: number | null) =>
      eventFor(citadel, drawn.value.frames, by)
        .map(({ event }) => eventText(event))
        .at(-1)
    expect([heard(0), heard(1), heard(null)]).toEqual(['drew 1 smithy', 'drew 1 null', 'drew 1 null'])
  })

  test('undo is free to the last draw, Spy, hand-over, resignation or warded card [C 32]', () => {
    const border = (from: string, done: string, ...draws: string[]) => {
      const before = position(from)
      const wished = action(done)
      const played = play(citadel, before, wished, () => drawing(before, draws))
      if (!played.ok) throw new Error('It was refused.')
      return (
        rngWasUsed(before, played.value.state) || citadel.isUndoBoundary?.(before, played.value.state, wished)
      )
    }
    expect(border(text, 'sell inn pawnshop')).toBe(false)
    expect(border(text, 'play spy 2')).toBe(true)
    expect(border(text, 'end')).toBe(true)
    // While first plots are chosen nothing else is handed over.
    const choosing = `${text} | seat 3 bricks 5 | phase choose`
    expect(border(choosing, 'resign')).toBe(true)
    const purse = text
      .replace('influence spy', 'influence purse')
      .replace('seat 2 bricks 0', 'seat 2 bricks 3')
    expect(border(purse, 'play purse 2')).toBe(true)
    expect(border(purse.replace(' influence loan', ''), 'play purse 2')).toBe(false)
  })

  test('a draw is an index in the ordered pool [C 34]', () => {
    const state = position(`seat 1 bricks 9 plots a4 | ${OTHER} | pile smithy stablex2 fire`)
    const drawn = [0, 1, 2].map((number) => {
      const copy = citadel.copy(state)
      citadel.apply({ state: copy, chance: { die: () => 1, draw: () => number } }, action('buy pile'))
      return copy.seats[0]?.hand[0]?.card
    })
    expect(drawn).toEqual(['stable', 'stable', 'smithy'])
    expect(plotsOf(state, 0)).toHaveLength(1)
  })

  test.each([
    ['sold', 'sell inn pawnshop', 0],
    ['built', 'build inn a4', 0],
    ['given', 'play spy 2, take stable, give inn', 0],
    ['taken', 'play spy 2, take smithy', 1],
  ])('of two alike the seen one leaves first when it is %s [C 30]', (_how, done, whose) => {
    const { state } = told(
      'seat 1 bricks 9 plots a4 hand inn inn* influence spy | seat 2 bricks 0 plots c5 hand stable smithy smithy*',
      done,
    )
    const card = whose === 0 ? 'inn' : 'smithy'
    const left = state.seats[whose]?.hand.filter((held) => held.card === card)
    expect(left).toEqual([{ card, seen: false }])
    const went = state.seats[1 - whose]?.hand.find((held) => held.card === card)
    expect(went?.seen ?? true).toBe(true)
  })
})
