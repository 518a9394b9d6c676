import { describe, expect, test } from 'vitest'
import { ALL_BOXES, BOXES, type Boxes, everyBox } from './boxes.ts'
import type { Cost } from './buildings.ts'
import { buildingRules } from './buildings.ts'
import { boxesIn, DEFAULT_DIFFICULTY, defaultBoxes, standardRules } from './config.ts'
import { diamondTiles } from './decks.ts'
import { DIFFICULTIES, type Difficulty, FIRST_GAME, FULL_DIFFICULTIES } from './difficulties.ts'
import { BUILDING_IDS, SYMBOL_IDS, type SymbolId } from './ids.ts'
import { pricesOf } from './rules/costs.ts'
import { DIAMONDS } from './setup.ts'
import { symbolRules } from './symbols.ts'
import { deckSize, deckTiles, fairyTale } from './testing.ts'
import { type Face, type Printed, pathFace, roadSides } from './tiles.ts'

const ALL = everyBox(true)
const DARK = FULL_DIFFICULTIES.filter((difficulty) => difficulty !== DEFAULT_DIFFICULTY)

/** Every combination of boxes. */
const CHOICES: Boxes[] = BOXES.reduce<Boxes[]>(
  (choices, box) => choices.flatMap((boxes) => [boxes, { ...boxes, [box]: true }]),
  [everyBox(false)],
)

