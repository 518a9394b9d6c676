import { beforeEach, expect, it } from 'vitest'
import { browserStorage } from '../../../../store/storage.ts'
import { fakeStorage } from '../../../../store/testing.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'
import { messagesOf } from '../../words/testing.ts'
import { createDraft, suggestedRules } from './draft.ts'
import { houseRuleWords } from './house-rule-words.ts'

beforeEach(() => localStorage.clear())

function draft(kept: KeptCover | null = null) {
  const saved = savedCover(fakeStorage().storage)
  if (kept) saved.storage.write(saved.key, saved.write(kept))
  return createDraft(saved)
}

it('suggests "first fall ends" for 3 and 4 countries, early winter for 3 [F 16]', () => {
  const store = draft()
  store.getState().setCountries(4)
  expect(store.getState().config.rules).toMatchObject({ fall: 'first', winter: 60 })
  store.getState().setCountries(3)
  expect(store.getState().config.rules).toMatchObject({ fall: 'first', winter: 30 })
  store.getState().setCountries(2)
  expect(store.getState().config.rules).toEqual(suggestedRules(2))
})

it('keeps house rules that the player has chosen', () => {
  const store = draft()
  store.getState().setRules({ dice: 2 })
  store.getState().setCountries(4)
  expect(store.getState().config.rules).toMatchObject({ dice: 2, fall: 'out' })
})

it('keeps the names of remaining players, and limits countries to four', () => {
  const store = draft()
  store.getState().rename(1, 'Tom')
  store.getState().setCountries(9)
  expect(store.getState().config.players).toEqual(['', 'Tom', '', ''])
  store.getState().setCountries(2)
  expect(store.getState().config.players).toEqual(['', 'Tom'])
})

it('is saved in the browser', () => {
  const saved = savedCover(browserStorage)
  const store = createDraft(saved)
  store.getState().setCountries(3)
  expect(createDraft(saved).getState().config.players).toHaveLength(3)
})

it('describes house rules off the standard', () => {
  expect(houseRuleWords(messagesOf('en'), suggestedRules(3))).toEqual([
    'the first fall ends the game',
    'winter after round 30',
  ])
  expect(houseRuleWords(messagesOf('nl'), suggestedRules(2))).toEqual([])
})
