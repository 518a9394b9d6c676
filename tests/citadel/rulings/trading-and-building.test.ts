import { describe, expect, test } from 'vitest'
import { countOf, pointsOf } from '../../../src/engine/citadel/index.ts'
import { at, OTHER, refusal, told } from './in-a-position.ts'

describe('trading and building', () => {
  test('a sold card is not bought back, a bought kind not sold [C 14]', () => {
    const text = `seat 1 bricks 9 plots a4 hand stable stable inn | ${OTHER} | pawnshop stable`
    const { state, refused } = told(
      text,
      'buy stable pawnshop, sell stable pawnshop, sell stable pawnshop, sell stable pawnshop',
    )
    expect(refused).toEqual({ code: 'bought-this-turn' })
    expect(countOf(state.pawnshop, 'stable')).toBe(2)
    expect(told(text, 'sell inn pawnshop, buy inn pawnshop').refused).toEqual({ code: 'sold-this-turn' })
    // Building takes the bought one before its like.
    expect(told(text, 'buy stable pawnshop, build stable a4, sell stable pawnshop').refused).toBeNull()
  })

  test('the Free Market is strategic, and needs a Trade building [C 14]', () => {
    const seats = `seat 1 bricks 9 plots a4 hand inn | ${OTHER} | market manor`
    expect(refusal(seats, 'buy manor market')).toBe('not-in-this-version')
    expect(refusal(`version strategic | ${seats}`, 'buy manor market')).toBe('no-trade-building')
    expect(
      refusal(`version strategic | ${seats.replace('a4 hand', 'a4=turnpike hand')}`, 'buy manor market'),
    ).toBeNull()
    expect(refusal(seats, 'buy manor pawnshop')).toBe('not-for-sale')
  })

  test('a claim borders on an own plot, if any [C 16]', () => {
    const text = `seat 1 bricks 4 plots a4 | ${OTHER} | neutral a5=stable`
    expect(refusal(text, 'claim b5')).toBe('not-bordering')
    expect(refusal(text, 'claim a2')).toBeNull()
    expect(refusal(text, 'claim c5')).toBe('plot-taken')
    expect(refusal(text, 'claim x')).toBe('no-such-plot')
    expect(refusal(text.replace(' plots a4', ''), 'claim b5')).toBeNull()
    expect(refusal(text.replace('bricks 4', 'bricks 2'), 'claim a2')).toBe('too-few-bricks')
    expect(told(text, 'claim a5, claim a6, claim a3').refused).toEqual({ code: 'claims-spent' })
    expect(at(told(text, 'claim a5').state, 'a5')).toEqual([0, 'stable'])
  })

  test('buildings go on plots that fit their category [C 3] [C 4]', () => {
    const text = (card: string, plot: string) => `seat 1 bricks 9 plots ${plot} hand ${card} | ${OTHER}`
    expect(refusal(text('flour-mill', 'g1'), 'build flour-mill g1')).toBe('inner-circle')
    expect(refusal(text('chapel', 'b2'), 'build chapel b2')).toBe('by-the-river')
    expect(refusal(text('inn', 'b4'), 'build inn b4')).toBe('off-the-road')
    expect(refusal(text('inn', 'a4'), 'build inn a4')).toBeNull()
    expect(refusal(text('stable', 'g1'), 'build inn g1')).toBe('not-in-hand')
    expect(refusal(text('stable', 'g1'), 'build stable g2')).toBe('not-your-plot')
    expect(refusal(text('stable', 'g1=stable'), 'build stable g1')).toBe('plot-built')
    expect(refusal(text('stable', 'g1'), 'build stable q')).toBe('no-such-plot')
    expect(refusal(`${text('stable', 'g1')} | spent builds 2`, 'build stable g1')).toBe('builds-spent')
  })

  test('razing costs five, takes an own building and counts toward no limit [C 17]', () => {
    const text = `seat 1 bricks 5 plots a4=stable g1 | ${OTHER} | spent builds 2; claims 2`
    expect(refusal(text, 'raze g1')).toBe('no-building')
    expect(refusal(text, 'raze c5')).toBe('not-your-plot')
    expect(refusal(text, 'raze 7')).toBe('no-such-plot')
    expect(refusal(text.replace('bricks 5', 'bricks 4'), 'raze a4')).toBe('too-few-bricks')
    const { state, events } = told(text, 'raze a4')
    expect(events).toEqual(['destroyed stable a4'])
    expect(pointsOf(state, 0)).toBe(0)
  })

  test('the score follows every building at once, up and down [C 18]', () => {
    const { state } = told(`seat 1 bricks 9 plots a4 g1=chapel hand inn | ${OTHER}`, 'build inn a4')
    expect(pointsOf(state, 0)).toBe(4)
    expect(pointsOf(told(`seat 1 bricks 9 plots a4=inn g1=chapel | ${OTHER}`, 'raze g1').state, 0)).toBe(2)
  })
})