const every = FULL_DIFFICULTIES.flatMap((difficulty) =>
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
  test('has no symbols or buildings of excluded boxes', () => {
    for (const { symbol } of printed(tiles)) expect(boxes[symbolRules(symbol).box]).toBe(true)
    expect(tiles.some(({ building }) => building !== null)).toBe(boxes.special)
  })

  test('path tiles keep roads with any symbols', () => {
    const roads = (all: readonly Face[]) => all.map((face) => face.roads)
    expect(roads(tiles.filter(({ building }) => !building))).toEqual(roads(paths(difficulty)))
  })

  test('tile ids are unique, ordered, and follow those of the diamonds', () => {
    const ids = [...diamondTiles(), ...tiles].map(({ id }) => id)
    expect(ids.slice(0, DIAMONDS)).toEqual([1, 2, 3])
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    expect(deckSize(difficulty, boxes)).toBe(ids.length)
  })

  test('every cost can be paid with icons of tiles that cost nothing', () => {
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

  test('the basic game has only roads and diamonds', () => {
    const basic = deckTiles('grim-tale', everyBox(false))
    expect(basic).toEqual(basic.map(({ id, roads }) => pathFace(id, roads)))
  })

  test.each(FULL_DIFFICULTIES)('about half the path tiles lack symbols: %s', (difficulty) => {
    const all = paths(difficulty)
    const plain = all.filter(({ symbols }) => symbols.length === 0)
    expect(plain.length / all.length).toBeGreaterThanOrEqual(0.4)
    expect(plain.length / all.length).toBeLessThan(0.6)
  })
})

describe('sections 7 and 8: contents of a deck', () => {
  test.each(FULL_DIFFICULTIES)(
    'wood is common, gold moderate, magic rare; dens are rich: %s',
    (difficulty) => {
      const tiles = deckTiles(difficulty, ALL)
      const dens = tiles.filter(({ building }) => buildingRules(building)?.isDen)
      expect(count(tiles, 'wood')).toBeGreaterThan(count(tiles, 'gold'))
      expect(count(tiles, 'gold')).toBeGreaterThan(count(tiles, 'magic'))
      expect(dens.length).toBeGreaterThan(0)
      for (const { symbols } of dens) expect(symbols.length).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(FULL_DIFFICULTIES)('[R 36] at most two chests: %s', (difficulty) => {
    const chests = deckTiles(difficulty, ALL).filter(({ building }) => building === 'treasure-chest')
    expect(chests.length).toBeLessThanOrEqual(2)
  })

  test.each(FULL_DIFFICULTIES)('[R 22] a deck with walls has at least three: %s', (difficulty) => {
    const walls = count(deckTiles(difficulty, ALL), 'wall')
    expect(walls === 0 || walls >= 3).toBe(true)
  })

  test.each(FULL_DIFFICULTIES)('dead ends have no symbol that needs a choice of roads: %s', (difficulty) => {
    const deadEnds = deckTiles(difficulty, ALL).filter(({ roads }) => roadSides(roads).length === 1)
    const there = new Set(printed(deadEnds).map(({ symbol }) => symbol))
    for (const symbol of ['haste', 'fixed-order', 'gate', 'wall'] as const) {
      expect(there.has(symbol)).toBe(false)
    }
  })

  test.each(DARK)('capacities lie on both sides of three: %s', (difficulty) => {
    const numbers = printed(deckTiles(difficulty, ALL)).flatMap(({ number }) => (number > 0 ? number : []))
    expect(Math.min(...numbers)).toBeLessThan(3)
    expect(Math.max(...numbers)).toBeGreaterThan(3)
  })

  test('some deck has each symbol, number, special tile', () => {
    const tiles = [
      ...FULL_DIFFICULTIES.flatMap((difficulty) => deckTiles(difficulty, ALL)),
      ...diamondTiles(),
    ]
    const symbols = new Set(printed(tiles).map(({ symbol }) => symbol))
    const numbers = new Set(printed(tiles).map(({ number }) => number))
    expect(
      SYMBOL_IDS.filter((id) => !symbols.has(id)),
      'Print these symbols on tiles of a deck (deck-prints.ts), in a row of the next rules version.',
    ).toEqual([])
    expect([...numbers].sort()).toEqual([0, 1, 2, 4, 5])
    expect(BUILDING_IDS.filter((id) => !tiles.some(({ building }) => building === id))).toEqual([])
  })

  test('no tile starts used up or sprung', () => {
    for (const { tiles } of every) {
      expect(tiles.some(({ sprung }) => sprung) || printed(tiles).some(({ spent }) => spent)).toBe(false)
    }
  })
})

describe('a first game has only roads', () => {
  const everything: Boxes = { ...ALL, ...Object.fromEntries(ALL_BOXES.map((box) => [box, true])) }

  test.each([
    ['no box', everyBox(false)],
    ['the boxes of the rule book', ALL],
  ])('with %s it has fourteen plain path tiles and the diamonds', (_, boxes) => {
    const tiles = deckTiles(FIRST_GAME, boxes)
    expect(tiles).toEqual(tiles.map(({ id, roads }) => pathFace(id, roads)))
    expect(tiles.map(({ id }) => id)).toEqual(tiles.map((_, index) => DIAMONDS + 1 + index))
    expect(tiles).toHaveLength(14)
    expect(deckSize(FIRST_GAME, boxes)).toBe(14 + DIAMONDS)
  })

  test('half of its tiles are crosses, and none is a dead end', () => {
    const counts = [0, 0, 0, 0, 0]
    for (const { roads } of deckTiles(FIRST_GAME, everyBox(false))) {
      const { length } = roadSides(roads)
      counts[length] = (counts[length] ?? 0) + 1
    }
    expect(counts).toEqual([0, 0, 3, 4, 7])
  })

  test('a first game has no boxes and free diamonds, with any choice', () => {
    const seats = [{ character: 'huntsman', player: '' }] as const
    const rules = standardRules()
    const state = fairyTale.begin({ seats: [...seats], difficulty: FIRST_GAME, rules, boxes: everything }, 1)
    expect(state.boxes).toEqual(everyBox(false))
    expect(state.extras).toBeUndefined()
    const faces = [...state.pile.pool, ...(state.opening?.tiles ?? [])]
    expect(faces.every(({ building, symbols }) => !building && symbols.length === 0)).toBe(true)
    expect(diamondTiles().flatMap((face) => pricesOf(state, face))).toEqual([])
    expect(boxesIn('grim-tale', everything)).toBe(everything)
  })
})

test('keeps the positions of difficulties, which recorded games and rescues refer to', () => {
  expect(FULL_DIFFICULTIES).toEqual(['bedtime-story', 'fairy-tale', 'grim-tale', 'endless-night'])
  expect(DIFFICULTIES).toEqual(['first-game', ...FULL_DIFFICULTIES])
  expect(DEFAULT_DIFFICULTY).toBe('bedtime-story')
})

test('each game gets its own tile objects', () => {
  const [one, other] = [deckTiles('fairy-tale', ALL), deckTiles('fairy-tale', ALL)]
  for (const tile of one) {
    tile.sprung = true
    tile.symbols = tile.symbols.map((symbol) => ({ ...symbol, spent: true }))
  }
  expect(other.some(({ sprung }) => sprung) || printed(other).some(({ spent }) => spent)).toBe(false)
})

test('recommends no, gentle or all boxes by difficulty', () => {
  expect(defaultBoxes(FIRST_GAME)).toEqual(everyBox(false))
  expect(defaultBoxes(DEFAULT_DIFFICULTY)).toEqual({
    resources: true,
    simple: true,
    knotty: false,
    special: false,
  })
  for (const difficulty of DARK) expect(defaultBoxes(difficulty)).toEqual(ALL)
})
