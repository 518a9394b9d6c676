import { describe, expect, it } from 'vitest'
import { asPlot, groundOf, PLOTS, type Plot, parsePlot, RIVER } from '../../../../engine/citadel/index.ts'
import { besiegersBox, besiegersOn } from './besiegers.ts'
import { alongEdge, boxRound, EDGES, extentOf, middleOf, wedgeAt, wedgeOf } from './geometry.ts'
import { printOf } from './plots-markup.ts'
import { riverCourse, riverGates } from './river.ts'
import { nameSpotOf, plankSpotOf, standOn } from './town-spots.ts'

const plot = (name: string): Plot => parsePlot(name) ?? asPlot(Number.NaN)

/** True if two drawn plots share an edge of a ring or between rings. A shared corner does not count. */
function touch(one: Plot, other: Plot): boolean {
  const [a, b] = [extentOf(one), extentOf(other)]
  if (a.ring === b.ring) return a.to % 360 === b.from % 360 || b.to % 360 === a.from % 360
  return Math.abs(a.ring - b.ring) === 1 && Math.min(a.to, b.to) - Math.max(a.from, b.from) > 1
}

describe('the plots of the town', () => {
  it('touch exactly the law’s neighbours [C 2]', () => {
    for (const one of PLOTS) {
      const drawn = PLOTS.filter((other) => other !== one && touch(one, other))
      expect([one, drawn]).toEqual([one, groundOf(one).neighbours])
    }
  })

  it('are numbered clockwise from the north, in three rings [C 1]', () => {
    expect(extentOf(plot('a1'))).toEqual({ ring: 0, from: 0, to: 45 })
    expect(extentOf(plot('a3'))).toEqual({ ring: 1, from: 22.5, to: 45 })
    expect(extentOf(plot('h6'))).toEqual({ ring: 2, from: 345, to: 360 })
    const [x, y] = middleOf(plot('c5'))
    expect([x > 0, Math.abs(Math.atan2(y, x)) < 0.5]).toEqual([true, true])
  })

  it('keep clear of roads and river', () => {
    expect(alongEdge(plot('c3'), plot('d2'))).toBe('road')
    expect(alongEdge(plot('g3'), plot('h2'))).toBe('river')
    expect(alongEdge(plot('b2'), plot('b3'))).toBe('plot')
    expect(wedgeAt(plot('b4')).inner).toBe(EDGES[2] + 9)
    expect(wedgeAt(plot('a4')).inner).toBe(EDGES[2] + 2.5)
    expect(wedgeAt(plot('a1')).outer).toBe(EDGES[1] - 9)
  })

  it('can be enlarged, and have bounding boxes', () => {
    const grown = wedgeOf(plot('d5'), 3)
    expect(grown.outer - grown.inner).toBeCloseTo(wedgeAt(plot('d5')).outer - wedgeAt(plot('d5')).inner + 6)
    const one = boxRound([plot('d5')])
    const more = boxRound([plot('d5'), plot('d4')], 10)
    expect(more.width).toBeGreaterThan(one.width + 20)
  })

  it('have a dot for each brick, and a premium pennant [C 5]', () => {
    for (const one of PLOTS) {
      const { inner, outer, breadth } = wedgeAt(one)
      const { dots, pennant } = printOf(one)
      const [x, y] = middleOf(one)
      expect([one, dots.length, pennant !== null]).toEqual([
        one,
        groundOf(one).dots,
        groundOf(one).premium > 0,
      ])
      for (const dot of dots) {
        const radius = Math.hypot(...dot)
        expect(radius).toBeGreaterThan(inner)
        expect(radius).toBeLessThan(outer)
        expect(Math.hypot(dot[0] - x, dot[1] - y)).toBeLessThan((breadth + outer - inner) / 2)
      }
    }
  })
})

describe('the small name of a plot', () => {
  it('is on the plot, clear of dots', () => {
    for (const one of PLOTS) {
      const { inner, outer } = wedgeAt(one)
      const [x, y] = nameSpotOf(one)
      const radius = Math.hypot(x, y)
      expect([one, radius > inner + 8, radius < outer - 8]).toEqual([one, true, true])
      for (const [dotX, dotY] of printOf(one).dots) expect(Math.hypot(dotX - x, dotY - y)).toBeGreaterThan(5)
    }
  })
})

describe('the river', () => {
  it('enters between g and h, leaves between b and c [C 4]', () => {
    expect(riverGates()).toEqual({ enters: 315, leaves: 90 })
    expect(riverCourse().map(({ kind }) => kind)).toEqual(['line', 'arc', 'line', 'arc', 'line'])
  })

  it('is continuous and as long as its edges', () => {
    const course = riverCourse()
    for (const [index, { from }] of course.entries()) {
      const before = course[index - 1]
      if (!before) continue
      expect(before.to.radius).toBe(from.radius)
      expect((before.to.angle - from.angle) % 360).toBe(0)
    }
    const arcs = course.filter(({ kind }) => kind === 'arc')
    expect(arcs.map(({ from, to }) => (to.angle - from.angle + 360) % 360)).toEqual([90, 45])
    expect(RIVER).toHaveLength(12)
  })
})

describe('the label with a price', () => {
  it('keeps clear of up to four besiegers’ shields', () => {
    for (const one of PLOTS)
      for (const count of [1, 2, 3, 4]) {
        const { left, right, up, down } = besiegersBox(count)
        const [x, y] = besiegersOn(one, count)
        const [plankX, plankY] = plankSpotOf(one)
        const across = Math.min(x + right, plankX + 26) - Math.max(x - left, plankX - 26)
        const high = Math.min(y + down, plankY + 11) - Math.max(y - up, plankY - 11)
        expect([one, count, Math.min(across, high) < 0.5]).toEqual([one, count, true])
      }
  })

  it('is on its plot, and never covers the name of a free one', () => {
    for (const one of PLOTS) {
      const [x, y] = plankSpotOf(one)
      const [nameX, nameY] = standOn(one)
      expect([one, Math.abs(y - nameY) >= 19 || Math.abs(x - nameX) >= 38]).toEqual([one, true])
      const { inner, outer } = wedgeAt(one)
      expect([one, Math.hypot(x, y) > inner, Math.hypot(x, y) < outer]).toEqual([one, true, true])
    }
  })
})
