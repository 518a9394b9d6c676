import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stateFor, viewerToAct } from '../../src/engine/kernel/index.ts'
import type { PlayedGame } from '../../src/playback/shown-table.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import type { PlanOf } from '../../src/store/bot-client.ts'
import { type AimHint, type HintCounsel, hintsAt } from '../../src/ui/frames/hints/hints.ts'
import { hush, useAnnouncements } from '../../src/ui/page/announce.ts'
import { type DiceRace, diceRace } from './dice-race.ts'
import { racePlayback } from './race-playback.ts'

const game = createGame(diceRace)
const { playback } = racePlayback(game)
const callOff = vi.fn()
const onToldAll = vi.fn()
let answer = (_plan: PlanOf<DiceRace>) => {}
const counsel: Pick<HintCounsel<DiceRace>, 'thinker' | 'view' | 'plan'> = {
  thinker: 'careful',
  view: (state) => stateFor(diceRace, state, viewerToAct(diceRace, state)),
  plan(_state, then) {
    answer = (plan) => then(plan, 'thinker')
    return callOff
  },
}

let isOpen = true
let isLoaded = true
const tellBarred = vi.fn()

/** Makes hints. With several grades the first line is the same before and after the answer, as in the first tale. */
const hintsOf = (
  grades: number,
  given: Partial<typeof counsel> = {},
  aim?: AimHint<DiceRace, PlayedGame<DiceRace>>,
) =>
  hintsAt<DiceRace, PlayedGame<DiceRace>>({
    counsel: { ...counsel, ...given } as HintCounsel<DiceRace>,
    rules: diceRace,
    isOpen: () => isOpen,
    isBarred: () => false,
    tellBarred,
    linesOf({ grade, plan }) {
      if (!isLoaded) return []
      const thinking = plan ? [] : ['thinking']
      if (grades === 1) return ['line 1', ...thinking, ...(plan ?? []).map(({ type }) => type)]
      const told = plan ? grade : 1
      return [
        ...Array.from({ length: told }, (_, index) => `line ${index + 1}`),
        ...(grade > 1 ? thinking : []),
      ]
    },
    grades,
    onToldAll,
    aim,
    buttonOf: ({ type }) => `act:${type}`,
    tabOf: () => 'do',
  })({ game, playback })

const PLAN: PlanOf<DiceRace> = [{ type: 'step' }, { type: 'roll' }]
const announced = () => useAnnouncements.getState().polite.map(({ text }) => text)
const play = (type: DiceRace['Action']['type']) => {
  expect(game.getState().act({ type })).toBe('done')
  playback.getState().skip()
}

beforeEach(() => {
  vi.clearAllMocks()
  isOpen = true
  isLoaded = true
  game.getState().start({ players: ['Hanna', 'Tom'] }, 5)
  playback.getState().skip()
  hush()
})

test('a hint of one grade is announced whole, and again on request', () => {
  const { ask } = hintsOf(1)
  ask()
  answer(PLAN)
  ask()
  expect(announced()).toEqual(['line 1 thinking', 'line 1 step roll', 'line 1 step roll'])
})

test.each([
  ['thinker', 'careful'],
  ['quick', null],
] as const)('a hint that waits is of the %s bot if the thinker is %s', (by, thinker) => {
  const { ask, useHint } = hintsOf(1, { thinker })
  ask()
  expect(useHint.getState().by).toBe(by)
})

describe('a hint of three grades', () => {
  test('adds a line with each request, and announces only that line', () => {
    const { ask, useHint } = hintsOf(3)
    ask()
    answer(PLAN)
    ask()
    ask()
    ask()
    expect(announced()).toEqual(['line 1', 'line 2', 'line 3', 'line 3'])
    expect(useHint.getState().grade).toBe(3)
  })

  test('announces the answer to a later grade', () => {
    const { ask } = hintsOf(3)
    ask()
    ask()
    answer(PLAN)
    expect(announced()).toEqual(['line 1', 'thinking', 'line 2'])
  })

  test('does not announce answers in the same words', () => {
    const { ask } = hintsOf(3)
    ask()
    answer(PLAN)
    expect(announced()).toEqual(['line 1'])
  })

  test('announces its first line on new requests', () => {
    const { ask, close } = hintsOf(3)
    ask()
    close()
    ask()
    expect(announced()).toEqual(['line 1', 'line 1'])
  })

  test('calls onToldAll at the last grade, before or after the plan is known', () => {
    const { ask, close } = hintsOf(3)
    ask()
    ask()
    answer(PLAN)
    expect(onToldAll).not.toHaveBeenCalled()
    ask()
    expect(onToldAll).toHaveBeenLastCalledWith({ game, playback }, PLAN)
    close()
    ask()
    ask()
    ask()
    expect(onToldAll).toHaveBeenCalledTimes(1)
    answer(PLAN)
    expect(onToldAll).toHaveBeenCalledTimes(2)
  })
})

