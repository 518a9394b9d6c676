import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/drawn/position.ts'
import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { parsePlace } from '../../../engine/kernel/index.ts'
import { type Accepts, acceptedOptions } from './accepted.ts'
import { moveOptions } from './move-options.ts'
import type { TurnSelection } from './turn-selection.ts'

const placeOf = (text: string) => {
  const place = parsePlace(text)
  if (place === null) throw new Error(`Invalid place "${text}".`)
  return place
}

const ROAD = 'O ━ ━ ━\nseats huntsman 0,0\nmarket ━#20 ━#21 ┓#22'
const NOTHING: TurnSelection = { kind: 'nothing' }
const TILE: TurnSelection = { kind: 'tile', slot: 0, turn: 0, at: null, symbol: null, lifted: null }

const accepting =
  (...wanted: readonly Action[]): Accepts =>
  (actions) =>
    actions.every((action, index) => JSON.stringify(action) === JSON.stringify(wanted[index]))

const placesOf = (state: State, inHand: TurnSelection, accepts: Accepts) => [
  ...acceptedOptions(state, inHand, moveOptions(state, inHand), accepts).keys(),
]

test('offers only the steps of the accepted walk', () => {
  const state = drawn(ROAD)
  const [first, second] = [placeOf('1,0'), placeOf('2,0')]
  const walks = accepting({ type: 'walk', to: first }, { type: 'walk', to: second })
  expect(placesOf(state, NOTHING, () => true)).toHaveLength(moveOptions(state, NOTHING).size)
  expect(placesOf(state, NOTHING, walks)).toEqual([first, second])
  expect(placesOf(state, NOTHING, () => false)).toEqual([])
})

test('offers a selected tile only the accepted place, in any rotation', () => {
  const state = drawn(ROAD)
  const at = placeOf('4,0')
  const lays = accepting({ type: 'expand', slot: 0, at, turn: 0 })
  expect(moveOptions(state, TILE).size).toBeGreaterThan(1)
  expect(placesOf(state, TILE, lays)).toEqual([at])
  expect(placesOf(state, TILE, () => false)).toEqual([])
})

test('shows where a tile fits before the roll, when no action can lay it yet', () => {
  const state = drawn(`${ROAD}\nphase new-monsters`)
  expect(placesOf(state, TILE, () => false)).toHaveLength(moveOptions(state, TILE).size)
})
