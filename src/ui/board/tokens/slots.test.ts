import { describe, expect, it } from 'vitest'
import { type Company, characterSlots, monsterSlots } from './slots.ts'

const alone = (changes: Partial<Company>): Company => ({
  monsters: 0,
  characters: 0,
  building: false,
  oak: false,
  ...changes,
})

const companies = Array.from({ length: 13 }, (_, monsters) =>
  [0, 1, 3].flatMap((characters) =>
    [false, true].map((building) => alone({ monsters, characters, building })),
  ),
).flat()

describe('the monsters of a tile', () => {
  it('stand as the look of the game has them, up to three', () => {
    const points = (monsters: number) => monsterSlots(alone({ monsters })).map(({ x, y }) => [x, y])
    expect(points(1)).toEqual([[50, 50]])
    expect(points(2)).toEqual([
      [34, 48],
      [66, 53],
    ])
    expect(points(3)).toEqual([
      [30, 46],
      [70, 46],
      [50, 70],
    ])
  })

  it.each(companies)('each have a spot of their own on the tile: %o', (company) => {
    const slots = monsterSlots(company)
    expect(slots).toHaveLength(company.monsters)
    expect(new Set(slots.map(({ x, y }) => `${x},${y}`)).size).toBe(company.monsters)
    for (const { x, y, size } of slots) {
      expect(x - size / 2).toBeGreaterThanOrEqual(0)
      expect(x + size / 2).toBeLessThanOrEqual(102)
      expect(y - size / 2).toBeGreaterThanOrEqual(0)
      expect(y + size / 2).toBeLessThanOrEqual(102)
    }
  })

  it.each([1, 2, 3, 4, 5])('%i of them leave the sign in the corner to be seen', (monsters) => {
    for (const characters of [0, 1]) {
      for (const { x, y, size } of monsterSlots(alone({ monsters, characters }))) {
        expect(Math.hypot(x - 17.5, y - 18)).toBeGreaterThan(size / 2 + 8)
      }
    }
  })

  it.each([1, 2, 3, 4, 5])('leave the middle to a building: %i', (monsters) => {
    for (const { x, y } of monsterSlots(alone({ monsters, building: true }))) {
      expect(Math.hypot(x - 50, y - 50)).toBeGreaterThan(25)
    }
  })
})

describe('the characters of a tile', () => {
  it('stand with their feet on the road; several of them fan out', () => {
    expect(characterSlots(alone({ characters: 1 }))).toEqual([{ x: 50, y: 86, size: 62 }])
    const xs = characterSlots(alone({ characters: 4 })).map(({ x }) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    expect(new Set(xs).size).toBe(4)
  })

  it('do not stand in front of the face of the oak', () => {
    for (let characters = 1; characters <= 6; characters++) {
      for (const { x } of characterSlots(alone({ characters, oak: true }))) {
        expect(Math.abs(x - 50)).toBeGreaterThan(25)
      }
    }
  })
})
