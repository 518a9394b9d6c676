import { describe, expect, it } from 'vitest'
import { safeStorage } from '../../src/store/storage.ts'
import { createOwnRescue, type OwnRescue } from '../../src/tales/fairy-tale/own-rescue.ts'
import { rescueBook } from '../../src/tales/fairy-tale/rescues/book.ts'
import { rescueNotation } from '../../src/tales/fairy-tale/rescues/position.ts'

const KEY = 'own'

/** A tab's storage, with a text if given. */
function windowWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [[KEY, text]])
  return safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
}

/** Returns a rescue as a tale of the player's own yields it. */
function aRescue(): OwnRescue {
  const rescue = rescueBook().find(({ goal }) => goal.kind === 'survive')
  if (!rescue) throw new Error('Nothing in the book is to be survived.')
  const { start, goal, way } = rescue
  return { turn: start.turn, position: rescueNotation(start), goal, way }
}

/** Returns the rescue as the tab's storage holds it. */
function inWriting(): Record<string, unknown> {
  const tab = windowWith()
  createOwnRescue(tab, KEY).getState().keep(aRescue())
  return JSON.parse(tab.read(KEY).text ?? '')
}

describe('a rescue of one\u2019s own', () => {
  it('survives a reload, in the same tab only', () => {
    const tab = windowWith()
    createOwnRescue(tab, KEY).getState().keep(aRescue())
    expect(createOwnRescue(tab, KEY).getState().found).toEqual(aRescue())
    expect(createOwnRescue(windowWith(), KEY).getState().found).toBeNull()
  })

  it('is gone when another game is looked through', () => {
    const tab = windowWith()
    const store = createOwnRescue(tab, KEY)
    store.getState().keep(aRescue())
    store.getState().keep(null)
    expect(createOwnRescue(tab, KEY).getState().found).toBeNull()
  })

  it.each([
    ['no text of ours', 'hello'],
    ['cut off', JSON.stringify(inWriting()).slice(0, -9)],
    ['a position that is none', JSON.stringify({ ...inWriting(), position: 'a forest' })],
    ['an action that is none', JSON.stringify({ ...inWriting(), way: [{ type: 'fly' }] })],
    [
      'more dice than fall',
      JSON.stringify({ ...inWriting(), goal: { kind: 'survive', dice: Array(40).fill(6) } }),
    ],
    ['a strange key', JSON.stringify({ ...inWriting(), more: 1 })],
  ])('is as if there were none: %s', (_, text) => {
    expect(createOwnRescue(windowWith(text), KEY).getState().found).toBeNull()
  })
})
