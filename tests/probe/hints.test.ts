import { beforeEach, describe, expect, test, vi } from 'vitest'
import { seenBy, viewerToAct } from '../../src/engine/kernel/index.ts'
import type { PlayedGame } from '../../src/playback/shown-table.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import type { Counsel, PlanOf } from '../../src/store/counsel.ts'
import { hintsAt } from '../../src/ui/frames/hints/hints.ts'
import { hush, useAnnouncements } from '../../src/ui/page/announce.ts'
import { type DiceRace, diceRace } from './dice-race.ts'
import { racePlayback } from './race-playback.ts'

const game = createGame(diceRace)
const { playback } = racePlayback(game)
const callOff = vi.fn()
const onToldAll = vi.fn()
let answer = (_plan: PlanOf<DiceRace>) => {}
const counsel: Pick<Counsel<DiceRace>, 'view' | 'plan'> = {
  view: (state) => seenBy(diceRace, state, viewerToAct(diceRace, state)),
  plan(_state, then) {
    answer = (plan) => then(plan, 'thinker')
    return callOff
  },
}

/** A line for each grade, and the plan after them. */
const hintsOf = (grades: number) =>
  hintsAt<DiceRace, PlayedGame<DiceRace>>({
    counsel: counsel as Counsel<DiceRace>,
    isBarred: () => false,
    tellBarred() {},
    linesOf: ({ grade, plan }) => [
      ...Array.from({ length: grade }, (_, index) => `line ${index + 1}`),
      ...(plan ? [plan.map(({ type }) => type).join(' ')] : []),
    ],
    grades,
    onToldAll,
  })({ game, playback })

const PLAN: PlanOf<DiceRace> = [{ type: 'step' }, { type: 'roll' }]
const announced = () => useAnnouncements.getState().polite.map(({ text }) => text)
const play = (type: DiceRace['Action']['type']) => {
  expect(game.getState().act({ type })).toBe('done')
  playback.getState().skip()
}

beforeEach(() => {
  vi.clearAllMocks()
  game.getState().start({ players: ['Hanna', 'Tom'] }, 5)
  playback.getState().skip()
  hush()
})

test('a hint of one grade is said whole, and once more when it is asked for again', () => {
  const { ask } = hintsOf(1)
  ask()
  answer(PLAN)
  ask()
  expect(announced()).toEqual(['line 1', 'line 1 step roll', 'line 1 step roll'])
})

describe('a hint of three grades', () => {
  test('tells one more line with each request, and says that line alone', () => {
    const { ask, useHint } = hintsOf(3)
    ask()
    ask()
    ask()
    ask()
    expect(announced()).toEqual(['line 1', 'line 2', 'line 3', 'line 3'])
    expect(useHint.getState().grade).toBe(3)
  })

  test('hands its plan on once all of it is told, in either order', () => {
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
  test('who does as advised keeps the rest, told for the position that the action led to', () => {
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

  test.each(['does something else', 'takes the action back'])('who %s is advised no more', (how) => {
    const { ask, useHint } = hintsOf(1)
    ask()
    answer(PLAN)
    play(how === 'does something else' ? 'roll' : 'step')
    if (how === 'takes the action back') game.getState().undo()
    expect(useHint.getState().state).toBeNull()
  })
})

test('a thought about a position that the game has left is called off once', () => {
  const { ask, follow } = hintsOf(1)
  const stop = follow()
  ask()
  play('step')
  play('roll')
  expect(callOff).toHaveBeenCalledTimes(1)
  stop()
})
