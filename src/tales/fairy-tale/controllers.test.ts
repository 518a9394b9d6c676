import { describe, expect, test } from 'vitest'
import type { State } from '../../engine/fairy-tale/index.ts'
import { ALONE } from '../../store/humans.ts'
import { type FakeStorage, fakeStorage } from '../../store/testing.ts'
import { openLeaders as openLeadersIn } from './controllers.ts'
import { STORAGE_KEYS } from './game.ts'
import { computerIn } from './runtime.ts'
import { gameInAction, openGame, stateIn, twoSeats } from './testing.ts'

const openLeaders = (fake: FakeStorage) => openLeadersIn(fake.storage)
const found = (text: string) => openLeaders(fakeStorage({ [STORAGE_KEYS.leaders]: text })).getState()

describe('controllers', () => {
  test('are people by default', () => {
    expect(openLeaders(fakeStorage()).getState()).toMatchObject({
      ...{ table: {}, cover: {} },
      people: 'several',
      unreadable: false,
    })
  })

  test('are saved for the next visit, for the table and for the cover', () => {
    const fake = fakeStorage()
    const first = openLeaders(fake).getState()
    first.choose('beast', 'guardian')
    first.begin(ALONE)
    first.lead('beast', 'person')
    first.lead('huntsman', 'apprentice')
    expect(openLeaders(fake).getState()).toMatchObject({
      table: { beast: 'person', huntsman: 'apprentice' },
      cover: { beast: 'guardian' },
      people: 'one',
    })
    first.again()
    expect(openLeaders(fake).getState().cover).toEqual({ beast: 'person', huntsman: 'apprentice' })
  })

  test('are read from an earlier version that always had a privacy screen', () => {
    const text = '{"table":{"beast":"guardian"},"cover":{}}'
    expect(found(text)).toMatchObject({ table: { beast: 'guardian' }, people: 'several', unreadable: false })
  })

  test.each([
    'nothing',
    '{}',
    '{"table":{"dragon":"guardian"},"cover":{}}',
    '{"table":{"beast":"wizard"},"cover":{}}',
    '{"table":{},"cover":{},"more":1}',
    '{"table":{},"cover":{},"people":"many"}',
  ])('makes every seat a person for stored %s, with a notice until a choice', (text) => {
    const leaders = openLeaders(fakeStorage({ [STORAGE_KEYS.leaders]: text }))
    expect(found(text)).toMatchObject({ table: {}, cover: {}, unreadable: true })
    leaders.getState().lead('beast', 'guardian')
    expect(leaders.getState().unreadable).toBe(false)
  })
})

describe('the bot that must act', () => {
  const acting = stateIn(gameInAction())

  test('is the controller of the seat on turn', () => {
    expect(computerIn(acting, { huntsman: 'guardian' })).toBe('guardian')
    expect(computerIn(acting, { beast: 'guardian' })).toBeNull()
    expect(computerIn({ ...acting, outcome: 'lost' }, { huntsman: 'guardian' })).toBeNull()
  })

  test('is the bot of the seat that must choose, also outside its turn', () => {
    const pending: State['pending'] = { kind: 'clear-place', seat: 1, clearings: [] }
    expect(computerIn({ ...acting, pending }, { huntsman: 'guardian' })).toBeNull()
    expect(computerIn({ ...acting, pending }, { beast: 'apprentice' })).toBe('apprentice')
  })

  test('lays the first tiles only if every seat is a bot', () => {
    const game = openGame()
    game.getState().start(twoSeats, 1)
    expect(computerIn(stateIn(game), { huntsman: 'guardian' })).toBeNull()
    expect(computerIn(stateIn(game), { huntsman: 'guardian', beast: 'apprentice' })).toBe('guardian')
  })
})
