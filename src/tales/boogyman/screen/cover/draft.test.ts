import { beforeEach, describe, expect, test } from 'vitest'
import { LONGEST_NAME } from '../../../../engine/kernel/config.ts'
import { type FakeStorage, fakeStorage } from '../../../../store/testing.ts'
import { STORAGE_KEYS } from '../../game.ts'
import { savedCover } from '../../saved-cover.ts'
import { createDraft } from './draft.ts'

let fake: FakeStorage
const open = (storage = fake) => createDraft(savedCover(storage.storage))

beforeEach(() => {
  fake = fakeStorage()
})

describe('the next duel', () => {
  test('has the standard rules by default, and Red begins [B 2]', () => {
    expect(open().getState()).toMatchObject({
      config: { players: ['', ''], first: 'red', rules: { trees: 'two' } },
      placeForUs: false,
      boxOpen: false,
      unreadable: false,
    })
  })

  test('restores the saved choices', () => {
    const { rename, setFirst, setTrees, setPlaceForUs, toggleMore } = open().getState()
    rename(0, 'Mira')
    rename(1, 'Tom')
    setFirst('green')
    setTrees('three')
    setPlaceForUs(true)
    toggleMore()
    expect(open().getState()).toMatchObject({
      config: { players: ['Mira', 'Tom'], first: 'green', rules: { trees: 'three' } },
      placeForUs: true,
      boxOpen: true,
    })
  })

  test('cuts long names between characters', () => {
    const draft = open()
    draft.getState().rename(1, 'm'.repeat(LONGEST_NAME + 5))
    expect(draft.getState().config.players).toEqual(['', 'm'.repeat(LONGEST_NAME)])
    const wide = '🍄'.repeat(18) // each counts as two characters
    draft.getState().rename(1, `${wide}🍄🍄`)
    expect(open().getState().config.players[1]).toBe(wide)
  })
})

describe('an unreadable draft', () => {
  test('is reported, ignored as a whole, and kept until another choice is made', () => {
    const text =
      '{"config":{"players":["Mira","Tom"],"first":"blue","rules":{"trees":"two"}},"placeForUs":true}'
    const spoilt = fakeStorage({ [STORAGE_KEYS.cover]: text })
    const draft = open(spoilt)
    expect(draft.getState()).toMatchObject({ unreadable: true, placeForUs: false })
    expect(draft.getState().config.players).toEqual(['', ''])
    expect(spoilt.storage.read(STORAGE_KEYS.cover).text).toBe(text)
    draft.getState().setTrees('three')
    expect(draft.getState().unreadable).toBe(false)
    expect(open(spoilt).getState()).toMatchObject({
      unreadable: false,
      config: { rules: { trees: 'three' } },
    })
  })
})
