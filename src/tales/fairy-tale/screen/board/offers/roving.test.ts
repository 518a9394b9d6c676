import { describe, expect, it } from 'vitest'
import { DIRECTIONS, type Direction, type Place, placeText } from '../../../../../engine/kernel/index.ts'
import { nextOnPlane } from '../../../../../ui/input/plane-roving.ts'
import { keyPress } from '../../../../../ui/input/testing.ts'
import { placeOf } from '../testing.ts'
import { inRows, SQUARES } from './rows.ts'

const places = ['0,0', '1,0', '3,0', '0,1', '1,2', '-1,-1'].map(placeOf)
const KEYS = { north: 'ArrowUp', east: 'ArrowRight', south: 'ArrowDown', west: 'ArrowLeft' } as const
const next = (among: readonly Place[], place: Place, direction: Direction): Place =>
  nextOnPlane(among, place, keyPress(KEYS[direction]), SQUARES) ?? place
const from = (start: string, direction: Direction) => placeText(next(places, placeOf(start), direction))

describe('an arrow key', () => {
  it('goes to the place next door', () => {
    expect(from('0,0', 'east')).toBe('1,0')
    expect(from('0,0', 'south')).toBe('0,1')
  })

  it('jumps over a gap, straight ahead', () => {
    expect(from('1,0', 'east')).toBe('3,0')
    expect(from('1,0', 'south')).toBe('1,2')
  })

  it('takes a place aside where none lies ahead', () => {
    expect(from('0,0', 'north')).toBe('-1,-1')
  })

  it('takes the first in reading order of two that lie as far aside', () => {
    const fork = ['0,0', '2,-1', '2,1'].map(placeOf)
    expect(placeText(next(fork, placeOf('0,0'), 'east'))).toBe('2,-1')
  })

  it('stays at the rim', () => {
    expect(from('3,0', 'east')).toBe('3,0')
  })

  it('leads from every place to every other, one way or another', () => {
    const reached = new Set([placeOf('3,0')])
    for (const place of reached) for (const side of DIRECTIONS) reached.add(next(places, place, side))
    expect(reached.size).toBe(places.length)
  })
})

describe('the grid', () => {
  it('is counted with its empty places, from the north-west', () => {
    const { high, wide, rows } = inRows(places)
    expect([high, wide]).toEqual([4, 5])
    expect(rows.map(({ north, cells }) => [north, cells.map(({ west }) => west)])).toEqual([
      [1, [1]],
      [2, [2, 3, 5]],
      [3, [2]],
      [4, [3]],
    ])
  })

  it('lets Home and End go to the ends of a row, and leaves other keys alone', () => {
    const by = (key: string) => nextOnPlane(places, placeOf('1,0'), keyPress(key), SQUARES)
    expect([by('Home'), by('End')]).toEqual([placeOf('0,0'), placeOf('3,0')])
    expect(by('e')).toBeNull()
  })
})
