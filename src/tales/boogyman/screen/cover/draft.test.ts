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
  test('is by the standard rules at first, and Red begins [B 2]', () => {
    expect(open().getState()).toMatchObject({
      config: { players: ['', ''], first: 'red', rules: { trees: 'two' } },
      placeForUs: false,
      boxOpen: false,
      unreadable: false,
    })
  })

  test('is found as it was chosen by whoever comes back', () => {
    const { rename, setFirst, setTrees, setPlaceForUs, turnBox } = open().getState()
    rename(0, 'Mira')
    rename(1, 'Tom')
    setFirst('green')
    setTrees('three')
    setPlaceForUs(true)
    turnBox()
    expect(open().getState()).toMatchObject({
      config: { players: ['Mira', 'Tom'], first: 'green', rules: { trees: 'three' } },
      placeForUs: true,
      boxOpen: true,
    })
  })

  test('keeps a name as long as one may be, cut between letters', () => {
    const draft = open()
    draft.getState().rename(1, 'm'.repeat(LONGEST_NAME + 5))
    expect(draft.getState().config.players).toEqual(['', 'm'.repeat(LONGEST_NAME)])
    const wide = '🍄'.repeat(18) // each is as wide as two letters
    draft.getState().rename(1, `${wide}🍄🍄`)
    expect(open().getState().config.players[1]).toBe(wide)
  })
})

describe('what cannot be read', () => {
  test('is said, nothing of it is half taken over, and it lies there until something else is chosen', () => {
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
