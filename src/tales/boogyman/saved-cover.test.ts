import { describe, expect, test } from 'vitest'
import { fakeStorage } from '../../store/testing.ts'
import { KEYS } from './game.ts'
import { type KeptCover, savedCover } from './saved-cover.ts'

const CHOSEN: KeptCover = {
  config: { players: ['Mira', ''], first: 'green', rules: { trees: 'three' } },
  placeForUs: true,
  boxOpen: false,
}

const load = (text: string) => savedCover(fakeStorage({ [KEYS.cover]: text }).storage).load()

test('nothing is kept at the first visit, and that is no fault', () => {
  expect(savedCover(fakeStorage().storage).load()).toEqual({ kept: null, unreadable: false })
})

test('what is kept is what was chosen, and nothing that happens to lie beside it', () => {
  const saved = savedCover(fakeStorage().storage)
  const more = { ...CHOSEN, unreadable: true }
  saved.save(more)
  expect(saved.load()).toEqual({ kept: CHOSEN, unreadable: false })
})

describe('another text is refused as a whole', () => {
  const { config, placeForUs, boxOpen } = CHOSEN
  const spoilt: Record<string, unknown> = {
    'a choice that is missing': { config, placeForUs },
    'a choice that there is not': { config, placeForUs, boxOpen, seed: 1 },
    'a name too few': { config: { ...config, players: ['Mira'] }, placeForUs, boxOpen },
    'a name too long': { config: { ...config, players: ['x'.repeat(999), ''] }, placeForUs, boxOpen },
    'a side that there is not': { config: { ...config, first: 'blue' }, placeForUs, boxOpen },
    'a rule that there is not': { config: { ...config, rules: { trees: 'four' } }, placeForUs, boxOpen },
    'a word for yes': { config, placeForUs: 'yes', boxOpen },
    'no object': [],
  }
  test.each(Object.entries(spoilt))('%s', (_, value) => {
    expect(load(JSON.stringify(value))).toEqual({ kept: null, unreadable: true })
  })
  test.each(['', '{', 'null', '{"config":'])('and %j, which is no text of ours', (text) => {
    expect(load(text)).toEqual({ kept: null, unreadable: true })
  })
})
