import { describe, expect, it } from 'vitest'
import { BUILDING_IDS, type Printed, SYMBOL_IDS } from '../../../../engine/fairy-tale/index.ts'
import { matrixOf } from '../../../../ui/art/canvas/matrix.ts'
import { type Shape, shapesOf } from '../../../../ui/art/canvas/shapes.ts'
import { wastelandMarkup } from '../../../../ui/art/paper/wasteland.ts'
import { EXPANSION_ART } from '../expansions/index.ts'
import { edgesOf } from '../forest/edges.ts'
import { tileMarkup } from '../tile/tile-markup.ts'

/** Every drawing that the ground consists of. */
function drawings(): string[] {
  const symbols = SYMBOL_IDS.flatMap((symbol) =>
    [false, true].map((spent): Printed => ({ symbol, sides: ['south', 'west'], number: 2, spent })),
  )
  const looks = [
    ...symbols.map((printed) => ({ symbols: [printed] })),
    ...[...BUILDING_IDS, 'oak' as const].flatMap((building) =>
      [false, true].map((sprung) => ({ building, sprung })),
    ),
  ]
  const tiles = ([0, 0.5, 1, 2] as const).flatMap((level) =>
    looks.map((look, i) =>
      tileMarkup({ roads: 15, seed: `t${i}`, level, x: i, y: 1, ...look }, EXPANSION_ART),
    ),
  )
  const { below, rim } = edgesOf(0b000_010_110)
  return [...tiles, wastelandMarkup(-3, 14), below, rim]
}

/** The attributes that the canvas supports, by element. */
const UNDERSTOOD: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  text: ['x', 'y', 'font-size', 'font-family', 'text-anchor'],
  g: [],
}
const BRUSH = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray']
const ANYWHERE = [...BRUSH, 'stroke-dashoffset', 'opacity', 'transform']

describe('drawings of the ground', () => {
  it('use only features that a canvas supports', () => {
    for (const svg of drawings())
      for (const [, tag = '', written = ''] of svg.matchAll(/<([a-z]+)([^>]*)>/g))
        for (const [, name = ''] of written.matchAll(/([a-z-]+)="/g))
          expect(tag === 'g' ? ['transform'] : [...ANYWHERE, ...(UNDERSTOOD[tag] ?? [])]).toContain(name)
  })

  it('use opacity in single colours only, since a canvas has no group opacity', () => {
    const faint = drawings()
      .flatMap(shapesOf)
      .filter(({ opacity }) => opacity < 1)
    expect(faint.length).toBeGreaterThan(20)
    for (const { fill, stroke } of faint) expect([fill, stroke]).toContain(null)
  })

  it('centre their text without an outline', () => {
    const letters = drawings()
      .flatMap(shapesOf)
      .filter(({ outline }) => typeof outline !== 'string')
    expect(letters.length).toBeGreaterThan(0)
    for (const { stroke } of letters) expect(stroke).toBeNull()
    for (const svg of drawings()) expect(svg).not.toMatch(/text-anchor="(?!middle)/)
  })
})

describe('the shapes of a drawing', () => {
  const only = (svg: string): Shape => {
    const [shape, ...more] = shapesOf(svg)
    expect(more).toEqual([])
    if (!shape) throw new Error('There is none.')
    return shape
  }

  it('are placed by the transforms of their groups', () => {
    const { place } = only(
      '<g transform="translate(10 20) scale(2)"><path d="M0 0" transform="rotate(90)"/></g>',
    )
    expect(place.map(Math.round)).toEqual([0, 2, -2, 0, 10, 20])
  })

  it('a group’s transform ends with it', () => {
    const [, after] = shapesOf('<g transform="scale(3)"><path d="M1 1"/></g><path d="M2 2"/>')
    expect(after?.place).toEqual([1, 0, 0, 1, 0, 0])
  })

  it('keep their paint', () => {
    const line = '<path d="M0 0h9" fill="none" stroke="var(--rut)" stroke-width=".9" stroke-dasharray="2 4"/>'
    expect(only(line)).toMatchObject({
      fill: null,
      stroke: 'var(--rut)',
      width: 0.9,
      dash: [2, 4],
      cap: 'butt',
    })
    expect(only('<circle cx="5" cy="6" r="2" fill="#fff"/>').outline).toBe(
      'M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
    )
    expect(only('<rect x="1" y="2" width="3" height="4"/>').outline).toBe('M1 2h3v4h-3v-4Z')
  })

  it('apply a rotation about a point', () => {
    const [a, b, c, d, e, f] = matrixOf('rotate(180 5 5)')
    expect([a * 5 + c * 5 + e, b * 5 + d * 5 + f].map(Math.round)).toEqual([5, 5])
  })

  it('are rejected if a canvas cannot draw them', () => {
    expect(() => shapesOf('<image href="a"/>')).toThrow('<image>')
    expect(() => matrixOf('skewX(3)')).toThrow('skewX')
  })
})
