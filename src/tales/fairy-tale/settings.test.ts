import { expect, test } from 'vitest'
import { createSettings } from '../../store/settings.ts'
import { fakeStorage } from '../../store/testing.ts'
import { STORAGE_KEYS } from './game.ts'
import { createTaleSettings } from './settings.ts'

const BEFORE =
  '{"language":"nl","theme":"night","speed":"brisk","motion":"system","handover":"off","foresight":"full","rerolls":"always","keys":"on","sound":"off","loudness":"middle","letters":"125","hand":"left","flat":"off"}'

test('what was chosen when there was but one tale is chosen still, on both sides', () => {
  const fake = fakeStorage({ [STORAGE_KEYS.settings]: BEFORE })
  const house = createSettings(fake.storage, [])
  const tale = createTaleSettings(fake.storage)
  expect(house.getState()).toMatchObject({ language: 'nl', theme: 'night', letters: '125', unreadable: [] })
  expect(tale.getState()).toMatchObject({ foresight: 'full', rerolls: 'always', unreadable: [] })
  tale.getState().set({ foresight: 'calm' })
  expect(createTaleSettings(fake.storage).getState()).toMatchObject({ foresight: 'calm', rerolls: 'always' })
  expect(createSettings(fake.storage, []).getState()).toMatchObject({ language: 'nl', letters: '125' })
})

test('a newcomer is warned of dangers, and asked about a die where that may help', () => {
  expect(createTaleSettings(fakeStorage().storage).getState()).toMatchObject({
    ...{ foresight: 'guided', rerolls: 'useful', unreadable: [] },
  })
})

test('what was kept and means nothing is as for a newcomer, and told', () => {
  const fake = fakeStorage({ [STORAGE_KEYS.settings]: '{"foresight":"loud","rerolls":"always"}' })
  expect(createTaleSettings(fake.storage).getState()).toMatchObject({
    ...{ foresight: 'guided', rerolls: 'always', unreadable: ['foresight'] },
  })
})
