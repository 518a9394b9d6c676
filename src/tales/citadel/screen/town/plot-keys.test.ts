import { describe, expect, it } from 'vitest'
import { asPlot, PLOTS, parsePlot, plotName } from '../../../../engine/citadel/index.ts'
import { nextOf, plotByKey, ROWS } from './plot-keys.ts'

/** Presses keys one after another, starting at a plot. */
function way(from: string, ...keys: readonly string[]): string {
  let plot = parsePlot(from) ?? asPlot(Number.NaN)
  for (const key of keys) plot = plotByKey(plot, key) ?? asPlot(Number.NaN)
  return plotName(plot)
}

describe('keys on the town', () => {
  it('move along a ring, which wraps around', () => {
    expect(way('a1', 'ArrowRight')).toBe('b1')
    expect(way('a1', 'ArrowLeft')).toBe('h1')
    expect(way('h6', 'ArrowRight')).toBe('a4')
    expect(way('c3', 'ArrowRight')).toBe('d2')
    for (const row of ROWS) {
      const round = Array.from({ length: row.length }, () => 'ArrowRight')
      for (const plot of row) expect(way(plotName(plot), ...round)).toBe(plotName(plot))
    }
  })

  it('move in and out, stay at the last', () => {
    expect(way('b5', 'ArrowDown')).toBe('b2')
    expect(way('b6', 'ArrowDown')).toBe('b3')
    expect(way('b3', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toBe('b4')
    expect(way('b1', 'ArrowDown')).toBe('b1')
    expect(way('b4', 'ArrowUp')).toBe('b4')
    for (const plot of PLOTS) expect(way(plotName(plot), 'ArrowDown', 'ArrowDown')[1]).toBe('1')
  })

  it('move to sector a of a ring, and do nothing for other keys', () => {
    expect(way('f5', 'Home')).toBe('a4')
    expect(way('f1', 'Home')).toBe('a1')
    expect(plotByKey(asPlot(3), 'Tab')).toBeNull()
  })

  it('cycle through plots of a kind', () => {
    const follower = (plot: number, all = [2, 9, 30]) => nextOf(all.map(asPlot), asPlot(plot))
    expect(follower(9)).toBe(30)
    expect(follower(30)).toBe(2)
    expect(follower(10)).toBe(30)
    expect(follower(4, [])).toBeNull()
  })
})
