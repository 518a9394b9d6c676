import { expect, expectTypeOf, test } from 'vitest'
import {
  CENTRE,
  clockwiseFrom,
  compareAngle,
  DIRECTIONS,
  directionTo,
  distanceFromCentre,
  eastOf,
  neighbour,
  opposite,
  type Place,
  parsePlace,
  placeAt,
  placeText,
  REACH,
  southOf,
} from './square.ts'

const SPAN = [-REACH, -7, -1, 0, 1, 7, REACH]
const somePlaces = SPAN.flatMap((east) => SPAN.map((south) => ({ east, south, place: placeAt(east, south) })))

test('a place keeps its coordinates, and its writing is read back', () => {
  for (const { east, south, place } of somePlaces) {
    expect([eastOf(place), southOf(place)]).toEqual([east, south])
    expect(parsePlace(placeText(place))).toBe(place)
  }
  expect(placeText(CENTRE)).toBe('0,0')
})

test.each(['', '1', '1,2,3', '1;2', ' 1,2', '1,-', '512,0', '0,-999', '01x,2', 'NaN,0'])(
  '%j is no place',
  (text) => {
    expect(parsePlace(text)).toBeNull()
  },
)

test('next door and back again is the same place, at distance 1 from the centre', () => {
  for (const direction of DIRECTIONS) {
    const next = neighbour(CENTRE, direction)
    expect(neighbour(next, opposite(direction))).toBe(CENTRE)
    expect(directionTo(CENTRE, next)).toBe(direction)
    expect(distanceFromCentre(next)).toBe(1)
  }
  expect(directionTo(CENTRE, placeAt(1, 1))).toBeNull()
})

test('clockwise goes north, east, south, west, from anywhere', () => {
  expect(clockwiseFrom('north')).toEqual(['north', 'east', 'south', 'west'])
  expect(clockwiseFrom('west')).toEqual(['west', 'north', 'east', 'south'])
})

test('[R 3] distance is |x| + |y| in tiles', () => {
  expect(distanceFromCentre(placeAt(-3, 4))).toBe(7)
})

test('[R 14] orders places clockwise from north', () => {
  const clockwise = [
    '0,-2',
    '1,-2',
    '2,-2',
    '2,-1',
    '1,0',
    '3,1',
    '1,3',
    '0,1',
    '-1,2',
    '-2,2',
    '-3,0',
    '-2,-1',
    '-1,-3',
  ]
  const shuffled = [...clockwise].sort()
  const ordered = shuffled
    .map((text) => parsePlace(text) ?? CENTRE)
    .sort(compareAngle)
    .map(placeText)
  expect(ordered).toEqual(clockwise)
  expect(compareAngle(placeAt(1, -1), placeAt(2, -2))).toBe(0)
})

test('no other number passes for a place', () => {
  expectTypeOf<number>().not.toExtend<Place>()
  expectTypeOf<Place>().toExtend<number>()
})
