import { describe, expect, test } from 'vitest'
import { fakeStorage } from '../../store/testing.ts'
import { STORAGE_KEYS } from './game.ts'
import { type KeptCover, savedCover } from './saved-cover.ts'

const CHOSEN: KeptCover = {
  config: { players: ['Mira', ''], first: 'green', rules: { trees: 'three' } },
  placeForUs: true,
  boxOpen: false,
}

const { read, write, key } = savedCover(fakeStorage().storage)

test('writes the cover’s choices, drops other fields', () => {
  const more = { ...CHOSEN, unreadable: true }
  expect(read(write(more))).toEqual(CHOSEN)
  expect(key).toBe(STORAGE_KEYS.cover)
})

describe('refuses an invalid text as a whole', () => {
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
    expect(read(JSON.stringify(value))).toBeNull()
  })
  test.each(['', '{', 'null', '{"config":'])('and %j, which is no text of ours', (text) => {
    expect(read(text)).toBeNull()
  })
})
