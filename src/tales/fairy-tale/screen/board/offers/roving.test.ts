import { describe, expect, it } from 'vitest'
import { DIRECTIONS, type Direction, type Place, placeText } from '../../../../../engine/kernel/index.ts'
import { nextOnPlane } from '../../../../../ui/input/plane-layout.ts'
import { keyPress } from '../../../../../ui/input/testing.ts'
import { placeOf } from '../testing.ts'
import { inRows, SQUARES } from './rows.ts'

const places = ['0,0', '1,0', '3,0', '0,1', '1,2', '-1,-1'].map(placeOf)
const KEYS = { north: 'ArrowUp', east: 'ArrowRight', south: 'ArrowDown', west: 'ArrowLeft' } as const
const next = (among: readonly Place[], place: Place, direction: Direction): Place =>
  nextOnPlane(among, place, keyPress(KEYS[direction]), SQUARES) ?? place
const from = (start: string, direction: Direction) => placeText(next(places, placeOf(start), direction))

describe('an arrow key', () => {
  it('goes to the neighbouring place', () => {
    expect(from('0,0', 'east')).toBe('1,0')
    expect(from('0,0', 'south')).toBe('0,1')
  })

  it('jumps over a gap, straight ahead', () => {
    expect(from('1,0', 'east')).toBe('3,0')
    expect(from('1,0', 'south')).toBe('1,2')
  })

  it('goes sideways if no place is ahead', () => {
    expect(from('0,0', 'north')).toBe('-1,-1')
  })

  it('takes the first in reading order of two at the same side distance', () => {
    const fork = ['0,0', '2,-1', '2,1'].map(placeOf)
    expect(placeText(next(fork, placeOf('0,0'), 'east'))).toBe('2,-1')
  })

  it('stays at the edge', () => {
    expect(from('3,0', 'east')).toBe('3,0')
  })

  it('reaches every place from every other one', () => {
    const reached = new Set([placeOf('3,0')])
    for (const place of reached) for (const side of DIRECTIONS) reached.add(next(places, place, side))
    expect(reached.size).toBe(places.length)
  })
})

describe('the grid', () => {
  it('counts its empty places, from the north-west', () => {
    const { high, wide, rows } = inRows(places)
    expect([high, wide]).toEqual([4, 5])
    expect(rows.map(({ north, cells }) => [north, cells.map(({ west }) => west)])).toEqual([
      [1, [1]],
      [2, [2, 3, 5]],
      [3, [2]],
      [4, [3]],
    ])
  })

  it('handles Home and End within a row, and ignores other keys', () => {
    const by = (key: string) => nextOnPlane(places, placeOf('1,0'), keyPress(key), SQUARES)
    expect([by('Home'), by('End')]).toEqual([placeOf('0,0'), placeOf('3,0')])
    expect(by('e')).toBeNull()
  })
})
