import { describe, expect, test } from 'vitest'
import { type Action, openRoads, type Turn } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, refusalOf } from '../drawn/index.ts'
import { rotate, swap } from './use-symbols.ts'

const expand = (to: string, turn: Turn, slot = 0): Action => ({ type: 'expand', slot, at: at(to), turn })
const closing = { code: 'closes-the-last-road' }
/** A dead end, a straight and a corner to place; a dark diamond is to come. */
const TO_COME = 'market ╹#20 ┃#21 ┏#22\npile 1 ╹◆; 0; 0'

describe('[R 11] an open road leads to places connected with the outside', () => {
  test('a road into a hole that the forest encloses is none', () => {
    const { tiles } = drawn(`forest
      .  ┏  ┳  ┓
      O  ┫  .  ┫
      .  ┗  ┻  ┛`)
    // The oak’s own three, and none of the three that lead into the hole.
    expect(openRoads(tiles)).toBe(3)
  })

  test('a larger hole is one too; one place that leads out makes it none', () => {
    const hole = `forest
      ┏  ━  ━  ┓
      ┃  .  .  ┃
      ┣  .  .  ┃
      O  ━  ━  ┛`
    expect(openRoads(drawn(hole).tiles)).toBe(2)
    expect(openRoads(drawn(hole.replace('┏  ━  ━', '┏  ━  .')).tiles)).toBe(5)
  })

  test('tiles touching only at corners enclose holes', () => {
    const { tiles } = drawn(`forest
      .  ╻  .
      O  .  ╸
      .  ╹  .`)
    expect(openRoads(tiles)).toBe(3)
  })
})

describe('[R 11] a road into a hole does not keep the forest open', () => {
  /** One road leads into the hole at 2,0, and one, at 3,0, out of the forest. */
  const ring = `forest
    .  ╻  ┏  ┳  ┓
    ╺  O  ┫  .  ┣
    .  ╹  ┗  ━  ┛
    `
  const position = drawn(ring + TO_COME)

  test('the only road out may not close', () => {
    expect(refusalOf(position, expand('4,0', 3))).toEqual(closing)
    expect(refusalOf(position, expand('4,0', 1, 1))).toBeNull()
  })

  test('the hole itself may be filled', () => {
    expect(refusalOf(position, expand('2,0', 0))).toBeNull()
  })

  test('without an open road nothing is refused: the road into the hole may be closed', () => {
    const shut = drawn(ring.replace('┣', '┃') + TO_COME)
    expect(refusalOf(shut, expand('2,0', 0))).toBeNull()
  })

  test('without coming diamonds all may close', () => {
    expect(refusalOf(drawn(`${ring}market ╹#20`), expand('4,0', 3))).toBeNull()
  })

  test('an island in the hole stays closed', () => {
    const wide = `forest
      .  ╻  ┏  ━  ━  ┓
      ╺  O  ┫  ╸  .  ┣
      .  ╹  ┗  ━  ━  ┛
      `
    const island = wide.replace('╸', '╺')
    expect(refusalOf(drawn(island + TO_COME), expand('5,0', 3))).toEqual(closing)
  })
})

describe('[R 11] a placed tile may enclose a hole itself', () => {
  /** An inlet at 2,0, with its mouth at 3,0; the road of the island at 2,1 leads into it. */
  const inlet = `forest
    .  ╻  ┏  ━  ┓
    ╺  O  ┛  .  .
    .  ╹  .  ╹  .
    `
  const position = drawn(inlet + TO_COME)

  test('roads into the inlet are open until its mouth is shut', () => {
    expect(openRoads(position.tiles)).toBe(2)
    expect(refusalOf(position, expand('2,0', 2))).toBeNull()
  })

  test('no dead end may shut it', () => {
    expect(refusalOf(position, expand('3,0', 0))).toEqual(closing)
  })

  test('nor by a tile that leads on only into the hole that it makes', () => {
    expect(refusalOf(position, expand('3,0', 2, 2))).toEqual(closing)
    expect(refusalOf(position, expand('3,0', 3, 2))).toBeNull()
    expect(refusalOf(position, expand('3,0', 0, 1))).toBeNull()
  })
})

describe('[R 11] holes count for turned and swapped tiles too', () => {
  const ring = (market: string) =>
    drawn(`forest
      .  ╻  ┏  ━  ┓rs
      ╺  O  ┫  .  ┣
      .  ╹  ┗  ━  ┛
      seats huntsman 3,-1
      ${market}
      pile 1 ╹◆; 0; 0`)

  test('the last road that leads out may not be turned into the hole', () => {
    const position = ring('market ╹#20')
    expect(refusalOf(position, rotate('3,0', 2))).toEqual(closing)
    expect(refusalOf(position, rotate('3,0', 3))).toBeNull()
  })

  test('nor swapped for one that leads only there', () => {
    const position = ring('market ┫#20 ┣#21')
    expect(refusalOf(position, swap('3,0', 0, 0))).toEqual(closing)
    expect(refusalOf(position, swap('3,0', 1, 0))).toBeNull()
  })
})
