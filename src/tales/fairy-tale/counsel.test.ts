import { describe, expect, test, vi } from 'vitest'
import type { Action, FairyTale, State } from '../../engine/fairy-tale/index.ts'
import { type BotQuestion, type BotWorker, createBotClient, SLOW_AFTER_MS } from '../../store/bot-client.ts'
import { apprentice } from './bots/index.ts'
import { fairyTale } from './rules.ts'
import { gameInAction, stateIn, twoSeats } from './testing.ts'

const END: Action = { type: 'end-turn' }
const position = (seed: number): State => fairyTale.begin(twoSeats, seed)
/** A position in which the turn may end. */
const acting = stateIn(gameInAction())

/** A bot client with the given workers and always the same seed. */
const counselWith = (start: () => BotWorker<FairyTale> | null) =>
  createBotClient<FairyTale>({ game: fairyTale, quick: apprentice, start, randomSeed: () => 7 })

interface SlowThinker extends BotWorker<FairyTale> {
  questions: BotQuestion<State>[]
  ended: boolean
}

/** A bot client with workers that answer when the test says so. */
function slowCounsel() {
  const thinkers: SlowThinker[] = []
  const start = () => {
    const thinker: SlowThinker = {
      questions: [],
      ended: false,
      ask: (question) => void thinker.questions.push(question),
      heard: () => {},
      failed: () => {},
      end() {
        thinker.ended = true
      },
    }
    thinkers.push(thinker)
    return thinker
  }
  const told: Action[] = []
  const counsel = counselWith(start)
  const ask = (state: State) => counsel.think(state, (action) => told.push(action))
  return { thinkers, told, counsel, ask }
}

describe('the guardian', () => {
  test('does not get the real game’s rng', () => {
    const { thinkers, ask } = slowCounsel()
    const state = position(5)
    ask(state)
    ask(position(6))
    const [one, other] = thinkers.map(({ questions }) => questions[0])
    expect(one?.state).toEqual({ ...state, random: other?.state.random })
    expect(one?.state.random).not.toEqual(state.random)
    expect(one?.seed).toBe(7)
  })

  test('is asked without a time limit', () => {
    const { thinkers, ask } = slowCounsel()
    ask(position(1))
    expect(Object.keys(thinkers[0]?.questions[0] ?? {}).sort()).toEqual(['id', 'seed', 'state', 'whole'])
  })

  test('answers only the latest question and ends the worker of the earlier one', () => {
    const { thinkers, told, ask } = slowCounsel()
    ask(position(1))
    ask(acting)
    expect(thinkers.map(({ ended }) => ended)).toEqual([true, false])
    thinkers[0]?.heard({ id: 1, plan: [{ type: 'give-up' }] })
    thinkers[1]?.heard({ id: 2, plan: [END] })
    expect(told).toEqual([END])
  })

  test('calls `dropped` only for the question that another one replaces', () => {
    const left: number[] = []
    const { thinkers, counsel } = slowCounsel()
    const ask = (seed: number) =>
      counsel.think(
        position(seed),
        () => {},
        () => left.push(seed),
      )
    ask(1)
    const callOff = ask(2)
    callOff()
    ask(3)
    thinkers[2]?.heard({ id: 3, plan: [END] })
    ask(4)
    expect(left).toEqual([1])
  })

  test('keeps its worker for the next question', () => {
    const { thinkers, told, ask } = slowCounsel()
    ask(acting)
    thinkers[0]?.heard({ id: 1, plan: [END] })
    ask(acting)
    thinkers[0]?.heard({ id: 2, plan: [END] })
    expect(thinkers).toHaveLength(1)
    expect(told).toEqual([END, END])
  })

  test('reports slow thinking; the apprentice answers on demand', () => {
    vi.useFakeTimers()
    const state = stateIn(gameInAction())
    const { thinkers, told, counsel, ask } = slowCounsel()
    ask(state)
    vi.advanceTimersByTime(SLOW_AFTER_MS - 1)
    expect(counsel.useThinkingStatus.getState().long).toBe(false)
    vi.advanceTimersByTime(1)
    expect(counsel.useThinkingStatus.getState().long).toBe(true)
    counsel.answerNow()
    expect(counsel.useThinkingStatus.getState().long).toBe(false)
    expect(thinkers[0]?.ended).toBe(true)
    expect(told).toEqual([counsel.quick(state)])
    thinkers[0]?.heard({ id: 1, plan: [{ type: 'give-up' }] })
    expect(told).toHaveLength(1)
    ask(state)
    vi.advanceTimersByTime(SLOW_AFTER_MS)
    thinkers[1]?.heard({ id: 2, plan: [END] })
    expect(counsel.useThinkingStatus.getState().long).toBe(false)
    vi.useRealTimers()
  })

  test('returns the whole plan if asked for it', () => {
    const { thinkers, counsel } = slowCounsel()
    const told: unknown[] = []
    counsel.plan(acting, (plan, by) => told.push(plan, by))
    expect(thinkers[0]?.questions[0]?.whole).toBe(true)
    thinkers[0]?.heard({ id: 1, plan: [END, { type: 'roll' }] })
    expect(told).toEqual([[END, { type: 'roll' }], 'thinker'])
  })

  test('can be cancelled', () => {
    const { thinkers, told, ask } = slowCounsel()
    ask(position(1))()
    thinkers[0]?.heard({ id: 1, plan: [END] })
    expect(thinkers[0]?.ended).toBe(true)
    expect(told).toEqual([])
  })

  test('calls `dropped` when it is stopped', () => {
    const { thinkers, counsel } = slowCounsel()
    const dropped = vi.fn()
    counsel.plan(position(1), () => {}, dropped)
    counsel.stop()
    counsel.stop()
    expect(thinkers[0]?.ended).toBe(true)
    expect(dropped).toHaveBeenCalledOnce()
  })

  test('falls back to the apprentice if the worker fails or is missing', async () => {
    const state = stateIn(gameInAction())
    const { thinkers, told, ask } = slowCounsel()
    ask(state)
    thinkers[0]?.failed()
    expect(fairyTale.refuse(state, told[0] ?? END)).toBeNull()
    const none = counselWith(() => null)
    const action = await new Promise<Action>((then) => none.think(state, then))
    expect(action).toEqual(none.quick(state))
    expect(told).toEqual([action])
  })
})
