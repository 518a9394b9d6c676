import { describe, expect, it } from 'vitest'
import { BUILDING_IDS, type Printed, SYMBOL_IDS, type SymbolId } from '../../../engine/fairy-tale/index.ts'
import { artOfBuilding, buildingArt } from './buildings/building-markup.ts'
import { EXPANSION_ART } from './expansions/index.ts'
import { artOfSymbol } from './symbols/symbol-drawings.ts'
import { barredSides, signClearings, signsMarkup } from './symbols/symbols-markup.ts'
import { printed } from './testing.ts'
import { type TileLook, tileMarkup } from './tile/tile-markup.ts'

const look = (symbols: Printed[], more: Partial<TileLook> = {}): TileLook => ({
  roads: 15,
  seed: 't',
  level: 0,
  symbols,
  ...more,
})
const tile = (symbols: Printed[], more: Partial<TileLook> = {}): string =>
  tileMarkup(look(symbols, more), EXPANSION_ART)

/** The numbers on a tile, in drawing order. */
const numbers = (svg: string): string[] => [...svg.matchAll(/>(\d)<\/text>/g)].map(([, n = '']) => n)

/** Checks that an SVG fragment is well-formed and that its template left no hole. */
function expectSound(svg: string): void {
  expect(svg.length).toBeGreaterThan(80)
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
  expect(svg.match(/"/g)?.length ?? 0).toSatisfy((quotes: number) => quotes % 2 === 0)
  expect(svg).not.toMatch(/NaN|undefined|\$\{|Gradient|filter/)
}

describe('the drawings of buildings', () => {
  it('differ from each other, including their ground', () => {
    for (const id of BUILDING_IDS) expectSound(buildingArt(id, false, EXPANSION_ART))
    expect(new Set(BUILDING_IDS.map((id) => buildingArt(id, false, EXPANSION_ART))).size).toBe(
      BUILDING_IDS.length,
    )
    expect(new Set(BUILDING_IDS.map((id) => artOfBuilding(id, EXPANSION_ART).tint)).size).toBe(
      BUILDING_IDS.length,
    )
  })

  it('show a sprung trapdoor with its lid up', () => {
    expectSound(buildingArt('trapdoor', true, EXPANSION_ART))
    expect(buildingArt('trapdoor', true, EXPANSION_ART)).not.toBe(
      buildingArt('trapdoor', false, EXPANSION_ART),
    )
    expect(tile([], { building: 'trapdoor', sprung: true })).not.toBe(tile([], { building: 'trapdoor' }))
  })

  it('are drawn at every level of detail', () => {
    for (const building of BUILDING_IDS) {
      for (const level of [0, 0.5, 1, 2] as const) {
        const svg = tile([], { building, level })
        expect(svg).toContain(artOfBuilding(building, EXPANSION_ART).art)
        expect(svg).toContain(artOfBuilding(building, EXPANSION_ART).tint)
      }
    }
  })
})

describe('the drawings of symbols', () => {
  it.each([true, false])('have signs of their own (bold: %s)', (bold) => {
    const signs = SYMBOL_IDS.map((id) =>
      artOfSymbol(id, EXPANSION_ART).sign({ number: 2, spent: false }, bold),
    )
    signs.forEach(expectSound)
    expect(new Set(signs).size).toBe(SYMBOL_IDS.length)
  })

  it.each(SYMBOL_IDS)('are seen on a tile that bears one, at every level but the map: %s', (symbol) => {
    for (const level of [0, 0.5, 1] as const) {
      const svg = tile([printed(symbol)], { level })
      expectSound(svg)
      expect(svg).not.toBe(tile([], { level }))
    }
  })

  it.each(['bomb', 'gate', 'wall'] as const)('are otherwise once they are spent: %s', (symbol) => {
    const sign = (spent: boolean) => artOfSymbol(symbol, EXPANSION_ART).sign({ number: 0, spent }, false)
    expectSound(sign(true))
    expect(sign(true)).not.toBe(sign(false))
    for (const level of [0, 1] as const) {
      expect(tile([printed(symbol, { spent: true })], { level })).not.toBe(tile([printed(symbol)], { level }))
    }
  })

  it('are printed without shadow once spent', () => {
    const sign = (spent: boolean) => artOfSymbol('bomb', EXPANSION_ART).sign({ number: 0, spent }, false)
    expect(sign(false)).toContain('var(--shadow)')
    expect(sign(true)).not.toContain('var(--shadow)')
  })

  it('show the capacity of a tile in pips', () => {
    for (const number of [1, 2, 4, 5]) {
      const sign = artOfSymbol('capacity', EXPANSION_ART).sign({ number, spent: false }, false)
      expect(numbers(sign)).toEqual([String(number)])
      expect(sign.match(/<circle/g)).toHaveLength(number)
    }
  })

  it.each(['gate', 'wall'] as const)('are on the road of their side: %s', (symbol) => {
    const pictures = (['north', 'east', 'south', 'west'] as const).map((side) =>
      tile([printed(symbol, { sides: [side] })]),
    )
    const turns = pictures.map((svg) => /rotate\((\d+) 50 50\)/.exec(svg)?.[1])
    expect(turns).toEqual(['0', '90', '180', '270'])
  })

  it('count the sides of a fixed order on existing roads only', () => {
    const stones = (roads: number) => numbers(tile([printed('fixed-order')], { roads, level: 1 }))
    expect(stones(15)).toEqual(['1', '2', '3', '4'])
    expect(stones(1 | 4)).toEqual(['1', '2'])
    const at = (sides: Printed['sides']) => tile([printed('fixed-order', { sides })])
    expect(at(['south', 'west', 'north', 'east'])).not.toBe(at(['north', 'west', 'south', 'east']))
  })
})

describe('the signs of a tile', () => {
  const many: SymbolId[] = ['wood', 'wood', 'gold', 'haste']

  it('are in the north-west corner without overlap, at every turn of the tile', () => {
    for (let count = 1; count <= 3; count++) {
      for (const bold of [false, true]) {
        const signs = many.slice(0, count).map((symbol) => printed(symbol))
        const places = signClearings(signs, bold)
        expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(count)
        for (const { x, y } of places) expect(Math.max(x, y)).toBeLessThan(50)
      }
    }
    const sideways = signsMarkup([printed('haste', { sides: ['east'] })], 'fine', EXPANSION_ART)
    expect(sideways).toBe(signsMarkup([printed('haste')], 'fine', EXPANSION_ART))
    expect(sideways).not.toContain('rotate(90')
  })

  it.each(['war-drum', 'grove'] as const)('beside a dark one, lie south-west: %s', (dark) => {
    for (const spent of [false, true]) {
      for (const bold of [false, true]) {
        const symbols = [printed('wood'), printed(dark, { spent }), printed('gold'), printed('magic')]
        const [first, ...others] = signClearings(symbols, bold)
        expect(Math.max(first?.x ?? 100, first?.y ?? 100)).toBeLessThan(25)
        expect(new Set(others.map(({ x, y }) => `${x},${y}`)).size).toBe(3)
        for (const { x, y } of others) expect([x < 50, y > 50]).toEqual([true, true])
      }
    }
  })

  it('are all drawn, for any number', () => {
    const svg = signsMarkup(
      many.map((symbol) => printed(symbol)),
      'fine',
      EXPANSION_ART,
    )
    expectSound(svg)
    expect(svg.match(/<g transform="translate/g)).toHaveLength(4)
  })

  it('the smallest map draws two at most', () => {
    const small = (count: number) =>
      signsMarkup(
        many.slice(0, count).map((symbol) => printed(symbol)),
        'tiny',
        EXPANSION_ART,
      )
    expect(small(1)).not.toBe('')
    expect(tile([printed('haste')], { level: 2 })).toContain(
      artOfSymbol('haste', EXPANSION_ART).sign(printed('haste'), true),
    )
    expect(
      new Set([...small(4).matchAll(/translate\([^)]*\) scale/g)].map(([at]) => at)).size,
    ).toBeLessThanOrEqual(2)
  })

  it('add few shapes to a tile, because a board holds 150 tiles', () => {
    const shapes = (svg: string) => svg.match(/<(path|rect|circle|ellipse|text)/g)?.length ?? 0
    for (const symbol of SYMBOL_IDS) {
      expect(shapes(tile([printed(symbol)])) - shapes(tile([]))).toBeLessThanOrEqual(14)
    }
  })

  it('give each tile that differs in them a picture of its own', () => {
    const pictures = [
      tile([]),
      tile([printed('wood')]),
      tile([printed('wood'), printed('wood')]),
      tile([printed('wood'), printed('gold')]),
      tile([printed('capacity', { number: 1 })]),
      tile([printed('capacity', { number: 4 })]),
    ]
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(tile([printed('wood')])).toBe(tile([printed('wood')]))
  })
})

describe('hedges', () => {
  it('give way on both sides of a border to a bar across its road', () => {
    const gate = [printed('gate', { sides: ['east'] })]
    expect(barredSides(gate)).toBe(2)
    const theirs = (barred: number) => tileMarkup({ roads: 8, seed: 'n', level: 0, x: 1, y: 0, barred }, null)
    expect(theirs(8).length).toBeLessThan(theirs(0).length)
  })
})
