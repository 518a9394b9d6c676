import { afterEach, expect, test } from 'vitest'
import { fortress } from '../../../../engine/fortress/index.ts'
import { stateFor, stateOf } from '../../../../engine/kernel/index.ts'
import { liveTable } from '../../runtime.ts'
import { siegeFrom } from '../testing.ts'
import { aimHint } from './aim-hint.ts'

const position = 'garrison honey-bear; army honey-bear mill-ox! mill-ox; hand wood bridge-goat; deck wood*4'
const state = stateFor(fortress, stateOf(siegeFrom(position, 'send honey-bear')), null)

afterEach(() => liveTable.aim.getState().putAway())

test('holds the hinted card or creature for confirmation', () => {
  expect(aimHint(liveTable, [{ type: 'lay', card: 'bridge-goat' }], state)).toBe('spot:hand-1')
  expect(liveTable.aim.getState()).toMatchObject({
    aimed: { kind: 'card', card: 'bridge-goat', index: 1 },
    held: true,
  })
  expect(aimHint(liveTable, [{ type: 'send', card: 'mill-ox' }], state)).toBe('spot:army-2')
  expect(liveTable.aim.getState().aimed).toEqual({ kind: 'soldier', creature: 'mill-ox', index: 2 })
})

test('ignores a fight, which has a button', () => {
  expect(aimHint(liveTable, [{ type: 'fight' }], state)).toBeNull()
})
