import { expect, test } from 'vitest'
import {
  allPlaces,
  armyOn,
  asPlace,
  asSpace,
  cellOf,
  endsRound,
  fortsAtHome,
  freePlaces,
  freeWorth,
  hasSpace,
  isBesieged,
  isCity,
  isFortified,
  nextSeat,
  ownerOf,
  type Place,
  parseSpace,
  placeAt,
  placeName,
  siegeWorth,
  spaceName,
  spacesOf,
  spacesOfRoad,
  worthOf,
} from '../../src/engine/fortland/index.ts'
import { drawn } from './drawn.ts'

const SMALL = drawn('a a+b A / B+b b b')
const LARGE = drawn('B b a A / b . . a / c+a . . d / C c+c d D / armies a fallen; b w2 cw / on-turn d')
const at = (name: string) => parseSpace(name) ?? asSpace(-1)

test('the road has ten or sixteen spaces, named by places [F 1]', () => {
  expect(spacesOfRoad(SMALL).map(spaceName).join(' ')).toBe('n1 n2 n3 w1 w2 s1 s2 s3 e1 e2')
  expect(spacesOfRoad(LARGE)).toHaveLength(16)
  expect(allPlaces(SMALL).map((place) => placeName(SMALL, place))).toEqual([
    'n1',
    'n2',
    'n3',
    'w2',
    's2',
    's3',
  ])
  expect(
    allPlaces(LARGE)
      .map((place) => placeName(LARGE, place))
      .join(' '),
  ).toBe('n1 n2 n3 n4 w2 w3 w4 s2 s3 s4 e2 e3')
  expect([hasSpace(SMALL, at('n4')), hasSpace(LARGE, at('n4'))]).toEqual([false, true])
  expect(spacesOf(LARGE, placeAt(LARGE, at('n1'))).map(spaceName)).toEqual(['n1', 'e4'])
})

test('places have coordinates of the drawing', () => {
  expect(cellOf(SMALL, placeAt(SMALL, at('w2')))).toEqual({ column: 0, row: 1 })
  expect(cellOf(LARGE, placeAt(LARGE, at('e3')))).toEqual({ column: 3, row: 1 })
  const [city, town] = [asPlace(0), asPlace(1)]
  expect([isCity(LARGE, city), ownerOf(LARGE, city), worthOf(LARGE, city), worthOf(LARGE, town)]).toEqual([
    true,
    0,
    3,
    2,
  ])
})

test('besieged, fortified and free places', () => {
  const names = (places: readonly Place[]) => places.map((place) => placeName(SMALL, place)).join(' ')
  expect(names(allPlaces(SMALL).filter((place) => isBesieged(SMALL, place)))).toBe('n2')
  expect(names(allPlaces(SMALL).filter((place) => isFortified(SMALL, place)))).toBe('w2')
  expect(names(freePlaces(SMALL, 0))).toBe('n1 n3')
  expect([freeWorth(SMALL, 0), siegeWorth(SMALL, 1), fortsAtHome(SMALL, 0), fortsAtHome(SMALL, 1)]).toEqual([
    5, 2, 5, 3,
  ])
  // Places of the fallen belong to no country and cannot be besieged.
  expect([freePlaces(LARGE, 0), siegeWorth(LARGE, 0)]).toEqual([[], 2])
})

test('armies on spaces, and the order of play', () => {
  expect(armyOn(LARGE, at('w2'))).toBe(1)
  expect(armyOn(LARGE, at('n1'))).toBeNull()
  expect(armyOn(drawn('a a A / B b b / armies a n2; b n2 / actions 1 / on-turn b'), at('n2'))).toBe(1)
  expect([nextSeat(LARGE), endsRound(LARGE)]).toEqual([1, true])
})
