import { describe, expect, test } from 'vitest'
import { seedText } from '../../engine/kernel/index.ts'
import { type FakeStorage, fakeStorage } from '../../store/testing.ts'
import { KEYS } from './game.ts'
import { gameInAction, openGame, stateIn, twoSeats } from './testing.ts'

const { game: KEY, damaged: DAMAGED } = KEYS

const NEWER = JSON.stringify({ format: 99, game: 'fairy-tale', rulesVersion: 1, more: 'than we know' })

const start = (fake: FakeStorage) => {
  const game = openGame(fake)
  game.getState().start(twoSeats, 3)
  return game
}

describe('a running game', () => {
  test('goes on where it stood, after every action', () => {
    const fake = fakeStorage()
    const game = gameInAction(5, fake)
    expect(openGame(fake).getState().session).toEqual(game.getState().session)
    game.getState().act({ type: 'end-turn' })
    expect(openGame(fake).getState().session).toEqual(game.getState().session)
  })

  test('goes on where it stood after an undo', () => {
    const fake = fakeStorage()
    const game = start(fake)
    const [tile, side] = [0, 'north'] as const
    for (const turn of [0, 1, 2, 3] as const) game.getState().act({ type: 'lay', tile, side, turn })
    expect(game.getState().undo()).toBe(true)
    expect(openGame(fake).getState().session).toEqual(game.getState().session)
  })

  test('is gone once it was left', () => {
    const fake = fakeStorage()
    start(fake).getState().leave()
    expect(fake.texts.size).toBe(0)
    expect(openGame(fake).getState()).toMatchObject({ session: null, damaged: null, storage: 'ok' })
  })
})

describe('two windows', () => {
  test('never write over what the other one keeps, and the later one is told', () => {
    const fake = fakeStorage()
    const one = gameInAction(5, fake)
    const other = openGame(fake)
    other.getState().start(twoSeats, 4)
    expect(other.getState().storage).toBe('ok')
    const kept = fake.texts.get(KEY)
    expect(one.getState().act({ type: 'end-turn' })).toBe('done')
    expect(one.getState().storage).toBe('elsewhere')
    one.getState().saveAgain()
    one.getState().leave()
    expect(fake.texts.get(KEY)).toBe(kept)
    expect(openGame(fake).getState().session?.seed).toBe(4)
  })

  test('one that found no tale begins none over a tale of the other', () => {
    const fake = fakeStorage()
    const one = openGame(fake)
    start(fake)
    one.getState().start(twoSeats, 5)
    expect(one.getState()).toMatchObject({ session: { seed: 5 }, storage: 'elsewhere' })
    expect(openGame(fake).getState().session?.seed).toBe(3)
  })

  test('keep a game again where the other one put its own aside', () => {
    const fake = fakeStorage()
    const one = gameInAction(5, fake)
    const other = openGame(fake)
    other.getState().start(twoSeats, 4)
    one.getState().act({ type: 'end-turn' })
    other.getState().leave()
    one.getState().saveAgain()
    expect(one.getState().storage).toBe('ok')
    expect(openGame(fake).getState().session).toEqual(one.getState().session)
  })
})

describe('of two windows', () => {
  test('the one that shows the older position hears of the other before it does anything', () => {
    const fake = fakeStorage()
    const one = gameInAction(5, fake)
    const other = openGame(fake)
    other.getState().act({ type: 'end-turn' })
    one.getState().hear()
    expect(one.getState().storage).toBe('elsewhere')
  })

  test('both are at ease while they show what is kept, and where the other one put its tale away', () => {
    const fake = fakeStorage()
    const one = gameInAction(5, fake)
    const other = openGame(fake)
    one.getState().hear()
    expect(one.getState().storage).toBe('ok')
    other.getState().leave()
    one.getState().hear()
    expect(one.getState().storage).toBe('ok')
    one.getState().act({ type: 'end-turn' })
    expect(openGame(fake).getState().session).toEqual(one.getState().session)
  })
})

describe('a storage that does not give back what it keeps', () => {
  test('is told at once, and nothing is written over the tale that lies there', () => {
    const fake = fakeStorage()
    gameInAction(5, fake)
    const kept = Object.fromEntries(fake.texts)
    fake.trouble = 'unreadable'
    const game = openGame(fake)
    expect(game.getState()).toMatchObject({ session: null, damaged: null, storage: 'unreadable' })
    for (const trouble of ['unreadable', null] as const) {
      fake.trouble = trouble
      game.getState().start(twoSeats, 3)
      expect(game.getState().storage).toBe('unreadable')
      game.getState().saveAgain()
      game.getState().leave()
      expect(Object.fromEntries(fake.texts)).toEqual(kept)
    }
    expect(openGame(fake).getState().session?.seed).toBe(5)
  })

  test('in the middle of a tale ends the keeping, and the last kept position stays', () => {
    const fake = fakeStorage()
    const game = gameInAction(5, fake)
    const kept = Object.fromEntries(fake.texts)
    fake.trouble = 'unreadable'
    expect(game.getState().act({ type: 'end-turn' })).toBe('done')
    expect(game.getState().storage).toBe('unreadable')
    expect(Object.fromEntries(fake.texts)).toEqual(kept)
  })
})

