import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type Action,
  actionText,
  asTile,
  boogyman,
  type State,
  stepsApart,
  type Tile,
  tilesIn,
} from '../../../src/engine/boogyman/index.ts'
import { randomState, seededRng } from '../../../src/engine/kernel/index.ts'
import type { BotAnswer, BotQuestion } from '../../../src/players/bot-worker.ts'
import { standardSetting } from '../../../src/programs/simulator/setting-parts.ts'
import { apprentice, cub, guardian, planOf } from '../../../src/tales/boogyman/bots/index.ts'
import { after } from '../../../src/tales/boogyman/foresight/index.ts'
import { boogymanSimulator } from '../../../src/tales/boogyman/programs/simulator/index.ts'
import { SETTINGS } from '../../../src/tales/boogyman/programs/simulator/settings.ts'
import { drawn } from '../drawn.ts'

const luck = (seed = 1) => seededRng({ random: randomState(seed) })

/** True if the player on turn can win within this turn. */
const winsNow = (state: State): boolean =>
  boogyman.list(state).some((action) => {
    const next = after(state, action)
    if (next.outcome) return next.outcome.winner === state.onTurn
    return next.onTurn === state.onTurn && winsNow(next)
  })

/** True if the player on turn can end the turn so that the other wins in the next one. */
const canBlunder = (state: State): boolean =>
  boogyman.list(state).some((action) => {
    const next = after(state, action)
    if (next.outcome) return false
    return next.onTurn === state.onTurn ? canBlunder(next) : winsNow(next)
  })

/** Returns the guardian's plan for its turn, at its lowest search depth, and the position after it. */
function turnOf(state: State): { plan: string; end: State } {
  const plan = planOf(state, luck(), 1)
  return { plan: plan.map(actionText).join(', '), end: plan.reduce(after, state) }
}

describe('a win in the own turn is never overlooked', () => {
  test.each([
    ['the seventh pawn', 'tiles a1 rr; a2 rr; b1 r; g7 g; a4 g; e4 ryy; d7 R', ['spawn e4']],
    ['the last pawn of the other', 'tiles b2 R; d4 gg; a1 r; b1 r', ['prowl d4']],
    ['called and striking', 'tiles b2 ryy; c3 g; f6 r; d7 r', ['call b2', 'prowl c3']],
  ])('%s', (_, position, turn) => {
    const state = drawn(position)
    expect(turnOf(state).plan).toBe(turn.join(', '))
    expect(actionText(apprentice(state, luck()))).toBe(turn[0])
    expect(actionText(guardian(1)(state, luck(7)))).toBe(turn[0])
  })

  test('two spawns in one turn, in either order', () => {
    const state = drawn('tiles a1 rr; a2 r; c2 ryy; e4 ryy; g7 g; a4 g')
    const { end } = turnOf(state)
    expect(end.outcome).toEqual({ winner: 0, by: 'seven' })
  })
})

describe('avoids a loss in the other’s next turn if it can', () => {
  test.each([
    [
      'their seventh pawn: one of the others is captured',
      'tiles g6 gyy; a1 ggg; a4 gg; d4 R; d7 r; f3 r',
      /prowl a4/,
    ],
    [
      'the same, by a Boogyman who must be called first',
      'tiles g6 gyy; a1 ggg; a4 gg; c4 ryy; d7 r; f3 r',
      /call c4.*prowl a4/,
    ],
    ['the own last pawn is taken out of reach', 'tiles d4 r; c3 y; a1 G; g7 g; g6 g', null],
    ['the own last two are parted, or covered', 'tiles d4 rr; a1 G; e5 y; g7 g; g6 g', null],
  ])('%s', (_, position, found) => {
    const state = drawn(position)
    expect(canBlunder(state)).toBe(true)
    const { plan, end } = turnOf(state)
    if (found) expect(plan).toMatch(found)
    expect(end.onTurn).not.toBe(state.onTurn)
    expect(winsNow(end)).toBe(false)
  })
})

describe('the opening', () => {
  test.each([cub, apprentice, guardian(1)])(
    'own pawns are placed next to each other, inside, and not beside the enemy',
    (player) => {
      for (const seed of [1, 2, 3, 4, 5]) {
        const own = luck(seed)
        let state = boogyman.begin({ players: ['', ''], first: 'red', rules: { trees: 'two' } }, 0)
        const tiles: Tile[] = []
        while (state.turn === 0) {
          const action = player(state, own)
          tiles.push(...tilesIn(action))
          state = after(state, action)
        }
        const none = asTile(-1)
        const [red = none, green = none, greens = none, reds = none] = tiles
        expect([stepsApart(red, reds), stepsApart(green, greens)]).toEqual([1, 1])
        expect(
          Math.min(...[red, reds].flatMap((one) => [green, greens].map((other) => stepsApart(one, other)))),
        ).toBeGreaterThan(1)
      }
    },
  )
})

describe('players', () => {
  test('the guardian beats the cub, on either side', () => {
    const setting = { ...standardSetting(SETTINGS), green: 'cub' as const, positions: 1 }
    const games = [0, 1, 2, 3].map((game) => boogymanSimulator.playGame(setting, game))
    expect(games.map(({ winner, changed }) => [winner, changed])).toEqual([
      ['red', false],
      ['green', true],
      ['red', false],
      ['green', true],
    ])
  })

  test('the cub is careless now and then: it does not always choose the best action', () => {
    const state = drawn('tiles a1 rr; a2 rr; b1 r; g7 g; a4 g; e4 ryy; d7 R')
    const chosen = Array.from({ length: 60 }, (_, seed) => actionText(cub(state, luck(seed))))
    const best = chosen.filter((action) => action === 'spawn e4').length
    expect(best).toBeGreaterThan(30)
    expect(best).toBeLessThan(60)
  })

  test('the same luck, the same choice', () => {
    const state = drawn('tiles d4 rr; d5 ryy; a1 R; g7 g; f6 gy; e5 gyy')
    for (const player of [cub, apprentice, guardian(1)]) {
      expect(player(state, luck(5))).toEqual(player(state, luck(5)))
    }
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the worker gives the same answer on a very slow machine', async () => {
  const state = drawn('tiles b2 ryy; c3 g; f6 r; d7 r')
  let hours = 0
  const later = () => 3_600_000 * hours++
  vi.spyOn(performance, 'now').mockImplementation(later)
  vi.spyOn(Date, 'now').mockImplementation(later)
  const answers: BotAnswer<Action>[] = []
  const listeners: ((event: { data: BotQuestion<State> }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { data: BotQuestion<State> }) => void) =>
    listeners.push(hear),
  )
  vi.stubGlobal('postMessage', (answer: BotAnswer<Action>) => answers.push(answer))
  await import('../../../src/tales/boogyman/bots/guardian.worker.ts')
  for (const whole of [true, false])
    for (const hear of listeners) hear({ data: { id: Number(whole), state, whole, seed: 3 } })
  expect(answers.map(({ id, plan }) => [id, plan.map(actionText)])).toEqual([
    [1, ['call b2', 'prowl c3']],
    [0, ['call b2']],
  ])
})
