import { describe, expect, it } from 'vitest'
import { bordersOf, hedges } from '../forest/hedges.ts'
import { forestOutline } from '../forest/outline.ts'
import { roadOutline } from '../roads/road-markup.ts'
import { type Roads, roadSides } from '../roads/roads.ts'
import { detailFor } from './detail.ts'
import { type TileLook, tileMarkup } from './tile-markup.ts'

const MASKS: Roads[] = Array.from({ length: 15 }, (_, i) => i + 1)
const look = (roads: Roads, more: Partial<TileLook> = {}): TileLook => ({
  roads,
  seed: 't',
  level: 0,
  ...more,
})

/** A tile of a game without expansions. */
const drawn = (tile: TileLook): string => tileMarkup(tile, null)

/** Every point of a path, in order. */
function points(d: string): [number, number][] {
  const numbers = (d.replace(/a[^MLQZ]*/g, '').match(/-?\d*\.?\d+/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0])
}

describe('a tile', () => {
  it.each(MASKS)('with roads %i draws at every detail', (roads) => {
    for (const level of [0, 0.5, 1, 2] as const) {
      const svg = drawn(look(roads, { level }))
      expect(svg).toContain('var(--road)')
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('draws each set of roads differently', () => {
    expect(new Set(MASKS.map((roads) => drawn(look(roads)))).size).toBe(15)
  })

  it('has the same picture for the same look, even when redrawn', () => {
    const first = drawn(look(7, { seed: 'again' }))
    for (let i = 0; i < 1300; i++) drawn(look(1, { seed: `crowd${i}`, level: 2 }))
    expect(drawn(look(7, { seed: 'again' }))).toBe(first)
  })

  it('differs by its seed and shows its building', () => {
    expect(drawn(look(5, { seed: 'a' }))).not.toBe(drawn(look(5, { seed: 'b' })))
    expect(drawn(look(4, { building: 'diamond' }))).toContain('var(--tint-diamond)')
    expect(drawn(look(15, { building: 'oak' }))).toContain('var(--tint-oak)')
  })

  it('leaves borders to the neighbours that draw them', () => {
    const whole = drawn(look(5, { x: 0, y: 0 }))
    const inner = drawn(look(5, { x: 0, y: 0, without: 2 | 4 }))
    expect(inner.length).toBeLessThan(whole.length * 0.8)
  })

  it('needs few shapes, since boards hold 150', () => {
    for (const roads of MASKS) {
      const shapes = drawn(look(roads, { x: 1, y: 1, without: 2 | 4 })).match(/<(path|rect|circle|ellipse)/g)
      expect(shapes?.length ?? 0).toBeLessThan(60)
    }
  })
})

describe('a road', () => {
  it.each(MASKS)('of %i reaches exactly its borders’ middles', (roads) => {
    const d = roadOutline(roads, 'any', 0)
    const on = points(d).filter(([x, y]) => x === 0 || y === 0 || x === 100 || y === 100)
    const ends = roadSides(roads).flatMap((side) => {
      if (side === 1) return ['37.5,0', '62.5,0']
      if (side === 2) return ['100,37.5', '100,62.5']
      return side === 4 ? ['37.5,100', '62.5,100'] : ['0,37.5', '0,62.5']
    })
    expect(new Set(on.map(String))).toEqual(new Set(ends))
  })
})

describe('a hedge', () => {
  it('is identical for both neighbours, for any tiles', () => {
    const here = bordersOf('this tile', 2, 2)
    expect(bordersOf('its east', 3, 2).west).toBe(here.east)
    expect(bordersOf('its south', 2, 3).north).toBe(here.south)
    const fromWest = hedges(here, 15, 0, 1 | 4 | 8)
    const fromEast = hedges(bordersOf('its east', 3, 2), 15, 0, 1 | 2 | 4)
    expect(fromWest.length).toBeGreaterThan(3)
    expect(fromWest.map((tree) => ({ ...tree, x: Math.round((tree.x - 100) * 1e6) / 1e6 }))).toEqual(
      fromEast.map((tree) => ({ ...tree, x: Math.round(tree.x * 1e6) / 1e6 })),
    )
  })

  it('belongs to the selected tile itself', () => {
    expect(bordersOf('a').north).not.toBe(bordersOf('b').north)
  })
})

describe('the outline of a forest', () => {
  it('runs around the tiles and not between them', () => {
    const { rim } = forestOutline([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ])
    expect(rim.match(/M/g)).toHaveLength(6)
    expect(rim).not.toContain('M50 -50v')
  })
})

describe('level of detail', () => {
  it('follows the size on the screen', () => {
    expect([118, 90, 89, 64, 63, 32, 31].map(detailFor)).toEqual([0, 0, 0.5, 0.5, 1, 1, 2])
  })
})
