import { describe, expect, it } from 'vitest'
import type { Direction } from '../../../../../engine/kernel/index.ts'
import { BADGE, MARK, OAK_MARK, RIBBON, reservedOn } from './reserved.ts'
import { type Slot, standeeFace } from './shapes.ts'
import { NOBODY, type TileContents, tileSlots } from './tile-slots.ts'

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count)
const BARS: readonly (readonly Direction[])[] = [[], ['north'], ['east', 'west']]

/** Every possible crowd: up to nine monsters and six heroes, with every combination of other things. */
const companies: TileContents[] = upTo(9).flatMap((monsters) =>
  upTo(6).flatMap((characters) =>
    [0, 1, 3].flatMap((signs) =>
      [false, true].flatMap((building) =>
        BARS.map((bars) => ({ ...NOBODY, monsters, characters, signs, building, bars, full: monsters > 2 })),
      ),
    ),
  ),
)
companies.push(
  ...companies
    .filter(({ signs, building }) => signs === 3 && !building)
    .flatMap((company) => [2, 3].map((feet) => ({ ...company, feet }))),
)

interface Point {
  x: number
  y: number
}

/** True if a point is on a piece as drawn. */
type Outline = (point: Point) => boolean

const counter =
  ({ x, y, size }: Slot): Outline =>
  (point) =>
    Math.hypot(point.x - x, point.y - y) < size / 2

const standee =
  ({ x, y, size }: Slot): Outline =>
  (point) => {
    const [aside, up] = [Math.abs(point.x - x) / size, (y - point.y) / size]
    return aside < 0.42 && up > 0 && up < (aside < 0.2 ? 1 : 0.9)
  }

const disc = ({ x, y, size }: Slot): Outline => counter({ x, y, size })

const ribbon: Outline = ({ x, y }) => Math.abs(x - RIBBON.x) < 22 && Math.abs(y - RIBBON.y) < 7

/** Returns the things drawn on a tile: pieces with their faces, and reserved areas. */
function drawnOn(company: TileContents) {
  const { monsters, characters } = tileSlots(company)
  const pieces = [
    ...monsters.map((slot) => ({ slot, outline: counter(slot), face: slot, wide: slot.size, front: slot.y })),
    ...characters.map((slot) => ({
      slot,
      outline: standee(slot),
      face: standeeFace(slot),
      wide: slot.size * 0.84,
      front: slot.y + 0.2,
    })),
  ]
  const rooms = [
    ...(company.oak ? [disc(OAK_MARK)] : [disc(MARK), disc(BADGE)]),
    ...(company.full ? [ribbon] : []),
  ]
  return { pieces, rooms }
}

/** Returns points of a square grid round a middle, up to a distance on each side. */
const pointsRound = ({ x, y }: Point, far: number): Point[] =>
  [-1, -0.5, 0, 0.5, 1].flatMap((right) =>
    [-1, -0.5, 0, 0.5, 1].map((down) => ({ x: x + right * far, y: y + down * far })),
  )

/** Returns the number of faces that are partly hidden by a piece in front or by a reserved area. */
function hiddenFaces(company: TileContents): number {
  const { pieces, rooms } = drawnOn(company)
  return pieces.filter(({ face, wide, front }) => {
    const before = pieces.filter((piece) => piece.front > front).map((piece) => piece.outline)
    const others = [...before, ...rooms]
    return pointsRound(face, wide * 0.15).some((point) => others.some((covers) => covers(point)))
  }).length
}

/** Returns the largest hidden part of a piece. */
function mostHidden(company: TileContents): number {
  const { pieces, rooms } = drawnOn(company)
  const parts = pieces.map(({ slot, face, wide, front, outline }) => {
    const before = pieces.filter((piece) => piece.front > front).map((piece) => piece.outline)
    const others = [...before, ...rooms]
    const middle = face === slot ? slot : { x: slot.x, y: slot.y - slot.size / 2 }
    const own = pointsRound(middle, wide / 2).filter(outline)
    return own.filter((point) => others.some((covers) => covers(point))).length / own.length
  })
  return Math.max(0, ...parts)
}

