import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asPlot, asSeat, citadel, type Event, parsePlot } from '../../../engine/citadel/index.ts'
import { flightsOf } from './flights.tsx'

const [cross, lion] = [asSeat(0), asSeat(1)]
const plot = parsePlot('c3') ?? asPlot(Number.NaN)
const income = { building: 'turnpike', value: 3, premium: 2, extra: 0, plot } as const

/** Origin, target and count of each flight in an event, from the view of a seat. */
const ways = (event: Event, by = cross) =>
  flightsOf(citadel.heard?.(event, by) ?? event).map(({ from = [], to, count = 1 }) => [
    [from].flat()[0] ?? '',
    [to].flat()[0] ?? '',
    count,
  ])

const PURSE = { cross: '[data-seat="cross"] [data-bricks]', lion: '[data-seat="lion"] [data-bricks]' }

describe('bricks', () => {
  it.each<[string, Event, unknown[]]>([
    [
      'income comes from its plot',
      { type: 'income', seat: cross, count: 3, ...income },
      ['[data-plot="c3"]', PURSE.cross, 3],
    ],
    [
      'however much it is, five bricks fly',
      { type: 'income', seat: lion, count: 12, ...income },
      ['[data-plot="c3"]', PURSE.lion, 5],
    ],
    [
      'what is won comes from the bank',
      { type: 'bricks', seat: lion, count: 2, because: 'mild-winter' },
      ['[data-town]', PURSE.lion, 2],
    ],
    [
      'what is lost goes there',
      { type: 'bricks', seat: lion, count: -2, because: 'mild-winter' },
      [PURSE.lion, '[data-town]', 2],
    ],
    ['taxes go there', { type: 'tax', seat: cross, count: 1 }, [PURSE.cross, '[data-town]', 1]],
  ])('%s', (_, event, way) => {
    expect(ways(event)).toEqual([way])
  })

  it('fly from the purse while the building flies from the hand to its plot', () => {
    expect(ways({ type: 'built', seat: lion, card: 'inn', plot, count: 2 })).toEqual([
      ['[data-hand="lion"]', '[data-plot="c3"]', 1],
      [PURSE.lion, '[data-plot="c3"]', 2],
    ])
  })
})

describe('a drawn card', () => {
  const drew: Event = { type: 'drew', seat: lion, card: 'manor', knownTo: [lion] }
  const pictureFor = (by: typeof lion) => {
    const [flight] = flightsOf(citadel.heard?.(drew, by) ?? drew)
    return render(flight?.picture).container.innerHTML
  }

  it('flies from pile to its owner’s hand', () => {
    expect(ways(drew)).toEqual([['[data-pile]', '[data-hand="lion"]', 1]])
  })

  it('flies face down for all others: the page does not reveal it', () => {
    const back = pictureFor(cross)
    expect(back).not.toBe(pictureFor(lion))
    const other = { ...drew, card: 'inn' } as const
    const [flight] = flightsOf(citadel.heard?.(other, cross) ?? other)
    expect(render(flight?.picture).container.innerHTML).toBe(back)
  })
})
