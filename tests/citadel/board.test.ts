import { describe, expect, test } from 'vitest'
import {
  asPlot,
  BUILDING_IDS,
  buildingOf,
  CARD_IDS,
  CATEGORIES,
  copiesOf,
  EPOCHS,
  EVENT_CARD_IDS,
  epochOf,
  groundOf,
  INFLUENCE_IDS,
  influenceOf,
  isRedBox,
  PLOTS,
  type Plot,
  parsePlot,
  plotName,
  RINGS,
  RIVER,
  ROADS,
} from '../../src/engine/citadel/index.ts'

const names = (plots: readonly Plot[]) => plots.map(plotName)
const neighbours = (name: string) => names(groundOf(parsePlot(name) ?? asPlot(-1)).neighbours)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('the board', () => {
  test('has 48 plots in three rings of 8, 16 and 24 [C 1]', () => {
    expect(PLOTS).toHaveLength(48)
    expect(RINGS.map((ring) => PLOTS.filter((plot) => groundOf(plot).ring === ring).length)).toEqual([
      8, 16, 24,
    ])
    expect(names(PLOTS)).toEqual(names(PLOTS).toSorted())
    for (const plot of PLOTS) expect(parsePlot(plotName(plot))).toBe(plot)
    for (const word of ['', 'a7', 'i1', 'A1', 'a', 'a11']) expect(parsePlot(word)).toBeNull()
  })

  test.each([
    ['a1', ['a2', 'a3', 'b1', 'h1']],
    ['a2', ['a1', 'a3', 'a4', 'a5', 'h3']],
    ['a3', ['a1', 'a2', 'a5', 'a6', 'b2']],
    ['a4', ['a2', 'a5', 'h6']],
    ['a5', ['a2', 'a3', 'a4', 'a6']],
    ['h6', ['a4', 'h3', 'h5']],
  ])('%s borders on places that share an edge with it [C 2]', (name, expected) => {
    expect(neighbours(name)).toEqual(expected)
  })

  test('bordering goes both ways [C 2]', () => {
    for (const plot of PLOTS)
      for (const beside of groundOf(plot).neighbours) expect(groundOf(beside).neighbours).toContain(plot)
  })

  test('three roads have six plots each [C 3]', () => {
    const along = ROADS.map((road) => names(PLOTS.filter((plot) => groundOf(plot).road === road)))
    expect(along).toEqual([
      ['a1', 'a2', 'a4', 'h1', 'h3', 'h6'],
      ['c1', 'c3', 'c6', 'd1', 'd2', 'd4'],
      ['e1', 'e3', 'e6', 'f1', 'f2', 'f4'],
    ])
  })

  test('15 plots touch the river, which runs along shared edges [C 4]', () => {
    expect(PLOTS.filter((plot) => groundOf(plot).byRiver)).toHaveLength(15)
    for (const [one, other] of RIVER) expect(groundOf(one).neighbours).toContain(other)
  })

  test('all dots together are 150, and premiums go from 0 to 3 [C 5]', () => {
    expect(sum(PLOTS.map((plot) => groundOf(plot).dots))).toBe(150)
    expect(groundOf(parsePlot('d1') ?? asPlot(-1))).toMatchObject({ dots: 8, premium: 3, road: 'forest' })
    expect(groundOf(parsePlot('b3') ?? asPlot(-1))).toMatchObject({
      dots: 2,
      premium: 1,
      byRiver: true,
      road: null,
    })
    // How they were made: outer 1, else 2; +1 on a road; +0, 1, 2, 4 for the premium; −1 by the river; at least 1.
    for (const plot of PLOTS) {
      const { ring, road, premium, byRiver, dots } = groundOf(plot)
      const made =
        (ring === 'outer' ? 1 : 2) + (road ? 1 : 0) + (premium === 3 ? 4 : premium) - (byRiver ? 1 : 0)
      if (plotName(plot) !== 'd1') expect([plotName(plot), dots]).toEqual([plotName(plot), Math.max(1, made)])
    }
  })

  test('red boxes are the even numbers that 6 does not divide [C 6]', () => {
    const red = Array.from({ length: 24 }, (_, points) => points).filter(isRedBox)
    expect(red).toEqual([2, 4, 8, 10, 14, 16, 20, 22])
  })
})

describe('the cards', () => {
  const copies = (ids: readonly (typeof BUILDING_IDS)[number][]) =>
    sum(ids.map((id) => buildingOf(id).copies))

  test('are 68 Buildings: 20, 18, 16, 14 [C 7]', () => {
    const counts = CATEGORIES.map((category) =>
      copies(BUILDING_IDS.filter((id) => buildingOf(id).category === category)),
    )
    expect(counts).toEqual([20, 18, 16, 14])
  })

  test('come in epochs of 18, 16 and 34, with Events [C 33]', () => {
    const counts = EPOCHS.map((epoch) => [
      copies(BUILDING_IDS.filter((id) => epochOf(id) === epoch)),
      EVENT_CARD_IDS.filter((id) => epochOf(id) === epoch).length,
    ])
    expect(counts).toEqual([
      [18, 3],
      [16, 4],
      [34, 8],
    ])
  })

  test('are in their fixed order: category, value, epoch [C 7] [C 34]', () => {
    const rank = (id: (typeof BUILDING_IDS)[number]) => {
      const { category, value, epoch } = buildingOf(id)
      return 100 * CATEGORIES.indexOf(category) + 10 * value + EPOCHS.indexOf(epoch)
    }
    const ranks = BUILDING_IDS.map(rank)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    expect(BUILDING_IDS.slice(0, 7)).toEqual([
      'stable',
      'pig-sty',
      'commons',
      'cottage',
      'bath-house',
      'almshouse',
      'town-house',
    ])
    expect(CARD_IDS).toEqual([...BUILDING_IDS, ...EVENT_CARD_IDS])
    expect(sum(CARD_IDS.map(copiesOf))).toBe(83)
  })

  test('and 30 Influence cards [C 19]', () => {
    expect(sum(INFLUENCE_IDS.map((id) => influenceOf(id).copies))).toBe(30)
  })
})
