import { expect, it } from 'vitest'
import type { Action, State } from '../../../../engine/fairy-tale/index.ts'
import { type DieFace, placeAt } from '../../../../engine/kernel/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { CONFIG, drawn, played } from '../log/drawn-tale.ts'
import { lastRoll } from './roll-words.ts'

const teller = { m: messagesOf('en'), config: CONFIG }
const LANE = { '0,-1': [5], '0,-2': [5] } as const

function words(state: State, type: 'roll' | 'end-turn', ...dice: DieFace[]): string | undefined {
  const action: Action = { type }
  return lastRoll(teller, played(state, [action], dice).moves[0]?.frames ?? [])?.words
}

it('explains a roll for movement', () => {
  const state = drawn({ ...LANE })
  expect(words(state, 'end-turn', 1)).toBe('1: the North')
  expect(words(state, 'end-turn', 4)).toBe('4: the West')
  expect(words(state, 'end-turn', 5)).toBe('5: no monster moves')
  const withOgre = drawn({ ...LANE, '0,-2': [5, 'ogre', 1] })
  expect(words(withOgre, 'end-turn', 5)).toBe('5: Anna can choose a side')
  expect(words(state, 'end-turn', 6)).toBe('6: all monsters')
})

it('explains a roll for new monsters, with and without a den', () => {
  const state = drawn({ ...LANE }, { phase: 'new-monsters' })
  expect(words(state, 'roll', 6, 2)).toBe('2: the East')
  const nobody = { ...state, rules: { ...state.rules, noDen: 'none' as const } }
  expect(words(nobody, 'roll', 6)).toBe('6: no open den in reach, no monsters')
  const withDen = drawn({ ...LANE }, { phase: 'new-monsters' })
  const tile = withDen.tiles[placeAt(0, -2)]
  if (tile) tile.building = 'diamond'
  expect(words(withDen, 'roll', 6)).toBe('6: from the den')
})

it('names the first side if monsters are dealt over all [R 71]', () => {
  const state = drawn({ ...LANE }, { phase: 'new-monsters' })
  const dealt = { ...state, rules: { ...state.rules, arrivals: 'dealt' as const } }
  expect(words(dealt, 'roll', 2)).toBe('2: the East first')
  expect(words(dealt, 'roll', 6)).toBe('6: the North first')
})

it('returns null if no die was rolled', () => {
  expect(
    lastRoll(teller, played(drawn({ ...LANE }), [{ type: 'give-up' }]).moves[0]?.frames ?? []),
  ).toBeNull()
})
