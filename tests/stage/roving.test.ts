import { expect, it } from 'vitest'
import { HEX_CENTRE, type HexDirection, hexBeside } from '../../src/engine/kernel/boards/hex.ts'
import { placeByKey } from '../../src/ui/stage/roving/roving.ts'
import { HEXES, hexSpot } from './hex-board.ts'

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']
/** Two of the neighbours above lie aside, and none straight ahead. */
const BOARD = { spotOf: hexSpot, aside: 1.5 }
const beside = (direction: HexDirection) => hexBeside(HEX_CENTRE, direction)
const by = (key: string, from = HEX_CENTRE) => placeByKey(HEXES, from, key, BOARD)

it('arrows go along a row of hexagons, and from row to row', () => {
  expect([by('ArrowRight'), by('ArrowLeft')]).toEqual([beside('east'), beside('west')])
  expect([beside('north-west'), beside('north-east')]).toContain(by('ArrowUp'))
  expect([beside('south-west'), beside('south-east')]).toContain(by('ArrowDown'))
})

it('they lead from every hexagon to every other', () => {
  const reached = new Set([HEXES[0] ?? HEX_CENTRE])
  for (const hex of reached) for (const key of ARROWS) reached.add(by(key, hex) ?? hex)
  expect(reached.size).toBe(HEXES.length)
})

it('Home and End go to the ends of a row', () => {
  const row = HEXES.filter((hex) => hexSpot(hex).y === 0)
  expect([by('Home'), by('End')]).toEqual([row[0], row.at(-1)])
})
