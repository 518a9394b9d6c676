import { expect, it } from 'vitest'
import { HEX_CENTRE, type HexDirection, hexBeside } from '../../src/engine/kernel/boards/hex.ts'
import { nextOnPlane } from '../../src/ui/input/plane-layout.ts'
import { keyPress } from '../../src/ui/input/testing.ts'
import { HEXES, hexSpot } from './hex-board.ts'

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']
/** Two of the neighbours above are aside, and none is straight ahead. */
const BOARD = { spotOf: hexSpot, aside: 1.5 }
const beside = (direction: HexDirection) => hexBeside(HEX_CENTRE, direction)
const by = (key: string, from = HEX_CENTRE) => nextOnPlane(HEXES, from, keyPress(key), BOARD)

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

it('Home and End reach a row’s ends', () => {
  const row = HEXES.filter((hex) => hexSpot(hex).y === 0)
  expect([by('Home'), by('End')]).toEqual([row[0], row.at(-1)])
})

it('keys with a modifier lead nowhere', () => {
  expect(nextOnPlane(HEXES, HEX_CENTRE, { ...keyPress('ArrowLeft'), altKey: true }, BOARD)).toBeNull()
})
