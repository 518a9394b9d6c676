import { describe, expect, test } from 'vitest'
import { BOXES, type Boxes, everyBox } from './boxes.ts'
import type { Cost } from './buildings.ts'
import { buildingRules } from './buildings.ts'
import { DEFAULT_DIFFICULTY, defaultBoxes } from './config.ts'
import { diamondTiles } from './decks.ts'
import { DIFFICULTIES, type Difficulty } from './difficulties.ts'
import { BUILDING_IDS, SYMBOL_IDS, type SymbolId } from './ids.ts'
import { DIAMONDS } from './setup.ts'
import { symbolRules } from './symbols.ts'
import { deckSize, deckTiles } from './testing.ts'
import { type Face, type Printed, pathFace, roadSides } from './tiles.ts'

const ALL = everyBox(true)
const DARK = DIFFICULTIES.filter((difficulty) => difficulty !== DEFAULT_DIFFICULTY)

/** Every choice of boxes that a table can make. */
const CHOICES: Boxes[] = BOXES.reduce<Boxes[]>(
  (choices, box) => choices.flatMap((boxes) => [boxes, { ...boxes, [box]: true }]),
  [everyBox(false)],
)

const every = DIFFICULTIES.flatMap((difficulty) =>
  CHOICES.map((boxes) => ({
    difficulty,
    boxes,
    named: BOXES.filter((box) => boxes[box]).join(' ') || 'none',
    tiles: deckTiles(difficulty, boxes),
  })),
)

const paths = (difficulty: Difficulty, boxes = ALL): Face[] =>
  deckTiles(difficulty, boxes).filter(({ building }) => !building)

const printed = (tiles: readonly Face[]): Printed[] => tiles.flatMap(({ symbols }) => symbols)

const count = (tiles: readonly Face[], symbol: SymbolId): number =>
  printed(tiles).filter((one) => one.symbol === symbol).length

const costsOf = ({ building }: Face): readonly Cost[] => buildingRules(building)?.costs ?? []

describe.each(every)('$difficulty with the boxes: $named', ({ difficulty, boxes, tiles }) => {
  test('nothing is in it that belongs to another box', () => {
    for (const { symbol } of printed(tiles)) expect(boxes[symbolRules(symbol).box]).toBe(true)
    expect(tiles.some(({ building }) => building !== null)).toBe(boxes.special)
  })

  test('its path tiles have the same roads, whatever is printed on them', () => {
    const roads = (all: readonly Face[]) => all.map((face) => face.roads)
    expect(roads(tiles.filter(({ building }) => !building))).toEqual(roads(paths(difficulty)))
  })

  test('its tiles are numbered after the diamonds, in their order, none twice', () => {
    const ids = [...diamondTiles(), ...tiles].map(({ id }) => id)
    expect(ids.slice(0, DIAMONDS)).toEqual([1, 2, 3])
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    expect(deckSize(difficulty, boxes)).toBe(ids.length)
  })

  test('what has a cost can be paid with what costs nothing itself, so never with icons of its own', () => {
    if (!boxes.resources) return
    const free = tiles.filter((face) => costsOf(face).length === 0)
    for (const cost of [...diamondTiles(), ...tiles].flatMap(costsOf)) {
      for (const [symbol, need] of Object.entries(cost)) {
        expect({ symbol, there: count(free, symbol as SymbolId) >= need }).toEqual({ symbol, there: true })
      }
    }
  })
})

describe('the number of tiles is the difficulty', () => {
  test.each([
    ['bedtime-story', 23, 2],
    ['fairy-tale', 21, 6],
    ['grim-tale', 28, 7],
    ['endless-night', 45, 8],
  ] as const)('%s has %i path tiles and %i special ones', (difficulty, plain, special) => {
    expect(deckSize(difficulty, { ...ALL, special: false })).toBe(plain + DIAMONDS)
    expect(deckSize(difficulty, ALL)).toBe(plain + special + DIAMONDS)
  })

  test('the basic game has roads and diamonds only', () => {
    const basic = deckTiles('grim-tale', everyBox(false))
    expect(basic).toEqual(basic.map(({ id, roads }) => pathFace(id, roads)))
  })

  test.each(DIFFICULTIES)('about half of the path tiles bear nothing: %s', (difficulty) => {
    const all = paths(difficulty)
    const plain = all.filter(({ symbols }) => symbols.length === 0)
    expect(plain.length / all.length).toBeGreaterThanOrEqual(0.4)
    expect(plain.length / all.length).toBeLessThan(0.6)
  })
})

