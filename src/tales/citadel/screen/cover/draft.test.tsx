import { beforeEach, expect, it } from 'vitest'
import { leaderOf } from '../../../../store/leaders.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { fakeStorage } from '../../../../store/testing.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'
import { ordersOfPeople } from '../../sitting.ts'
import { liveTable } from '../../table.ts'
import { createDraft, movedRound, useDraft } from './draft.ts'
import { drawLots, seatLeader } from './seats.ts'

beforeEach(() => localStorage.clear())

function draft(kept: KeptCover | null = null) {
  const saved = savedCover(fakeStorage().storage)
  if (kept) saved.storage.write(saved.key, saved.write(kept))
  return createDraft(saved)
}

it('keeps the names of those who stay, and never fewer than two people nor more than five', () => {
  const store = draft()
  store.getState().rename(1, 'Tom')
  store.getState().setPeople(9)
  expect(store.getState().config.players).toEqual(['', 'Tom', '', '', ''])
  store.getState().setPeople(1)
  expect(store.getState().config.players).toEqual(['', 'Tom'])
})

it('is kept in the browser, all of it or nothing', () => {
  const saved = savedCover(browserStorage)
  createDraft(saved).getState().setRules({ version: 'strategic' })
  expect(createDraft(saved).getState().config.rules.version).toBe('strategic')
})

it('two people may lead two Orders each: those who do not sit beside each other [C 10]', () => {
  const { config } = draft().getState()
  const two = { players: ['', ''], rules: { ...config.rules, two: 'orders' as const } }
  expect(ordersOfPeople(two)).toEqual([
    ['cross', 'lily'],
    ['lion', 'moon'],
  ])
  expect(ordersOfPeople({ ...two, rules: { ...two.rules, two: 'plots' } })).toEqual([['cross'], ['lion']])
})

it('lots move everybody on round the table, with whoever leads their place [C 8]', () => {
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
  expect((['cross', 'lion', 'lily'] as const).map((order) => leaderOf(cover, order))).toEqual([
    'knight',
    'person',
    'person',
  ])
})

it('nobody changes neighbours by being moved round', () => {
  expect(movedRound(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c'])
  expect(movedRound(['a', 'b', 'c'], 7)).toEqual(['c', 'a', 'b'])
})
