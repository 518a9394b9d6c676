import { describe, expect, test } from 'vitest'
import { useSettings } from '../../src/store/settings.ts'
import { allWordsNow } from '../../src/tales/fairy-tale/words/all-words.ts'
import { buildingCard } from '../../src/tales/fairy-tale/words/card-texts.ts'
import {
  aTile,
  symbolName,
  symbolTitle,
  theThing,
  tileTitle,
} from '../../src/tales/fairy-tale/words/look-up.ts'
import { messagesNow } from '../../src/tales/fairy-tale/words/messages.ts'
import { messagesOf } from '../../src/tales/fairy-tale/words/testing.ts'
import { fetchWords } from '../../src/ui/text/language.ts'

const en = messagesOf('en')
const nl = messagesOf('nl')

describe('names by the id of a thing', () => {
  test('are found whether every game has it or only one with an expansion', () => {
    expect([symbolName(en, 'gate'), symbolName(en, 'torch')]).toEqual(['gate', 'torch'])
    expect([symbolTitle(nl, 'gate'), symbolTitle(nl, 'torch')]).toEqual(['Poort', 'Fakkel'])
    expect([theThing(en, 'den'), theThing(en, 'fire')]).toEqual(['the monster den', 'the fire'])
    expect([tileTitle(en, 'cross'), tileTitle(en, 'palace'), tileTitle(en, 'kiln')]).toEqual([
      'Crossroads',
      'Palace',
      'Kiln',
    ])
    expect([aTile(en, 'straight'), aTile(en, 'barracks')]).toEqual(['a straight', 'the barracks'])
  })

  test('only things of expansions need their words', () => {
    const without = { ...en, expansions: null }
    expect(buildingCard(without, 'palace')).toBe('Monsters cannot enter. Heroes can.')
    expect(() => buildingCard(without, 'kiln')).toThrow('Expansion words have not loaded yet.')
  })
})

test('words of the page include expansions, and are cached until the language changes', async () => {
  const english = messagesNow()
  expect(symbolName(english, 'war-drum')).toBe('war drum')
  expect(messagesNow()).toBe(english)
  useSettings.getState().set({ language: 'nl' })
  await fetchWords()
  expect(messagesNow().expansions).toBe(nl.expansions)
  expect(allWordsNow().expansions).toBe(nl.expansions)
  expect(messagesNow()).toBe(messagesNow())
  useSettings.getState().set({ language: 'en' })
  expect(messagesNow()).toBe(english)
})
