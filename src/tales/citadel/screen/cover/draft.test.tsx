import { beforeEach, expect, it } from 'vitest'
import { controllerOf } from '../../../../store/controllers-store.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { fakeStorage } from '../../../../store/testing.ts'
import { ordersOfPeople } from '../../people-of-game.ts'
import { liveTable } from '../../runtime.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'
import { createDraft, movedRound, useDraft } from './draft.ts'
import { drawLots, seatLeader } from './draw-lots.ts'

beforeEach(() => localStorage.clear())

function draft(kept: KeptCover | null = null) {
  const saved = savedCover(fakeStorage().storage)
  if (kept) saved.storage.write(saved.key, saved.write(kept))
  return createDraft(saved)
}

it('keeps the names of remaining players, and allows two to five people', () => {
  const store = draft()
  store.getState().rename(1, 'Tom')
  store.getState().setPeople(9)
  expect(store.getState().config.players).toEqual(['', 'Tom', '', '', ''])
  store.getState().setPeople(1)
  expect(store.getState().config.players).toEqual(['', 'Tom'])
})

it('is saved as a whole, or ignored if part of it is invalid', () => {
  const saved = savedCover(browserStorage)
  createDraft(saved).getState().setRules({ version: 'strategic' })
  expect(createDraft(saved).getState().config.rules.version).toBe('strategic')
})

it('lets two people control two Orders each, never neighbours [C 10]', () => {
  const { config } = draft().getState()
  const two = { players: ['', ''], rules: { ...config.rules, two: 'orders' as const } }
  expect(ordersOfPeople(two)).toEqual([
    ['cross', 'lily'],
    ['lion', 'moon'],
  ])
  expect(ordersOfPeople({ ...two, rules: { ...two.rules, two: 'plots' } })).toEqual([['cross'], ['lion']])
})

it('draws lots by moving all players and controllers round the table [C 8]', () => {
  const store = useDraft.getState()
  store.setPeople(3)
  ;['Ann', 'Tom', ''].forEach((name, seat) => {
    store.rename(seat, name)
  })
  seatLeader(['cross'], 'person')
  seatLeader(['lion'], 'person')
  seatLeader(['lily'], 'knight')
  drawLots(4)
  expect(useDraft.getState().config.players).toEqual(['', 'Ann', 'Tom'])
  const { cover } = liveTable.leaders.getState()
  expect((['cross', 'lion', 'lily'] as const).map((order) => controllerOf(cover, order))).toEqual([
    'knight',
    'person',
    'person',
  ])
})

it('keeps all neighbours when players move round', () => {
  expect(movedRound(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c'])
  expect(movedRound(['a', 'b', 'c'], 7)).toEqual(['c', 'a', 'b'])
})