describe('a player', () => {
  test('following the hint leaves the rest of the plan at the new position', () => {
    const { ask, useHint } = hintsOf(3)
    ask()
    ask()
    answer(PLAN)
    play('step')
    const whole = game.getState().session?.moves.at(-1)?.after ?? expect.fail('Nothing was played.')
    expect(useHint.getState()).toEqual({
      state: counsel.view(whole),
      plan: [{ type: 'roll' }],
      by: 'thinker',
      grade: 2,
    })
    play('roll')
    expect(useHint.getState().state).toBeNull()
  })

  test.each(['does something else', 'takes the action back'])('who %s loses the hint', (how) => {
    const { ask, useHint } = hintsOf(1)
    ask()
    answer(PLAN)
    play(how === 'does something else' ? 'roll' : 'step')
    if (how === 'takes the action back') game.getState().undo()
    expect(useHint.getState().state).toBeNull()
  })
})

test('a player who follows the hint loses a rest that the rules refuse', () => {
  const { ask, useHint } = hintsOf(1)
  ask()
  answer([{ type: 'peek' }, { type: 'peek' }])
  play('peek')
  expect(useHint.getState()).toMatchObject({ state: null, plan: null })
})

describe('while its hand is covered', () => {
  test('an answer is not announced until the hand is shown, and then once', () => {
    const { ask, tellHeldBack } = hintsOf(1)
    ask()
    isOpen = false
    answer(PLAN)
    tellHeldBack()
    expect(announced()).toEqual(['line 1 thinking'])
    expect(onToldAll).not.toHaveBeenCalled()
    isOpen = true
    tellHeldBack()
    tellHeldBack()
    expect(announced()).toEqual(['line 1 thinking', 'line 1 step roll'])
    expect(onToldAll).toHaveBeenCalledOnce()
  })

  test('texts that have just loaded are not announced until the hand is shown', () => {
    const { ask, tell, tellHeldBack } = hintsOf(1)
    isLoaded = false
    ask()
    isOpen = false
    isLoaded = true
    tell()
    expect(announced()).toEqual([])
    isOpen = true
    tellHeldBack()
    expect(announced()).toEqual(['line 1 thinking'])
  })

  test.each(['is closed', 'belongs to an earlier position'])('a hint that %s is dropped', (how) => {
    const { ask, close, tellHeldBack } = hintsOf(1)
    ask()
    isOpen = false
    answer(PLAN)
    if (how === 'is closed') close()
    else play('roll')
    isOpen = true
    tellHeldBack()
    expect(announced()).toEqual(['line 1 thinking'])
  })

  test('a request while barred gets a notice', () => {
    isOpen = false
    const { ask, useHint } = hintsOf(1)
    ask()
    expect(tellBarred).toHaveBeenCalledOnce()
    expect(useHint.getState().state).toBeNull()
  })
})

describe('a hint that is shown', () => {
  const aim = vi.fn(() => null)

  test('is aimed at the hint without playing', () => {
    const { ask, showMe, useHint } = hintsOf(1, {}, aim)
    ask()
    expect(showMe?.()).toEqual([])
    answer(PLAN)
    const { state } = useHint.getState()
    expect(showMe?.()).toEqual(['act:step', 'tab:do'])
    expect(aim).toHaveBeenLastCalledWith({ game, playback }, PLAN, state)
    expect(game.getState().session?.moves).toEqual([])
    play('step')
    expect(showMe?.()).toEqual(['act:roll', 'tab:do'])
  })

  test('is never aimed while its hand is covered', () => {
    const { ask, showMe } = hintsOf(1, {}, aim)
    ask()
    answer(PLAN)
    isOpen = false
    expect(showMe?.()).toEqual([])
    expect(aim).not.toHaveBeenCalled()
  })

  test('aims nothing in tales that cannot', () => {
    expect(hintsOf(1).showMe).toBeUndefined()
  })
})

test('leaving the position cancels the request once', () => {
  const { ask, follow } = hintsOf(1)
  const stop = follow()
  ask()
  play('step')
  play('roll')
  expect(callOff).toHaveBeenCalledTimes(1)
  stop()
})
