import { expect, test } from 'vitest'
import { fakeStorage } from './testing.ts'
import { nextWarnings, warningSettings } from './warning-settings.ts'

test('warnings begin with threats, and the key goes through all levels and stores each', () => {
  const { storage } = fakeStorage()
  const settings = warningSettings('tale.settings', storage)
  expect(settings.getState().warnings).toBe('threats')
  expect([nextWarnings(settings), nextWarnings(settings), nextWarnings(settings)]).toEqual([
    'all',
    'off',
    'threats',
  ])
  nextWarnings(settings)
  expect(warningSettings('tale.settings', storage).getState().warnings).toBe('all')
})
