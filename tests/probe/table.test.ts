import { beforeEach, describe, expect, test } from 'vitest'
import { eventFor, randomState, stateFor, stateOf } from '../../src/engine/kernel/index.ts'
import { createUnloadedGame, type GameHook, selectState } from '../../src/session/game-store.ts'
import { openLocalGame } from '../../src/session/local/local-transport.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { visiblePins } from '../../src/session/pins.ts'
import { createSuggestionStore } from '../../src/session/suggestion-store.ts'
import { aboutAny, fakeBrowser } from '../../src/session/testing.ts'
import { type BotQuestion, type BotWorker, createBotClient } from '../../src/store/bot-client.ts'
import { computerFor, createControllers } from '../../src/store/controllers-store.ts'
import { ALONE } from '../../src/store/humans.ts'
import { savedLeaders } from '../../src/store/saved-controllers.ts'
import { memoryGames } from '../../src/store/saved-games/in-memory.ts'
import { keysOf } from '../../src/store/storage.ts'
import { type FakeStorage, fakeStorage, fakeWindows, NO_LEADERS } from '../../src/store/testing.ts'
import { eventually } from '../support/eventually.ts'
import { type DiceRace, diceRace, type RaceState } from './dice-race.ts'
import { RACE_PLAYERS } from './players.ts'
import { racePlayback } from './race-playback.ts'
import { raceSuggestions } from './race-suggestions.ts'

const KEYS = keysOf('the-dice-race')
const ROLES = ['hare', 'tortoise'] as const
const config = { players: ['Hanna', 'Tom'] } as const

let fake: FakeStorage
let game: GameHook<DiceRace>
const act = (type: DiceRace['Action']['type']) => game.getState().act({ type })
const state = (): RaceState => {
  const now = selectState(game.getState())
  if (!now) throw new Error('No race is run.')
  return now
}

beforeEach(() => {
  fake = fakeStorage()
  game = createGame(diceRace)
  game.getState().start(config, 5)
})

describe('the store of any game', () => {
  test('returns the result of a command: done, refused, or no game', () => {
    expect(act('step')).toBe('done')
    expect(act('play')).toBe('done')
    expect(act('roll')).toBe('done')
    expect(act('play')).toEqual({ code: 'card-is-played' })
    game.getState().leave()
    expect(act('step')).toBe('no-game')
  })

  test('undoes only what revealed nothing', () => {
    act('step')
    expect(game.getState().undo()).toBe(true)
    for (const seen of ['roll', 'play', 'peek'] as const) {
      game.getState().start(config, 5)
      act(seen)
      expect(game.getState().undo()).toBe(false)
    }
  })

  test('saves every action under the id of its tale, and resumes from there', async () => {
    const browser = fakeBrowser(diceRace, KEYS)
    const { store, close } = await browser.open()
    store.getState().start(config, 5)
    for (const type of ['roll', 'peek', 'step', 'play'] as const) {
      store.getState().act({ type })
      act(type)
    }
    await eventually(() => expect(store.getState().unsaved).toBe('nothing'))
    expect(browser.kept().map((kept) => kept?.line.tale)).toEqual([diceRace.id])
    close()
    const again = (await browser.open()).store.getState().session
    expect(again && stateOf(again)).toEqual(state())
  })

  test('waits for its rules, then begins requested games', async () => {
    const store = createUnloadedGame<DiceRace>()
    store.getState().start(config, 9)
    expect(store.getState()).toMatchObject({ session: null, waiting: { seed: 9 } })
    const { storage } = fakeStorage()
    const windows = fakeWindows().open()
    const beside = {
      games: memoryGames(),
      windows,
      storage,
      tab: storage,
      keys: KEYS,
      leaders: NO_LEADERS,
      about: aboutAny(diceRace),
    }
    await openLocalGame<DiceRace>({ game: diceRace, store, ...beside, answer: () => null })
    expect(store.getState().session).toMatchObject({ seed: 9, config })
  })
})

describe('services of a table', () => {
  test('computers lead roles, and act when those must', () => {
    const leaders = createControllers(savedLeaders(fake.storage, KEYS.leaders, ROLES, ['quick', 'wise']))
    leaders.getState().choose('tortoise', 'wise')
    leaders.getState().begin(ALONE)
    const now = () => computerFor(diceRace.decider(state()), ROLES, leaders.getState().table)
    expect(now()).toBeNull()
    act('step')
    expect(now()).toBe('wise')
    const kept = createControllers(savedLeaders(fake.storage, KEYS.leaders, ROLES, ['quick', 'wise']))
    expect(kept.getState()).toMatchObject({ table: { tortoise: 'wise' }, people: 'one', unreadable: false })
  })

  test('a joint decision is left to people, if there are any', () => {
    expect(computerFor('together', ROLES, { tortoise: 'wise' })).toBeNull()
    expect(computerFor('together', ROLES, { hare: 'wise', tortoise: 'quick' })).toBe('wise')
  })

  test('a bot gets only the view of its seat, without the rng', () => {
    const questions: BotQuestion<RaceState>[] = []
    const thinker: BotWorker<DiceRace> = {
      ask: (question) => void questions.push(question),
      heard: () => {},
      failed: () => {},
      end: () => {},
    }
    const given: RaceState[] = []
    const counsel = createBotClient<DiceRace>({
      game: diceRace,
      quick(seen, luck) {
        given.push(seen)
        return RACE_PLAYERS.careful(seen, luck)
      },
      start: () => thinker,
      randomSeed: () => 3,
    })
    act('step')
    counsel.think(state(), () => {})
    counsel.quick(state())
    for (const seen of [questions[0]?.state, given[0]]) {
      expect(seen?.cards).toEqual([null, state().cards[1]])
      expect(seen?.random).toEqual(randomState(0))
    }
  })

  test('suggestions are pinned and not played, as long as they are possible', () => {
    const suggesting = createSuggestionStore(game, raceSuggestions)
    const seen = () => {
      const { session } = game.getState()
      return session ? visiblePins(raceSuggestions, suggesting.getState().pins, session).length : 0
    }
    suggesting.getState().suggestAs(1)
    expect(act('play')).toBe('suggested')
    suggesting.getState().stop()
    expect(seen()).toBe(1)
    act('peek')
    expect(seen()).toBe(1)
    act('step')
    expect(seen()).toBe(0)
  })
})

describe('the show', () => {
  const shown = () => racePlayback(game)

  test('shows the events one after another, and ends at the current position', () => {
    const { clock, playback } = shown()
    act('roll')
    expect(playback.getState()).toMatchObject({
      playing: true,
      cue: { event: { type: 'moved', how: 'rolled' } },
    })
    clock.pass(100)
    expect(playback.getState()).toMatchObject({ playing: false, cue: null, shown: state() })
    playback.getState().again()
    expect(playback.getState()).toMatchObject({ replaying: true, cue: { event: { how: 'rolled' } } })
  })

  test('every displayed state, as a player sees it, hides the other’s card', () => {
    const { playback } = shown()
    const cards: unknown[] = []
    playback.subscribe(({ shown: now }) => cards.push(now && stateFor(diceRace, now, 0).cards[1]))
    act('step')
    act('step')
    expect(new Set(cards)).toEqual(new Set([null]))
  })
})

test('the log names no card to who did not see it', () => {
  act('peek')
  const { session } = game.getState()
  const told = (by: number) =>
    JSON.stringify(
      session?.moves.flatMap(({ frames }) => eventFor(diceRace, frames, by)).map(({ event }) => event),
    )
  expect(told(0)).toContain(`"card":${state().cards[1]}`)
  expect(told(1)).toContain('"card":null')
})
