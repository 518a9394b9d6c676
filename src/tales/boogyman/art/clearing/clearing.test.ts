import { describe, expect, it } from 'vitest'
import { asTile, neighboursOf, parseTile, TILES, type Tile } from '../../../../engine/boogyman/index.ts'
import { shapesOf } from '../../../../ui/art/canvas/shapes.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import { chord, hexagonPath, middleOf, outside, TALL, TILE } from './geometry.ts'
import { PLATE_BOX, plateMarkup } from './plate.ts'
import { type Slot, slotsOf, type Thing } from './slots.ts'
import { detailFor, groundVariant, shadeMarkup, tileMarkup } from './tile-markup.ts'

const tile = (name: string): Tile => parseTile(name) ?? asTile(Number.NaN)
const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
/** The points written in a path of straight lines. */
const pointsIn = (path: string): Point[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])

describe('hexagons', () => {
  it('lie around d4, one tile apart', () => {
    expect(middleOf(tile('d4'))).toEqual([0, 0])
    for (const one of TILES)
      for (const other of neighboursOf(one))
        expect(apart(middleOf(one), middleOf(other))).toBeCloseTo(TILE, 6)
    expect(new Set(TILES.map((one) => middleOf(one).join())).size).toBe(37)
  })

  it('rows go down, east is on the right', () => {
    expect(middleOf(tile('a1'))[1]).toBeLessThan(middleOf(tile('b1'))[1])
    expect(middleOf(tile('d5'))[0]).toBe(TILE)
    expect(middleOf(tile('d1'))[0]).toBe(-3 * TILE)
    expect(middleOf(tile('g7'))[0]).toBe(-middleOf(tile('a1'))[0])
  })

  it('have six corners on their edge', () => {
    const corners = pointsIn(hexagonPath([0, 0]))
    expect(corners).toHaveLength(6)
    for (const corner of corners) expect(Math.abs(outside(corner))).toBeLessThan(0.1)
    expect(corners[0]?.[1]).toBeCloseTo(-TALL, 0)
    for (const corner of pointsIn(hexagonPath([0, 0], 10))) expect(outside(corner)).toBeCloseTo(-10, 0)
  })

  it('are crossed by lines that meet them, and by no others', () => {
    const line = chord([0, 0], [1, 0], 5)
    expect(line?.[0][0]).toBeCloseTo(-45, 6)
    expect(line?.[1][0]).toBeCloseTo(45, 6)
    expect(chord([0, 80], [1, 0], 5)).toBeNull()
  })
})

describe('grounds', () => {
  it('never touch their like', () => {
    for (const one of TILES)
      for (const other of neighboursOf(one)) expect(groundVariant(one)).not.toBe(groundVariant(other))
    expect(new Set(TILES.map(groundVariant))).toEqual(new Set([0, 1, 2]))
  })

  it('are as full of grass as fits', () => {
    expect([110, 70, 51, 44].map(detailFor)).toEqual(['fine', 'fine', 'bold', 'bold'])
    expect(shapesOf(tileMarkup(asTile(3), 'fine')).length).toBeGreaterThan(
      shapesOf(tileMarkup(asTile(3), 'bold')).length,
    )
    expect(new Set(TILES.map((one) => tileMarkup(one, 'fine'))).size).toBe(37)
  })

  it('are hatched within their rim', () => {
    for (const detail of ['fine', 'bold'] as const) {
      const [x, y] = middleOf(tile('c3'))
      const ends = pointsIn(shadeMarkup(tile('c3'), detail))
      expect(ends.length).toBeGreaterThan(14)
      for (const end of ends) expect(outside([end[0] - x, end[1] - y])).toBeLessThan(-5)
    }
  })
})

