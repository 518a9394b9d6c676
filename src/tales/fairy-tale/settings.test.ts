import { expect, test } from 'vitest'
import { createSettings } from '../../store/settings.ts'
import { fakeStorage } from '../../store/testing.ts'
import { STORAGE_KEYS } from './game.ts'
import { createTaleSettings } from './settings.ts'

const BEFORE =
  '{"language":"nl","theme":"night","speed":"brisk","motion":"system","handover":"off","foresight":"full","rerolls":"always","keys":"on","sound":"off","loudness":"middle","letters":"125","hand":"left","flat":"off"}'

test('reads settings stored before there were several tales, for app and tale', () => {
  const fake = fakeStorage({ [STORAGE_KEYS.settings]: BEFORE })
  const house = createSettings(fake.storage, [])
  const tale = createTaleSettings(fake.storage)
  expect(house.getState()).toMatchObject({ language: 'nl', theme: 'night', letters: '125', unreadable: [] })
  expect(tale.getState()).toMatchObject({ foresight: 'full', rerolls: 'always', unreadable: [] })
  tale.getState().set({ foresight: 'calm' })
  expect(createTaleSettings(fake.storage).getState()).toMatchObject({ foresight: 'calm', rerolls: 'always' })
  expect(createSettings(fake.storage, []).getState()).toMatchObject({ language: 'nl', letters: '125' })
})

test('warns of dangers and useful rerolls by default', () => {
  expect(createTaleSettings(fakeStorage().storage).getState()).toMatchObject({
    ...{ foresight: 'guided', rerolls: 'useful', unreadable: [] },
  })
})

test('replaces an unknown stored value by the default and reports it', () => {
  const fake = fakeStorage({ [STORAGE_KEYS.settings]: '{"foresight":"loud","rerolls":"always"}' })
  expect(createTaleSettings(fake.storage).getState()).toMatchObject({
    ...{ foresight: 'guided', rerolls: 'always', unreadable: ['foresight'] },
  })
})
