import { describe, expect, test } from 'vitest'
import { at, bricks, OTHER, refusal, told } from './in-a-position.ts'

describe('income and events', () => {
  test('each player is paid for their best such building [C 11], clockwise [C 12]', () => {
    const { events, state } = told(
      `seat 1 bricks 0 plots a4=stable d3=stable | seat 2 bricks 0 plots c5=stable | on-turn 2 | phase reveal | pile manor`,
      'reveal',
      'manor',
    )
    expect(events).toEqual(['revealed manor', 'income 2 1', 'income 1 3'])
    expect(bricks(state)).toEqual([3, 1])
  })

  test('an empty pile pays no player and begins the last round [C 13]', () => {
    const { events, state } = told(
      `seat 1 bricks 0 plots a4=stable | ${OTHER} | phase reveal | pile`,
      'reveal',
    )
    expect(events).toEqual(['pile-empty', 'last-round pile'])
    expect(state).toMatchObject({ phase: 'act', ending: 'pile' })
    expect(refusal(`seat 1 bricks 9 plots a4 | ${OTHER} | pile fire`, 'buy pile')).toBe('pile-empty')
  })

  test('a bought pile card stays hidden [C 15]', () => {
    const { events, state } = told(
      `seat 1 bricks 5 plots a4=stable | ${OTHER} | pile mild-winter manor`,
      'buy pile',
      'mild-winter',
      'manor',
    )
    expect(events).toEqual(['paid 5', 'event mild-winter', 'bricks 1 +2', 'bricks 2 +2', 'drew 1 manor'])
    expect(state.seats[0]?.hand).toEqual([{ card: 'manor', seen: false }])
    expect(bricks(state)).toEqual([2, 2])
  })

  test('Events pay and take what they find; the fire hits a single leader [C 21]', () => {
    const text = `seat 1 bricks 0 plots a4=stable d3=chapel g1 | seat 2 bricks 1 plots h1 h2=commons b5 | phase reveal`
    const one = (event: string) => {
      const { events } = told(`${text} | pile ${event} manor`, 'reveal', event, 'manor')
      return events.slice(1, events.indexOf('revealed manor'))
    }
    expect(one('excellent-harvest')).toEqual([])
    expect(one('flood')).toEqual(['bricks 2 -1'])
    expect(one('golden-age')).toEqual(['bricks 1 +2', 'bricks 2 +1'])
    expect(one('pilgrims')).toEqual(['bricks 2 +4'])
    expect(one('settlers')).toEqual(['bricks 1 +2', 'bricks 2 +2'])
    expect(one('fire')).toEqual(['destroyed stable a4'])
  })

  test('Plague and Call to Arms ask, and spare two [C 21] [C 22]', () => {
    const few = told(
      `seat 1 bricks 0 plots a4 d3 | ${OTHER} | phase reveal | pile plague manor`,
      'reveal',
      'plague',
      'manor',
    )
    expect(few.events).toEqual(['event plague', 'revealed manor'])
    const sole = told(
      `seat 1 bricks 0 plots a4 d3 g5 | ${OTHER} | phase reveal | pile plague manor`,
      'reveal',
      'plague',
      'manor',
    )
    expect(sole.events).toContain('vacated g5 1')
    const called = told(
      `seat 1 bricks 0 plots a4=stable d3 g5 | ${OTHER} | phase reveal | pile call-to-arms manor`,
      'reveal, withdraw a4',
      'call-to-arms',
      'manor',
    )
    expect(called.events.slice(0, 3)).toEqual(['event call-to-arms', 'vacated a4 1', 'revealed manor'])
    expect(at(called.state, 'a4')).toEqual([null, 'stable'])
    expect(
      refusal(
        'seat 1 bricks 0 plots a4 d3 g5 | seat 2 bricks 0 plots c5 | phase reveal | pile manor | drawing reveal | question withdraw 1 a4 d3 g5 by call-to-arms',
        'withdraw c5',
      ),
    ).toBe('not-offered')
  })

  test('a renaissance gives an Influence card to each seat without one [C 21]', () => {
    const { state } = told(
      `seat 1 bricks 0 plots a4 influence loan | ${OTHER} | phase reveal | pile renaissance manor`,
      'reveal',
      'renaissance',
      'spy',
      'manor',
    )
    expect(state.seats.map(({ influence }) => influence)).toEqual([['loan'], ['spy']])
  })
})
