import { expect, test } from 'vitest'
import { isFull } from '../../../../../engine/fairy-tale/index.ts'
import { placeOf } from '../../board/testing.ts'
import { explainedEvents } from './moments.ts'
import { taleOf } from './testing.ts'

/** Four monsters before a gate, on a full tile: the first of them breaks it [R 21]. */
const GATE = 'O ━GW4\nmonsters 1 ogre 1,0; 2 ogre 1,0; 3 ogre 1,0; 4 ogre 1,0'

test('explains a step that broke a barrier with the barrier still in place', () => {
  const [move] = taleOf(GATE, [{ type: 'end-turn' }], [2]).moves
  if (!move) throw new Error('Nothing was done.')
  const gateIn = (state: typeof move.before) => state.tiles[placeOf('1,0')]?.symbols[0]?.spent
  const [moment] = explainedEvents(move)
  if (moment?.kind !== 'step') throw new Error('No step is explained.')
  expect(moment.part.happened.map(({ type }) => type)).toEqual(['bar-broken'])
  expect(gateIn(moment.before)).toBe(false)
  expect(isFull(moment.before, placeOf('1,0'))).toBe(true)
  expect(gateIn(moment.part.state)).toBe(true)
})
