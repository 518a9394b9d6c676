import { describe, expect, test, vi } from 'vitest'
import type { Action, FairyTale, State } from '../../engine/fairy-tale/index.ts'
import { type Adviser, type BotQuestion, createCounsel, LONG } from '../../store/counsel.ts'
import { apprentice } from './bots/index.ts'
import { fairyTale } from './rules.ts'
import { gameInAction, stateIn, twoSeats } from './testing.ts'

const END: Action = { type: 'end-turn' }
const position = (seed: number): State => fairyTale.begin(twoSeats, seed)
/** A position in which a turn may end. */
const acting = stateIn(gameInAction())

/** The counsel of this tale, with other thinkers and the same luck every time. */
const counselWith = (start: () => Adviser<FairyTale> | null) =>
  createCounsel<FairyTale>({ game: fairyTale, quick: apprentice, start, freshSeed: () => 7 })

interface SlowThinker extends Adviser<FairyTale> {
  questions: BotQuestion<State>[]
  ended: boolean
}

/** A counsel whose thinkers answer when the test says so. */
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
  test('is told nothing of the luck that the game will bring', () => {
    const { thinkers, ask } = slowCounsel()
    const state = position(5)
    ask(state)
    ask(position(6))
    const [one, other] = thinkers.map(({ questions }) => questions[0])
    expect(one?.state).toEqual({ ...state, random: other?.state.random })
    expect(one?.state.random).not.toEqual(state.random)
    expect(one?.seed).toBe(7)
  })

  test('is told no time by which it must be done', () => {
    const { thinkers, ask } = slowCounsel()
    ask(position(1))
    expect(Object.keys(thinkers[0]?.questions[0] ?? {}).sort()).toEqual(['id', 'seed', 'state', 'whole'])
  })

  test('answers whoever asked last; what it thought about before is left', () => {
    const { thinkers, told, ask } = slowCounsel()
    ask(position(1))
    ask(acting)
    expect(thinkers.map(({ ended }) => ended)).toEqual([true, false])
    thinkers[0]?.heard({ id: 1, plan: [{ type: 'give-up' }] })
    thinkers[1]?.heard({ id: 2, plan: [END] })
    expect(told).toEqual([END])
  })

  test('tells whoever it leaves for another question, and nobody else', () => {
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

  test('keeps its worker from one answer to the next question', () => {
    const { thinkers, told, ask } = slowCounsel()
    ask(acting)
    thinkers[0]?.heard({ id: 1, plan: [END] })
    ask(acting)
    thinkers[0]?.heard({ id: 2, plan: [END] })
    expect(thinkers).toHaveLength(1)
    expect(told).toEqual([END, END])
  })

  test('says that it thinks long after a while, and lets the apprentice answer when it is told to', () => {
    vi.useFakeTimers()
    const state = stateIn(gameInAction())
    const { thinkers, told, counsel, ask } = slowCounsel()
    ask(state)
    vi.advanceTimersByTime(LONG - 1)
    expect(counsel.useThought.getState().long).toBe(false)
    vi.advanceTimersByTime(1)
    expect(counsel.useThought.getState().long).toBe(true)
    counsel.waitNoLonger()
    expect(counsel.useThought.getState().long).toBe(false)
    expect(thinkers[0]?.ended).toBe(true)
    expect(told).toEqual([counsel.quick(state)])
    thinkers[0]?.heard({ id: 1, plan: [{ type: 'give-up' }] })
    expect(told).toHaveLength(1)
    ask(state)
    vi.advanceTimersByTime(LONG)
    thinkers[1]?.heard({ id: 2, plan: [END] })
    expect(counsel.useThought.getState().long).toBe(false)
    vi.useRealTimers()
  })

  test('tells all that it means to do, where that is asked', () => {
    const { thinkers, counsel } = slowCounsel()
    const told: unknown[] = []
    counsel.plan(acting, (plan, by) => told.push(plan, by))
    expect(thinkers[0]?.questions[0]?.whole).toBe(true)
    thinkers[0]?.heard({ id: 1, plan: [END, { type: 'roll' }] })
    expect(told).toEqual([[END, { type: 'roll' }], 'thinker'])
  })

  test('is called off', () => {
    const { thinkers, told, ask } = slowCounsel()
    ask(position(1))()
    thinkers[0]?.heard({ id: 1, plan: [END] })
    expect(thinkers[0]?.ended).toBe(true)
    expect(told).toEqual([])
  })

  test('is stopped, and whoever asked is told so', () => {
    const { thinkers, counsel } = slowCounsel()
    const dropped = vi.fn()
    counsel.plan(position(1), () => {}, dropped)
    counsel.stop()
    counsel.stop()
    expect(thinkers[0]?.ended).toBe(true)
    expect(dropped).toHaveBeenCalledOnce()
  })

  test('is replaced by the apprentice where the worker fails, or where there is none', async () => {
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
