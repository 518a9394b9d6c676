import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Game,
  type GameTypes,
  play,
  randomState,
  seededRng,
  stateForBot,
  viewerToAct,
} from '../../src/engine/kernel/index.ts'
import { TALES } from '../../src/shelf/tales.ts'
import type { QuickBot } from '../../src/store/bot-client.ts'
import { type AnyExpected, TALE_BOTS } from './bots-of-tales.ts'

const SEED = 7
const COUNT = 24

/** Returns the first {@link COUNT} positions of a game that the stand-in plays. */
function positions({ game, config, quick, standIn }: AnyExpected): GameTypes['State'][] {
  let state = game.begin(config, SEED)
  return Array.from({ length: COUNT }, () => {
    const before = state
    const played = play(game, before, answer(game, quick[standIn], before))
    if (!played.ok) throw new Error('A bot did what is not allowed.')
    state = played.value.state
    return before
  })
}

/** Returns the action of a bot in a position, as its seat sees it, with the rng of {@link SEED}. */
function answer(
  game: Game<GameTypes>,
  bot: QuickBot<GameTypes> | undefined,
  state: GameTypes['State'],
): GameTypes['Action'] {
  if (!bot) throw new Error('There is no such bot.')
  return bot(stateForBot(game, state, viewerToAct(game, state)), seededRng({ random: randomState(SEED) }))
}

/** Returns the action that the counsel gives for a bot in a position. */
function decided(
  { counsel }: AnyExpected,
  computer: string,
  state: GameTypes['State'],
): GameTypes['Action'] | null {
  let action: GameTypes['Action'] | null = null
  counsel.decide(computer, state, (told) => {
    action = told
  })
  return action
}

/** The programs of the workers that were started. */
let started: string[] = []

beforeEach(() => {
  started = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor(file: string | URL) {
        super()
        started.push(String(file))
      }
      postMessage() {}
      terminate() {}
    },
  )
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(SEED)
    return array
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('TALE_BOTS has every game', () => {
  expect(Object.keys(TALE_BOTS).sort()).toEqual(Object.keys(TALES).sort())
})

describe.each(Object.entries(TALE_BOTS))('in %s', (_, tale) => {
  const { game, counsel, config, quick, standIn, thinker, worker, listed, programs } = tale
  const states = positions(tale)
  const answers = (bot: QuickBot<GameTypes> | undefined) => states.map((state) => answer(game, bot, state))

  test.each(Object.entries(quick))('%s decides at once, by its own bot', (id, bot) => {
    for (const [other, otherBot] of Object.entries(quick))
      if (other !== id) expect(answers(otherBot)).not.toEqual(answers(bot))
    expect(states.map((state) => decided(tale, id, state))).toEqual(answers(bot))
    expect(started).toEqual([])
  })

  test('programs list strongest first, pages weakest first', () => {
    expect(Object.keys(programs)).toEqual(listed.toReversed())
  })

  if (thinker === undefined || worker === undefined) return
  test('the thinker runs in its own worker, and the stand-in replaces it', () => {
    const state = game.begin(config, SEED)
    const heard: GameTypes['Action'][] = []
    counsel.decide(thinker, state, (action) => heard.push(action))
    expect(started).toEqual([expect.stringContaining(worker)])
    expect(heard).toEqual([])
    counsel.answerNow()
    expect(heard).toEqual([answer(game, quick[standIn], state)])
    expect(counsel).toMatchObject({ thinker, standIn })
  })
})
