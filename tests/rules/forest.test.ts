import { describe, expect, test } from 'vitest'
import {
  extent,
  isFull,
  isJoined,
  joinedToOak,
  openRoads,
  sidesOf,
} from '../../src/engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, distanceFromCentre, placeText } from '../../src/engine/kernel/index.ts'
import { at, drawn, played, told } from '../drawn/index.ts'

const CROSS = `
  .  ┃  .
  ━  O  ━
  .  ┃  .
`

describe('section 1: the forest', () => {
  test('[R 1] the oak: 1 north, 2 east, 3 south, 4 west', () => {
    const entrances = [1, 2, 3, 4].map((face) => {
      const { events } = played(
        drawn(`forest${CROSS}phase new-monsters`),
        { type: 'roll' },
        { dice: [face as 1] },
      )
      return told(events, 'monster-appeared')
    })
    expect(entrances).toEqual([
      ['1 frost-giant appears at 0,-1'],
      ['1 ogre appears at 1,0'],
      ['1 big-bad-wolf appears at 0,1'],
      ['1 ice-witch appears at -1,0'],
    ])
  })

  test('the oak’s four roads; two join neighbours', () => {
    const state = drawn(`
      ┏  ┃  .
      ┗  O  ━
      .  ━  .
    `)
    const { tiles } = state
    expect(DIRECTIONS.filter((side) => isJoined(tiles, CENTRE, side))).toEqual(['north', 'east', 'west'])
    expect(isJoined(tiles, at('-1,0'), 'north')).toBe(true)
    expect(isJoined(tiles, at('-1,-1'), 'east')).toBe(false)
    expect([...joinedToOak(state)].map(placeText).sort()).toEqual(['-1,-1', '-1,0', '0,-1', '0,0', '1,0'])
  })

  test('a tile is full at or above three monsters; the oak never is', () => {
    const state = drawn('O ━2 ━3 ━4')
    expect([0, 1, 2, 3].map((east) => isFull(state, at(`${east},0`)))).toEqual([false, false, true, true])
    expect(isFull(state, at('9,9'))).toBe(false)
  })

  test('[R 2] diagonals part four sides; a tile on one has both', () => {
    const sides = (text: string) => sidesOf(at(text), 'diagonal')
    expect(sides('0,-3')).toEqual(['north'])
    expect(sides('2,-1')).toEqual(['east'])
    expect(sides('2,-2')).toEqual(['north', 'east'])
    expect(sides('1,1')).toEqual(['east', 'south'])
    expect(sides('-2,2')).toEqual(['south', 'west'])
    expect(sides('-1,-1')).toEqual(['north', 'west'])
    expect(sides('0,0')).toEqual([])
  })

  test('[R 2] half north is above the oak', () => {
    const sides = (text: string) => sidesOf(at(text), 'half')
    expect(sides('2,-1')).toEqual(['north', 'east'])
    expect(sides('0,-1')).toEqual(['north'])
    expect(sides('-3,1')).toEqual(['south', 'west'])
    expect(sides('0,0')).toEqual([])
  })

  test.each([
    [1, 'with the north'],
    [2, 'with the east'],
  ] as const)('[R 2] a monster on the north-east diagonal moves on a %i, %s', (face, _with) => {
    const position = drawn(`
      ┣  ┓1
      O  ┻
    `)
    const { events } = played(position, { type: 'end-turn' }, { dice: [face] })
    expect(told(events, 'monster-stepped')).toEqual(['1 steps 1,-1 to 1,0'])
  })

  test('[R 2] by "half" a monster may move with both sides', () => {
    const forest = `forest
      ┣  ━  ┓1
      O  .  ┃
    `
    const steps = (rules: string) =>
      told(played(drawn(`${forest}${rules}`), { type: 'end-turn' }, { dice: [1] }).events, 'monster-stepped')
    expect(steps('')).toEqual([])
    expect(steps('rules sides half')).toEqual(['1 steps 2,-1 to 1,-1'])
  })

  test('[R 3] distance is |x| + |y| in tiles', () => {
    expect(['0,0', '0,-2', '3,1', '-2,-2'].map((text) => distanceFromCentre(at(text)))).toEqual([0, 2, 4, 4])
  })

  test('[R 3] drawn: three tiles straight east are closer than two east and two south', () => {
    const position = drawn(`
      O  ━  ━  ━1
      .  .  .  .
      .  .  ┗1 .
    `)
    const { events } = played(position, { type: 'end-turn' }, { dice: [6] })
    expect(told(events, 'movement-began')).toEqual(['all moving: 1 2'])
  })

  test('the longest side is the larger of the width and height round all tiles', () => {
    const { tiles } = drawn(`
      .  .  ┃  .
      ━  ━  O  ━
      .  .  ┃  .
    `)
    expect(extent(tiles)).toEqual({ width: 4, height: 3, longest: 4 })
    expect(openRoads(tiles)).toBe(4)
  })
})