describe('on a tile', () => {
  it('every piece has its slot, on the tile', () => {
    for (const company of companies) {
      const { monsters, characters } = tileSlots(company)
      expect([monsters.length, characters.length]).toEqual([company.monsters, company.characters])
      for (const { x, y, size } of monsters) {
        expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(size / 2 - 0.01)
      }
      for (const { x, y, size } of characters) {
        expect(Math.min(x, 100 - x)).toBeGreaterThanOrEqual(size * 0.4)
        expect(y).toBeLessThanOrEqual(100)
        expect(y - size).toBeGreaterThanOrEqual(-0.01)
      }
    }
  })

  it('no face is hidden by another piece, a mark, a badge or the ribbon', () => {
    expect(companies.filter((company) => hiddenFaces(company) > 0).slice(0, 3)).toEqual([])
  })

  it('no mark or badge is below a piece', () => {
    const hides = (company: TileContents) => {
      const { pieces } = drawnOn(company)
      return [MARK, BADGE].some((room) =>
        pointsRound(room, 5).some((point) => pieces.some(({ outline }) => outline(point))),
      )
    }
    expect(companies.filter(hides).slice(0, 3)).toEqual([])
  })

  it('only the edge or the foot of a piece is hidden', () => {
    expect(companies.filter((company) => mostHidden(company) > 0.45).slice(0, 3)).toEqual([])
  })

  it('faces cover no sign, bar, building, arrow', () => {
    const lies = (company: TileContents) => {
      const { pieces } = drawnOn(company)
      return reservedOn(company).some(({ left, top, right, bottom, round }) =>
        pieces.some(
          ({ face: { x, y } }) =>
            Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) < round + 1,
        ),
      )
    }
    const packed = companies.filter(({ monsters, characters }) => monsters > 3 || characters > 0)
    expect(packed.filter(lies).slice(0, 3)).toEqual([])
  })

  it('pieces of a usual crowd are large', () => {
    const sizes = (company: Partial<TileContents>) => {
      const { monsters, characters } = tileSlots({ ...NOBODY, ...company })
      return { monster: monsters[0]?.size ?? 0, hero: characters[0]?.size ?? 0 }
    }
    expect(sizes({ monsters: 1 }).monster).toBeGreaterThanOrEqual(50)
    expect(sizes({ monsters: 2, signs: 1 }).monster).toBeGreaterThanOrEqual(44)
    expect(sizes({ monsters: 3, full: true }).monster).toBeGreaterThanOrEqual(41)
    expect(sizes({ monsters: 3, signs: 1, full: true }).monster).toBeGreaterThanOrEqual(38)
    expect(sizes({ characters: 1, signs: 1 }).hero).toBeGreaterThanOrEqual(54)
    expect(sizes({ characters: 1, monsters: 1, signs: 1 })).toMatchObject({ monster: expect.closeTo(34, -1) })
    expect(sizes({ characters: 1, monsters: 3, signs: 1, full: true }).monster).toBeGreaterThan(26)
    expect(sizes({ characters: 1, monsters: 5, signs: 1, full: true }).monster).toBeGreaterThan(21)
    expect(sizes({ characters: 6, monsters: 9, full: true }).monster).toBeGreaterThan(14)
  })

  it('up to three monsters alone have the traditional layout of the game', () => {
    const points = (monsters: number) => tileSlots({ ...NOBODY, monsters }).monsters.map(({ x, y }) => [x, y])
    expect([1, 2, 3].map(points)).toEqual([
      [[50, 50]],
      [
        [29, 47],
        [70, 49],
      ],
      [
        [28, 45],
        [72, 45],
        [50, 70],
      ],
    ])
  })

  it('equal crowds have equal layouts', () => {
    const company = { ...NOBODY, monsters: 4, characters: 2, signs: 1 }
    expect(tileSlots({ ...company })).toBe(tileSlots(company))
  })
})

describe('at the oak', () => {
  const crowds = upTo(6).map((characters): TileContents => ({ ...NOBODY, characters, oak: true }))

  it.each(crowds)('$characters heroes stay on its tile and cover no face: %o', (company) => {
    const { characters } = tileSlots(company)
    expect(hiddenFaces(company)).toBe(0)
    for (const { x, y, size } of characters) {
      expect(Math.abs(x - 50)).toBeGreaterThan(25)
      expect(Math.min(x, 100 - x)).toBeGreaterThanOrEqual(size * 0.4)
      expect(y - size).toBeGreaterThanOrEqual(0)
    }
  })
})
