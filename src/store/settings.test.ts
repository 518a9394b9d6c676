import { expect, test } from 'vitest'
import { createSettings, preferredLanguage, SETTINGS, SETTINGS_OPTIONS } from './settings.ts'
import { EARLIER_SETTINGS_KEY, SETTINGS_KEY } from './storage.ts'
import { fakeStorage } from './testing.ts'

const NEW = { language: 'en', theme: 'system', speed: 'calm', handover: 'on' }

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

test.each(SETTINGS)('%s: a choice survives to the next start', (name) => {
  const { storage } = fakeStorage()
  const options = SETTINGS_OPTIONS[name]
  expect(options.length).toBeGreaterThan(1)
  for (const choice of options) {
    createSettings(storage, [])
      .getState()
      .set({ [name]: choice })
    expect(createSettings(storage, []).getState()[name]).toBe(choice)
  }
})

test.each([
  ['no JSON', 'night', NEW, SETTINGS],
  ['broken off', '{"theme":"nig', NEW, SETTINGS],
  ['JSON of another kind', '[]', NEW, SETTINGS],
  ['nothing', 'null', NEW, SETTINGS],
  ['of an earlier version, which knew fewer', '{"language":"nl"}', { ...NEW, language: 'nl' }, []],
  ['of a later version, which knew more', '{"language":"nl","smell":"wood"}', { ...NEW, language: 'nl' }, []],
  [
    'partly strange',
    '{"language":"nl","theme":"neon","speed":7,"handover":1}',
    { ...NEW, language: 'nl' },
    ['theme', 'speed', 'handover'],
  ],
])(
  'from stored settings that are %s the valid ones are used, others reported',
  (_, text, settings, unreadable) => {
    const fake = fakeStorage({ [SETTINGS_KEY]: text })
    expect(createSettings(fake.storage, []).getState()).toMatchObject({ ...settings, unreadable })
    expect(fake.texts.get(SETTINGS_KEY)).toBe(text)
  },
)

test('stores readable settings again with the next choice', () => {
  const fake = fakeStorage({ [SETTINGS_KEY]: '{"theme":"neon","speed":"brisk"}' })
  const settings = createSettings(fake.storage, [])
  settings.getState().set({ hand: 'left' })
  expect(settings.getState().unreadable).toEqual([])
  expect(createSettings(fake.storage, []).getState()).toMatchObject({
    theme: 'system',
    speed: 'brisk',
    hand: 'left',
    unreadable: [],
  })
})

test.each(['full', 'forbidden'] as const)('%s storage keeps a choice for this page', (trouble) => {
  const fake = fakeStorage()
  fake.trouble = trouble
  const settings = createSettings(fake.storage, [])
  settings.getState().set({ speed: 'instant' })
  expect(settings.getState().speed).toBe('instant')
})

test('writes every choice, and nothing else', () => {
  const fake = fakeStorage()
  createSettings(fake.storage, []).getState().set({ letters: '150' })
  const written = JSON.parse(fake.texts.get(SETTINGS_KEY) ?? '')
  expect(Object.keys(written).sort()).toEqual([...SETTINGS].sort())
  expect(written).toMatchObject({ ...NEW, letters: '150' })
})

test('copies the settings of the version with one tale once, and leaves them', () => {
  const earlier = '{"language":"nl","theme":"night","foresight":"full","rerolls":"always","hand":"left"}'
  const fake = fakeStorage({ [EARLIER_SETTINGS_KEY]: earlier })
  const settings = createSettings(fake.storage, [])
  expect(settings.getState()).toMatchObject({ language: 'nl', theme: 'night', hand: 'left', unreadable: [] })
  settings.getState().set({ hand: 'right' })
  expect(fake.texts.get(EARLIER_SETTINGS_KEY)).toBe(earlier)
  fake.texts.set(EARLIER_SETTINGS_KEY, '{"foresight":"calm"}')
  expect(createSettings(fake.storage, []).getState()).toMatchObject({ language: 'nl', hand: 'right' })
})

test('a newcomer stores nothing before the first choice', () => {
  const fake = fakeStorage()
  createSettings(fake.storage, [])
  expect([...fake.texts]).toEqual([])
})
