import { describe, expect, it } from 'vitest'
import { DIRECTIONS, type Direction, placeText } from '../../engine/kernel/index.ts'
import { nextPlace } from './roving.ts'
import { placeOf } from './testing.ts'

const places = ['0,0', '1,0', '3,0', '0,1', '1,2', '-1,-1'].map(placeOf)
const from = (start: string, direction: Direction) => placeText(nextPlace(places, placeOf(start), direction))

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

  it('stays at the rim', () => {
    expect(from('3,0', 'east')).toBe('3,0')
  })

  it('leads from every place to every other, one way or another', () => {
    const reached = new Set([placeOf('3,0')])
    for (const place of reached) for (const side of DIRECTIONS) reached.add(nextPlace(places, place, side))
    expect(reached.size).toBe(places.length)
  })
})
