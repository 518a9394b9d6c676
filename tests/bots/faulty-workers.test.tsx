import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game, GameTypes } from '../../src/engine/kernel/index.ts'
import type { AnsweredBy, BotClient } from '../../src/store/bot-client.ts'
import { browserBotClient } from '../../src/store/browser-bot-client.ts'
import { ThinkerFailed, useFaults } from '../../src/store/faults.ts'
import { ANSWER_TIMEOUT_MS } from '../../src/store/worker-client.ts'
import { type AnyExpected, TALE_BOTS } from './bots-of-tales.ts'

/** The bots of a table, and a position in which a bot must act. */
interface Asked {
  counsel: BotClient<GameTypes>
  state: GameTypes['State']
  refuse: Game<GameTypes>['refuse']
}

/** Makes bots with a thinker in a worker; the tale's stand-in replaces it after a fault. */
function asked({ game, quick, standIn, config }: AnyExpected): Asked {
  const bot = quick[standIn]
  if (!bot) throw new Error('The stand-in is no bot.')
  const bots = { thinker: 'slow', worker: 'w.js', quick: { quick: bot }, standIn: 'quick' } as const
  return {
    counsel: browserBotClient<GameTypes, 'slow' | 'quick', 'slow'>(game, bots),
    state: game.begin(config, 7),
    refuse: game.refuse,
  }
}

/** Faults of a worker after a request. */
const FAULTS: Record<string, (thread: EventTarget, id: number) => void> = {
  dies: (thread) => thread.dispatchEvent(new Event('error')),
  'says what cannot be read': (thread) => thread.dispatchEvent(new Event('messageerror')),
  'says nothing': () => vi.advanceTimersByTime(ANSWER_TIMEOUT_MS),
  ...Object.fromEntries(
    Object.entries({
      'says null': () => null,
      'says a word': () => 'end-turn',
      'forgets its plan': (id: number) => ({ id }),
      'plans nothing': (id: number) => ({ id, plan: [] }),
      'plans numbers': (id: number) => ({ id, plan: [7] }),
      'plans what no rule knows': (id: number) => ({ id, plan: [{ type: 'fly' }] }),
      'plans what no rule allows': (id: number) => ({ id, plan: [{ type: 'end-turn', at: null }] }),
    }).map(([name, answer]) => [
      name,
      (thread: EventTarget, id: number) =>
        thread.dispatchEvent(new MessageEvent('message', { data: answer(id) })),
    ]),
  ),
}

let ask: (thread: EventTarget, id: number) => void
class Faulty extends EventTarget {
  postMessage({ id }: { id: number }) {
    setTimeout(() => ask(this, id))
  }
  terminate() {}
}

beforeEach(() => {
  useFaults.setState(useFaults.getInitialState())
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Asks for a move as a bot on turn does, and for a plan as a hint does. */
function answers({ counsel, state }: Asked): [unknown, AnsweredBy][] {
  const heard: [unknown, AnsweredBy][] = []
  counsel.think(state, (action, by) => heard.push([action, by]))
  vi.advanceTimersByTime(1)
  counsel.plan(state, ([action], by) => heard.push([action, by]))
  vi.advanceTimersByTime(1)
  return heard
}

describe.each(Object.entries(TALE_BOTS))('in %s', (_, tale) => {
  const game = () => asked(tale)

  test.each(Object.entries(FAULTS))('the quick player moves where the worker %s', (_, fault) => {
    vi.stubGlobal('Worker', Faulty)
    ask = fault
    const one = game()
    const heard = answers(one)
    expect(heard.map(([, by]) => by)).toEqual(['quick', 'quick'])
    for (const [action] of heard) expect(one.refuse(one.state, action)).toBeNull()
    expect(useFaults.getState().fault).toBeInstanceOf(ThinkerFailed)
  })

  test('the quick player moves without workers', () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('Not here.', 'SecurityError')
        }
      },
    )
    const one = game()
    const heard = answers(one)
    expect(heard.map(([, by]) => by)).toEqual(['quick', 'quick'])
    for (const [action] of heard) expect(one.refuse(one.state, action)).toBeNull()
    expect(useFaults.getState().fault).toBeInstanceOf(ThinkerFailed)
  })

  test('a hint by a quick bot causes no notice: the hint names the bot', () => {
    vi.stubGlobal('Worker', Faulty)
    ask = (thread) => thread.dispatchEvent(new Event('error'))
    const { counsel, state } = game()
    const heard: AnsweredBy[] = []
    counsel.plan(state, (_, by) => heard.push(by))
    vi.advanceTimersByTime(1)
    expect(heard).toEqual(['quick'])
    expect(useFaults.getState().fault).toBeNull()
  })

  test('a failure causes no notice once the player has stopped waiting', () => {
    vi.stubGlobal('Worker', Faulty)
    ask = () => {}
    const { counsel, state } = game()
    const heard: AnsweredBy[] = []
    counsel.think(state, (_, by) => heard.push(by))
    counsel.answerNow()
    expect(heard).toEqual(['quick'])
    expect(useFaults.getState().fault).toBeNull()
  })
})
