import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { boogyman, standardRules as duelRules } from '../../src/engine/boogyman/index.ts'
import { citadel, standardRules as citadelRules } from '../../src/engine/citadel/index.ts'
import { fortland, standardRules as fortlandRules } from '../../src/engine/fortland/index.ts'
import { fortress, PRESETS, standardRules as siegeRules } from '../../src/engine/fortress/index.ts'
import type { Game, Kind } from '../../src/engine/kernel/index.ts'
import { browserCounsel } from '../../src/store/browser-counsel.ts'
import type { AnsweredBy, Counsel, QuickBot } from '../../src/store/counsel.ts'
import { ThinkerFailed, useFaults } from '../../src/store/faults.ts'
import { ANSWER_TIMEOUT_MS } from '../../src/store/thinker.ts'
import { apprentice as duelApprentice } from '../../src/tales/boogyman/bots/index.ts'
import { knight } from '../../src/tales/citadel/bots/index.ts'
import { apprentice } from '../../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { twoSeats } from '../../src/tales/fairy-tale/testing.ts'
import { apprentice as fortlandApprentice } from '../../src/tales/fortland/bots/index.ts'
import { page } from '../../src/tales/fortress/bots/index.ts'

/** A counsel as a table makes it, and a position in which a computer player must act. */
interface Asked {
  counsel: Counsel<Kind>
  state: Kind['State']
  refuse: Game<Kind>['refuse']
}

const asked = <K extends Kind>(game: Game<K>, quick: QuickBot<K>, config: K['Config']): (() => Asked) => {
  const state = game.begin(config, 7)
  const bots = { thinker: 'slow', worker: 'w.js', quick: { quick }, standIn: 'quick' } as const
  return () =>
    ({
      counsel: browserCounsel<K, 'slow' | 'quick', 'slow'>(game, bots),
      state,
      refuse: game.refuse,
    }) as unknown as Asked
}

const GAMES: Record<string, () => Asked> = {
  'the first tale': asked(fairyTale, apprentice, twoSeats),
  'the duel': asked(boogyman, duelApprentice, { players: ['', ''], first: 'red', rules: duelRules() }),
  Fortland: asked(fortland, fortlandApprentice, { players: ['', ''], rules: fortlandRules() }),
  'The Fortress': asked(fortress, page, {
    player: '',
    muster: PRESETS['town-watch'],
    against: { defenders: 3 },
    rules: siegeRules(),
  }),
  'the Citadel': asked(citadel, knight, { players: ['', '', ''], rules: citadelRules() }),
}

/** What a worker may do instead of answering, once it is asked. */
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

describe.each(Object.entries(GAMES))('in %s', (_, game) => {
  test.each(Object.entries(FAULTS))('the quick player moves where the worker %s', (_, fault) => {
    vi.stubGlobal('Worker', Faulty)
    ask = fault
    const one = game()
    const heard = answers(one)
    expect(heard.map(([, by]) => by)).toEqual(['quick', 'quick'])
    for (const [action] of heard) expect(one.refuse(one.state, action)).toBeNull()
    expect(useFaults.getState().fault).toBeInstanceOf(ThinkerFailed)
  })

  test('the quick player moves where no worker may be started', () => {
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

  test('nobody is told of a hint by a quick player: it says who gives it', () => {
    vi.stubGlobal('Worker', Faulty)
    ask = (thread) => thread.dispatchEvent(new Event('error'))
    const { counsel, state } = game()
    const heard: AnsweredBy[] = []
    counsel.plan(state, (_, by) => heard.push(by))
    vi.advanceTimersByTime(1)
    expect(heard).toEqual(['quick'])
    expect(useFaults.getState().fault).toBeNull()
  })

  test('nobody is told of a failure where somebody waits no longer', () => {
    vi.stubGlobal('Worker', Faulty)
    ask = () => {}
    const { counsel, state } = game()
    const heard: AnsweredBy[] = []
    counsel.think(state, (_, by) => heard.push(by))
    counsel.waitNoLonger()
    expect(heard).toEqual(['quick'])
    expect(useFaults.getState().fault).toBeNull()
  })
})