describe('sections 7 and 8: what a deck holds', () => {
  test.each(DIFFICULTIES)('wood is common, gold moderate, magic rare; dens are rich: %s', (difficulty) => {
    const tiles = deckTiles(difficulty, ALL)
    const dens = tiles.filter(({ building }) => buildingRules(building)?.isDen)
    expect(count(tiles, 'wood')).toBeGreaterThan(count(tiles, 'gold'))
    expect(count(tiles, 'gold')).toBeGreaterThan(count(tiles, 'magic'))
    expect(dens.length).toBeGreaterThan(0)
    for (const { symbols } of dens) expect(symbols.length).toBeGreaterThanOrEqual(3)
  })

  test.each(DIFFICULTIES)('[R 36] at most two chests: %s', (difficulty) => {
    const chests = deckTiles(difficulty, ALL).filter(({ building }) => building === 'treasure-chest')
    expect(chests.length).toBeLessThanOrEqual(2)
  })

  test.each(DIFFICULTIES)('[R 22] a wall never stands in a deck alone: %s', (difficulty) => {
    const walls = count(deckTiles(difficulty, ALL), 'wall')
    expect(walls === 0 || walls >= 3).toBe(true)
  })

  test.each(DIFFICULTIES)('nothing that needs a choice of ways is on a dead end: %s', (difficulty) => {
    const deadEnds = deckTiles(difficulty, ALL).filter(({ roads }) => roadSides(roads).length === 1)
    const there = new Set(printed(deadEnds).map(({ symbol }) => symbol))
    for (const symbol of ['haste', 'fixed-order', 'gate', 'wall'] as const) {
      expect(there.has(symbol)).toBe(false)
    }
  })

  test.each(DARK)('capacities go both ways: %s', (difficulty) => {
    const numbers = printed(deckTiles(difficulty, ALL)).flatMap(({ number }) => (number > 0 ? number : []))
    expect(Math.min(...numbers)).toBeLessThan(3)
    expect(Math.max(...numbers)).toBeGreaterThan(3)
  })

  test('some deck has every symbol, every number, every special tile', () => {
    const tiles = [...DIFFICULTIES.flatMap((difficulty) => deckTiles(difficulty, ALL)), ...diamondTiles()]
    const symbols = new Set(printed(tiles).map(({ symbol }) => symbol))
    const numbers = new Set(printed(tiles).map(({ number }) => number))
    expect(
      SYMBOL_IDS.filter((id) => !symbols.has(id)),
      'Print these symbols on tiles of a deck (deck-prints.ts), in a row of the next rules version.',
    ).toEqual([])
    expect([...numbers].sort()).toEqual([0, 1, 2, 4, 5])
    expect(BUILDING_IDS.filter((id) => !tiles.some(({ building }) => building === id))).toEqual([])
  })

  test('nothing comes from the box used up or sprung', () => {
    for (const { tiles } of every) {
      expect(tiles.some(({ sprung }) => sprung) || printed(tiles).some(({ spent }) => spent)).toBe(false)
    }
  })
})

test('every game gets tiles of its own', () => {
  const [one, other] = [deckTiles('fairy-tale', ALL), deckTiles('fairy-tale', ALL)]
  for (const tile of one) {
    tile.sprung = true
    tile.symbols = tile.symbols.map((symbol) => ({ ...symbol, spent: true }))
  }
  expect(other.some(({ sprung }) => sprung) || printed(other).some(({ spent }) => spent)).toBe(false)
})

test('the first tale is told with the gentle boxes, the others with all', () => {
  expect(defaultBoxes(DEFAULT_DIFFICULTY)).toEqual({
    resources: true,
    simple: true,
    knotty: false,
    special: false,
  })
  for (const difficulty of DARK) expect(defaultBoxes(difficulty)).toEqual(ALL)
})