describe('a stored game that cannot be read', () => {
  test('is told and set aside, and a new game goes on meanwhile', () => {
    const fake = fakeStorage({ [KEY]: '{"half' })
    const game = openGame(fake)
    expect(game.getState()).toMatchObject({
      session: null,
      storage: 'ok',
      damaged: { text: '{"half', reason: { code: 'not-json' }, aside: true },
    })
    game.getState().start(twoSeats, 3)
    expect(game.getState().storage).toBe('ok')
    expect([...fake.texts.values()]).toContain('{"half')
  })

  test('is told again at the next start, beside the new game, until it is dismissed', () => {
    const fake = fakeStorage({ [KEY]: '{"half' })
    start(fake)
    const again = openGame(fake)
    expect(again.getState().session).not.toBeNull()
    expect(again.getState().damaged?.text).toBe('{"half')
    again.getState().dismissDamaged()
    expect(again.getState().damaged).toBeNull()
    expect(openGame(fake).getState().damaged).toBeNull()
    expect([...fake.texts.values()]).toContain('{"half')
  })

  test('does not take the place of an earlier one', () => {
    const fake = fakeStorage({ [KEY]: 'first' })
    openGame(fake).getState().dismissDamaged()
    fake.texts.set(KEY, 'second')
    expect(openGame(fake).getState().damaged?.text).toBe('second')
    expect(openGame(fake).getState().damaged?.text).toBe('second')
    expect([fake.texts.get(`${DAMAGED}.1`), fake.texts.get(`${DAMAGED}.2`)]).toEqual(['first', 'second'])
  })

  test('stays where it is when there is no room to set it aside, and nothing is saved over it', () => {
    const fake = fakeStorage({ [KEY]: 'damaged' })
    fake.trouble = 'full'
    const game = openGame(fake)
    expect(game.getState().damaged).toMatchObject({ text: 'damaged', aside: false })
    fake.trouble = null
    game.getState().start(twoSeats, 3)
    expect(game.getState().storage).toBe('full')
    game.getState().leave()
    expect(fake.texts.get(KEY)).toBe('damaged')
  })

  test('from a newer version is kept, and played on once that version is here', () => {
    const fake = fakeStorage()
    const played = gameInAction(5, fake)
    const text = fake.texts.get(KEY) ?? ''
    fake.texts.set(KEY, NEWER)
    expect(openGame(fake).getState().damaged?.reason).toEqual({ code: 'unknown-format', format: 99 })
    fake.texts.set(`${DAMAGED}.1`, text)
    expect(openGame(fake).getState()).toMatchObject({ session: played.getState().session, damaged: null })
    expect(Object.fromEntries(fake.texts)).toEqual({ [KEY]: text })
  })

  test('says which action is refused', () => {
    const fake = fakeStorage()
    start(fake)
    const text = (fake.texts.get(KEY) ?? '').replace('"actions":[]', '"actions":[{"type":"end-turn"}]')
    const { damaged } = openGame(fakeStorage({ [KEY]: text })).getState()
    const reason = { code: 'refused-action', index: 0, refusal: { code: 'not-in-this-phase' } }
    expect(damaged).toEqual({ text, reason, aside: true })
  })
})

describe('a storage in trouble', () => {
  test.each(['full', 'forbidden'] as const)('that is %s is told, and the game goes on', (trouble) => {
    const fake = fakeStorage()
    const game = start(fake)
    fake.trouble = trouble
    expect(game.getState().act({ type: 'give-up' })).toBe('done')
    expect(game.getState().storage).toBe(trouble)
    expect(stateIn(game).outcome).toBe('given-up')
  })

  test('that is forbidden from the start is told at the start', () => {
    const fake = fakeStorage()
    fake.trouble = 'forbidden'
    expect(openGame(fake).getState()).toMatchObject({ session: null, storage: 'forbidden' })
  })

  test('saves again when it can, and leaves alone what another page saved meanwhile', () => {
    const fake = fakeStorage()
    const game = start(fake)
    fake.trouble = 'full'
    game.getState().act({ type: 'give-up' })
    fake.trouble = null
    game.getState().saveAgain()
    expect(game.getState().storage).toBe('ok')
    expect(fake.texts.get(KEY)).toContain('give-up')
    fake.texts.set(KEY, `a game with the seed ${seedText(1)}`)
    game.getState().saveAgain()
    expect(fake.texts.get(KEY)).not.toContain('give-up')
  })
})
