import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { movesSince, type Session } from '../../src/engine/kernel/index.ts'
import { newMoves, type SessionEvent } from '../../src/session/events.ts'
import { changeSession } from '../../src/session/game-store.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { PLAYER } from '../../src/session/state.ts'
import { fakeBrowser } from '../../src/session/testing.ts'
import { keysOf } from '../../src/store/storage.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { eventually } from '../support/eventually.ts'
import { acts, commands, config, run } from './race-commands.ts'

/** Returns the moves between two sessions, by comparing them. */
const compared = (before: Session<DiceRace> | null, now: Session<DiceRace> | null) =>
  before && now ? movesSince(before, now) : []

/** An event with the session before and after it. */
interface Told {
  event: SessionEvent<DiceRace>
  before: Session<DiceRace> | null
  now: Session<DiceRace> | null
}

function expectTrue({ event, before, now }: Told): void {
  expect(newMoves(event)).toEqual(compared(before, now))
  if (event.type === 'closed') expect(now).toBeNull()
  else expect(event.session).toBe(now)
  if (event.type === 'moved') expect(event.from).toBeLessThan(event.session.moves.length)
  if (event.type === 'rewound') expect(event.before).toBe(before)
  if (event.type === 'rewound' && event.cause !== 'overtaken')
    expect(event.session.moves).toEqual(before?.moves.slice(0, event.session.moves.length))
}

afterEach(() => vi.restoreAllMocks())

test('events agree with comparing sessions', () => {
  fc.assert(
    fc.property(commands, (all) => {
      const game = createGame(diceRace)
      const events: SessionEvent<DiceRace>[] = []
      game.onEvent((event) => events.push(event))
      game.getState().start(config, 5)
      for (const command of all) {
        const before = game.getState().session
        events.length = 0
        run(game, command)
        const now = game.getState().session
        expect(events).toHaveLength(now === before ? 0 : 1)
        for (const event of events) expectTrue({ event, before, now })
      }
    }),
    { numRuns: 10_000 },
  )
})

test('in two tabs, events say the same of moves as comparing sessions', async () => {
  const deeds = fc.array(fc.record({ who: fc.constantFrom(0, 1), what: acts, back: fc.nat({ max: 5 }) }), {
    maxLength: 10,
  })
  await fc.assert(
    fc.asyncProperty(deeds, async (all) => {
      const browser = fakeBrowser(diceRace, keysOf('race'))
      const first = await browser.open()
      first.store.getState().start(config, 5)
      await eventually(() => expect(browser.kept()).toHaveLength(1))
      const tabs = [first, await browser.open()]
      const told: Told[] = []
      for (const { store } of tabs) {
        let before = store.getState().session
        store.onEvent((event) => {
          const now = store.getState().session
          told.push({ event, before, now })
          before = now
        })
      }
      for (const { who, what, back } of all) {
        const store = tabs[who]?.store ?? expect.fail('There is no such tab.')
        if (back === 0) await store.getState().takeOver()
        else if (back === 1) store.getState().undo()
        else run(store, what)
        if (back > 3) await new Promise((resolve) => setTimeout(resolve))
      }
      await eventually(() => {
        const texts = tabs.map(({ store }) => store.getState().copy())
        expect(new Set([...texts, browser.kept()[0]?.text]).size).toBe(1)
      })
      for (const one of told) {
        // A position that was only read again has no event, so the session before may be another object.
        const { event, before, now } = one
        if (event.type === 'moved') expect(event.from).toBe(before?.moves.length)
        if (event.type !== 'rewound') expect(newMoves(event)).toEqual(compared(before, now))
        if (event.type === 'rewound' && event.cause === 'overtaken') expect(compared(before, now)).toEqual([])
      }
    }),
    { numRuns: 60 },
  )
})

test('moves of another tab have a cause; undone ones are overtaken', async () => {
  const browser = fakeBrowser(diceRace, keysOf('race'))
  const one = await browser.open()
  one.store.getState().start(config, 5)
  await eventually(() => expect(browser.kept()).toHaveLength(1))
  const other = await browser.open()
  const events: unknown[] = []
  other.store.onEvent((event) => events.push('cause' in event ? [event.type, event.cause] : event.type))
  const lengths = () => other.store.getState().session?.moves.length
  one.store.getState().act({ type: 'step' })
  await eventually(() => expect(lengths()).toBe(1))
  one.store.getState().undo()
  await eventually(() => expect(lengths()).toBe(0))
  expect(events).toEqual([
    ['moved', 'other-tab'],
    ['rewound', 'overtaken'],
  ])
})

test('a throwing listener is reported, stopping no other', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const game = createGame(diceRace)
  const heard: string[] = []
  game.onEvent(() => {
    throw new Error('It does not listen.')
  })
  game.onEvent(({ type }) => heard.push(type))
  game.getState().start(config, 5)
  game.getState().act({ type: 'step' })
  expect(heard).toEqual(['opened', 'moved'])
  expect(reported).toHaveBeenCalled()
})

test('a listener that stopped gets no events; the same one can be added twice', () => {
  const game = createGame(diceRace)
  const heard: string[] = []
  const listener = ({ type }: SessionEvent<DiceRace>) => heard.push(type)
  const [stop] = [game.onEvent(listener), game.onEvent(listener)]
  game.getState().start(config, 5)
  stop()
  game.getState().leave()
  expect(heard).toEqual(['opened', 'opened', 'closed'])
})

test('a new session is reported with its event, and another view of the same position without one', () => {
  const game = createGame(diceRace)
  const heard: unknown[] = []
  const stop = game.onSession((session, event) => heard.push([session?.moves.length, event?.type]))
  game.getState().start(config, 5)
  game.getState().act({ type: 'step' })
  const { session } = game.getState()
  if (session) changeSession(game, { type: 'role', role: PLAYER, session: { ...session } })
  changeSession(game, { type: 'role', role: { ...PLAYER, watching: true } })
  game.getState().leave()
  stop()
  game.getState().start(config, 5)
  expect(heard).toEqual([
    [0, 'opened'],
    [1, 'moved'],
    [1, undefined],
    [undefined, 'closed'],
  ])
})
