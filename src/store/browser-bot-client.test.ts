import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { type DiceRace, diceRace } from '../../tests/probe/dice-race.ts'
import { RACE_PLAYERS } from '../../tests/probe/players.ts'
import { browserBotClient, type TaleBots } from './browser-bot-client.ts'
import { useFaults } from './faults.ts'

const { random } = RACE_PLAYERS
const start = diceRace.begin({ players: ['Hanna', 'Tom'] }, 5)

const Started = vi.fn()
beforeEach(() => vi.stubGlobal('Worker', Started))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a single quick bot acts and gives hints without a worker or a fault', () => {
  vi.useFakeTimers()
  const counsel = browserBotClient<DiceRace, 'random'>(diceRace, { quick: { random }, standIn: 'random' })
  expect(counsel).toMatchObject({ thinker: null, standIn: 'random' })
  const decided = vi.fn()
  counsel.decide('random', start, decided)
  expect(decided).toHaveBeenCalledOnce()
  const planned = vi.fn()
  counsel.plan(start, planned)
  vi.runAllTimers()
  expect(planned).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({})], 'quick')
  expect(Started).not.toHaveBeenCalled()
  expect(useFaults.getState().fault).toBeNull()
})

test('types require every quick bot, and the worker of the thinker', () => {
  type Bots<Thinker extends 'random' | 'careful' = never> = TaleBots<DiceRace, 'random' | 'careful', Thinker>
  const asked = { quick: { random }, standIn: 'random' } as const
  const worker = 'careful.worker.js'
  expectTypeOf({ ...asked, thinker: 'careful', worker } as const).toExtend<Bots<'careful'>>()
  // Each of these lacks one thing: a quick bot for "careful", the worker, or a stand-in other than the thinker.
  expectTypeOf(asked).not.toExtend<Bots>()
  expectTypeOf({ ...asked, thinker: 'careful' } as const).not.toExtend<Bots<'careful'>>()
  expectTypeOf({ ...asked, standIn: 'careful', thinker: 'careful', worker } as const).not.toExtend<
    Bots<'careful'>
  >()
})
