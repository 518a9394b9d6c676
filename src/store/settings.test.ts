import { expect, test } from 'vitest'
import { createSettings, preferredLanguage } from './settings.ts'
import { STORAGE_KEYS } from './storage.ts'
import { fakeStorage } from './testing.ts'

const NEW = { language: 'en', theme: 'system', speed: 'calm', handover: 'on', foresight: 'guided' }

test('a newcomer gets the browser’s language, the system’s theme and a calm pace', () => {
  expect(createSettings(fakeStorage().storage, ['nl-BE', 'en']).getState()).toMatchObject({
    ...NEW,
    language: 'nl',
  })
})

test.each([
  [['nl'], 'nl'],
  [['en-GB', 'nl'], 'en'],
  [['fr', 'NL-nl', 'en'], 'nl'],
  [['nld'], 'en'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
] as const)('of the languages %j the game speaks %s', (languages, language) => {
  expect(preferredLanguage(languages)).toBe(language)
})

test('what is chosen is still chosen at the next start', () => {
  const { storage } = fakeStorage()
  createSettings(storage, []).getState().set({ theme: 'night', language: 'nl', handover: 'off' })
  expect(createSettings(storage, []).getState()).toMatchObject({
    language: 'nl',
    theme: 'night',
    speed: 'calm',
    handover: 'off',
    foresight: 'guided',
  })
})

test.each([
  ['no JSON', 'night', NEW],
  ['JSON of another kind', '[]', NEW],
  ['nothing', 'null', NEW],
  [
    'one strange choice',
    '{"language":"nl","theme":"neon","speed":7,"handover":1}',
    { ...NEW, language: 'nl' },
  ],
])('from stored settings that are %s the rest is kept', (_, text, settings) => {
  const { storage } = fakeStorage({ [STORAGE_KEYS.settings]: text })
  expect(createSettings(storage, []).getState()).toMatchObject(settings)
})

test.each(['full', 'forbidden'] as const)('with a %s storage a choice holds for this page', (trouble) => {
  const fake = fakeStorage()
  fake.trouble = trouble
  const settings = createSettings(fake.storage, [])
  settings.getState().set({ speed: 'instant' })
  expect(settings.getState().speed).toBe('instant')
})

test('every choice is written, and nothing else', () => {
  const fake = fakeStorage()
  const settings = createSettings(fake.storage, [])
  settings
    .getState()
    .set({ letters: '150', hand: 'left', flat: 'on', sound: 'on', loudness: 'soft', keys: 'off' })
  const choices = { ...settings.getState(), set: undefined }
  expect(JSON.parse(fake.texts.get(STORAGE_KEYS.settings) ?? '')).toEqual(choices)
  expect(createSettings(fake.storage, []).getState()).toMatchObject({
    letters: '150',
    hand: 'left',
    flat: 'on',
  })
})
