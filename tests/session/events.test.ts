import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { movesSince, openSession, type Session } from '../../src/engine/kernel/index.ts'
import { newMoves, type SessionEvent } from '../../src/session/events.ts'
import type { GameHook } from '../../src/session/game-store.ts'
import { openOnTable } from '../../src/session/game-store.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { createPositionStore } from '../../src/session/position-store.ts'
import { createSuggesting } from '../../src/session/suggesting.ts'
import { fakeBrowser } from '../../src/session/testing.ts'
import { keysOf } from '../../src/store/storage.ts'
import { goingBack } from '../../src/ui/frames/taking-back/going-back.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { racePlayback } from '../probe/race-playback.ts'
import { raceSuggestions } from '../probe/race-suggestions.ts'
import { eventually } from '../support/eventually.ts'

const config = { players: ['Hanna', 'Tom'] } as const

type Command =
  | { do: 'act'; type: DiceRace['Action']['type'] }
  | { do: 'undo to'; left: number }
  | { do: Plain }
type Plain = 'undo' | 'redo' | 'start' | 'import' | 'leave' | 'put'

const acts = fc
  .constantFrom<DiceRace['Action']['type']>('step', 'step', 'roll', 'play', 'peek')
  .map((type): Command => ({ do: 'act', type }))
const plain = (...kinds: Plain[]) => fc.constantFrom(...kinds).map((kind): Command => ({ do: kind }))
const commands = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: acts },
    { weight: 4, arbitrary: plain('undo', 'undo', 'redo') },
    { weight: 1, arbitrary: fc.nat({ max: 4 }).map((left): Command => ({ do: 'undo to', left })) },
    { weight: 1, arbitrary: plain('start', 'import', 'leave', 'put') },
  ),
  { maxLength: 16 },
)

function run(game: GameHook<DiceRace>, command: Command): void {
  const { act, undo, redo, goBack, start, adopt, leave } = game.getState()
  switch (command.do) {
    case 'act':
      act({ type: command.type })
      break
    case 'undo':
      undo()
      break
    case 'redo':
      redo()
      break
    case 'undo to':
      goBack(command.left)
      break
    case 'start':
      start(config, 7)
      break
    case 'import':
      adopt(openSession(diceRace, config, 8), { kind: 'link' })
      break
    case 'leave':
      leave()
      break
    case 'put':
      // As a lesson does, which tells nothing of it.
      openOnTable(game, openSession(diceRace, config, 9))
  }
}

/** What comparing two sessions says of the moves between them. */
const compared = (before: Session<DiceRace> | null, now: Session<DiceRace> | null) =>
  before && now ? movesSince(before, now) : []

/** An event beside what was there before and after it. */
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

test('events say the same of moves as comparing sessions', () => {
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
        // Of a position that was only read again nothing is told, so that the session before may be another object.
        const { event, before, now } = one
        if (event.type === 'moved') expect(event.from).toBe(before?.moves.length)
        if (event.type !== 'rewound') expect(newMoves(event)).toEqual(compared(before, now))
        if (event.type === 'rewound' && event.cause === 'overtaken') expect(compared(before, now)).toEqual([])
      }
    }),
    { numRuns: 60 },
  )
})

test('a move of another tab is told with its cause, and one that it took back as overtaken', async () => {
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

test('a listener that throws is reported, and stops no other', () => {
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

test('who stops listening hears nothing more, and the same listener can be given twice', () => {
  const game = createGame(diceRace)
  const heard: string[] = []
  const listener = ({ type }: SessionEvent<DiceRace>) => heard.push(type)
  const [stop] = [game.onEvent(listener), game.onEvent(listener)]
  game.getState().start(config, 5)
  stop()
  game.getState().leave()
  expect(heard).toEqual(['opened', 'opened', 'closed'])
})

/** All that follows a game, as stores, made in an order. `undo` takes the last move back as players do: at once, or by asking. */
function followed(order: readonly number[]) {
  const game = createGame(diceRace)
  const states: Record<string, () => unknown> = {}
  const players = { undo: () => {} }
  const makers = [
    () => {
      const { playback } = racePlayback(game)
      states['playback'] = () => playback.getState()
    },
    () => {
      const back = goingBack<DiceRace>({
        useGame: game,
        persons: () => 2,
        usePersons: () => 2,
        isComputers: () => false,
        isSameTurn: (one, other) => one.before.onTurn === other.before.onTurn,
        lineOf: ({ action }) => action.type,
        tellNothing: () => {},
      })
      states['going back'] = () => back.useAskedBack.getState()
      // Whoever is asked agrees the next time.
      players.undo = () => (back.useAskedBack.getState().asking ? back.agreeAndSay() : back.undoOrSay())
    },
    () => {
      const suggesting = createSuggesting(game, raceSuggestions)
      states['suggestions'] = () => suggesting.getState()
    },
    () => {
      const aims = createPositionStore<DiceRace, { aims: number }>(game, () => ({ aims: 0 }))
      // It aims in every second position, as soon as it hears of it.
      game.onEvent((event) => {
        const isEven = event.type !== 'closed' && event.session.moves.length % 2 === 0
        if (isEven) aims.setState((now) => ({ aims: now.aims + 1 }))
      })
      states['aims'] = () => aims.getState()
    },
  ]
  for (const index of order) makers[index]?.()
  const all = () =>
    JSON.stringify(
      Object.fromEntries(
        Object.keys(states)
          .sort()
          .map((name) => [name, states[name]?.()]),
      ),
    )
  return { game, all, undo: () => players.undo() }
}

test('in whatever order listeners are registered, their stores are equal', () => {
  const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 })
  fc.assert(
    fc.property(commands, orders, (all, order) => {
      const [one, other] = [followed([0, 1, 2, 3]), followed(order)]
      for (const { game } of [one, other]) game.getState().start(config, 5)
      for (const command of all) {
        for (const { game, undo } of [one, other]) command.do === 'undo' ? undo() : run(game, command)
        expect(other.all()).toBe(one.all())
      }
    }),
    { numRuns: 300 },
  )
})