describe('the plate of forest', () => {
  it('fits its box', () => {
    const { x, y, width, height } = PLATE_BOX
    for (const detail of ['fine', 'bold'] as const)
      for (const { outline, place } of shapesOf(plateMarkup(detail)))
        for (const [px, py] of pointsIn(String(outline))) {
          expect(px + place[4]).toBeGreaterThan(x)
          expect(px + place[4]).toBeLessThan(x + width)
          expect(py + place[5]).toBeGreaterThan(y)
          expect(py + place[5]).toBeLessThan(y + height)
        }
  })

  it('has a third of the shapes of single trees, as disjoint trees share a path', () => {
    expect(shapesOf(plateMarkup('fine')).length).toBeLessThan(450)
    expect(shapesOf(plateMarkup('bold')).length).toBeLessThan(shapesOf(plateMarkup('fine')).length)
  })
})

const folk = (side: 'red' | 'green', acted = false): Thing => ({ kind: 'folk', side, acted })
const boogyman = (side: 'red' | 'green'): Thing => ({ kind: 'boogyman', side })
const TREE: Thing = { kind: 'tree' }

/** All possible contents of a tile: up to three things, with at most one Boogyman of each side. */
const CROWDS: readonly (readonly Thing[])[] = [0, 1, 2].flatMap((boogymen) =>
  [0, 1, 2, 3].flatMap((people) =>
    [0, 1, 2, 3]
      .filter((trees) => boogymen + people + trees >= 1 && boogymen + people + trees <= 3)
      .map((trees): Thing[] => [
        ...[boogyman('red'), boogyman('green')].slice(0, boogymen),
        ...[folk('red'), folk('green'), folk('red')].slice(0, people),
        ...Array.from({ length: trees }, () => TREE),
      ]),
  ),
)
const named = CROWDS.map((things) => [things.map(({ kind }) => kind).join(', '), things] as const)

/** The box of a piece on its tile, for a box within its 64-box. */
const boxOf = (
  { x, y, size }: Slot,
  [left, top, right, bottom]: readonly [number, number, number, number],
) => ({
  left: x + ((left - 32) * size) / 64,
  top: y + ((top - 32) * size) / 64,
  right: x + ((right - 32) * size) / 64,
  bottom: y + ((bottom - 32) * size) / 64,
})
type Box = ReturnType<typeof boxOf>
const FACES = { boogyman: [12, 27.5, 52, 46.5], folk: [23, 41, 41, 49], tree: [22, 30, 42, 44] } as const
/** The opaque core of each figure, which hides other pieces. */
const BODIES = { boogyman: [2, 8, 62, 62], folk: [10, 20, 54, 62], tree: [8, 14, 56, 44] } as const
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

describe('things on a tile', () => {
  it.each(named)('each have a place of their own: %s', (_, things) => {
    const slots = slotsOf(things)
    expect(slots).toHaveLength(things.length)
    expect(new Set(slots.map(({ x, y }) => `${x},${y}`)).size).toBe(things.length)
    expect(new Set(slots.map(({ thing }) => thing))).toEqual(new Set(things))
  })

  it.each(named)('are drawn from back to front, with their feet on the tile: %s', (_, things) => {
    const slots = slotsOf(things)
    expect(slots.map(({ y }) => y)).toEqual(slots.map(({ y }) => y).toSorted((a, b) => a - b))
    for (const { x, y, size } of slots) expect(outside([x, y + size / 2])).toBeLessThanOrEqual(0)
  })

  it.each(named)('leave every face visible: %s', (_, things) => {
    const slots = slotsOf(things)
    slots.forEach((behind, i) => {
      const face = boxOf(behind, FACES[behind.thing.kind])
      const area = (face.right - face.left) * (face.bottom - face.top)
      for (const front of slots.slice(i + 1))
        expect(overlap(face, boxOf(front, BODIES[front.thing.kind])) / area).toBeLessThan(0.12)
    })
  })

  it('are placed the same in any order', () => {
    expect(slotsOf([TREE, folk('red'), TREE])).toEqual(slotsOf([TREE, TREE, folk('red')]))
  })
})
