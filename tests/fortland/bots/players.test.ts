import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type Action,
  actionText,
  copyOf,
  fortland,
  freePlaces,
  type State,
  standardRules,
  turnText,
  writeNotation,
} from '../../../src/engine/fortland/index.ts'
import { playInPlace, randomState, seededRng } from '../../../src/engine/kernel/index.ts'
import type { BotAnswer, BotQuestion } from '../../../src/players/bot-worker.ts'
import {
  apprentice,
  bestOf,
  cub,
  guardian,
  type Player,
  planOf,
  valueFor,
} from '../../../src/tales/fortland/bots/index.ts'
import { endsOf, fallChance } from '../../../src/tales/fortland/foresight/index.ts'
import { drawn } from '../drawn.ts'
import { positionAfter, randomPositions } from '../random-play.ts'

/** A guardian that looks at every other roll of the next seat: as careful, and quicker. */
const quick = guardian([2])

const luckOf = (seed: number) => seededRng({ random: randomState(seed) })

/** A turn as a player plays it out, and the board at its end. */
function playedOut(start: State, player: Player, seed = 1): { text: string; end: State } {
  const state = copyOf(start)
  const luck = luckOf(seed)
  const actions = []
  while (state.phase === 'act') {
    const action = player(state, luck)
    if (action.type === 'end') break
    actions.push(action)
    expect(playInPlace(fortland, state, action, luckOf(0))).toBeNull()
  }
  return { text: turnText(actions), end: state }
}

/** Turns of two countries with one die, which are soon thought over. */
const small = fc
  .tuple(fc.nat({ max: 2 ** 30 - 1 }), fc.nat({ max: 250 }))
  .map(([seed, actions]) => positionAfter({ players: ['', ''], rules: standardRules() }, seed, actions))
  .filter(({ phase }) => phase === 'act')

const inTurn = randomPositions.filter(({ phase }) => phase === 'act')

describe('computer players', () => {
  test.each(Object.entries({ cub, apprentice, quick }))(
    '%s plays whole games by the rules, and the same luck gives the same',
    (_, player) => {
      const game = (seed: number): string => {
        const config = {
          players: player === quick ? ['', ''] : ['', '', ''],
          rules: { ...standardRules(), fall: 'first', winter: 30 } as const,
        }
        const state = fortland.begin(config, seed)
        const luck = luckOf(seed)
        const done: string[] = []
        while (!state.outcome) {
          const action = player(state, luck)
          done.push(actionText(action))
          expect(playInPlace(fortland, state, action, seededRng(state))).toBeNull()
        }
        return done.join(' ')
      }
      expect(game(3)).toBe(game(3))
      expect(game(3)).not.toBe(game(4))
    },
  )

  test('muster anywhere and roll, and leave the position as it was', () => {
    const state = drawn('a a A / B b b / phase muster')
    const before = writeNotation(state)
    const places = new Set(
      Array.from({ length: 20 }, (_, seed) => actionText(apprentice(state, luckOf(seed)))),
    )
    expect([...places].sort()).toEqual(['muster e2', 'muster n1'])
    expect(actionText(guardian()(drawn('a a A / B b b'), luckOf(1)))).toBe('roll')
    expect(writeNotation(state)).toBe(before)
  })

  test('the apprentice plays for the best board at the end of its turn', () => {
    fc.assert(
      fc.property(inTurn, fc.nat(), (state, seed) => {
        const best = Math.max(...endsOf(copyOf(state)).map((end) => valueFor(end.state, state.onTurn)))
        expect(valueFor(playedOut(state, apprentice, seed).end, state.onTurn)).toBeCloseTo(best, 9)
      }),
      { numRuns: 30 },
    )
  })

  test('the cub picks from the better half, and never fetches its own forts for actions', () => {
    const state = drawn('a a+a A / B b b / armies a n1; b s1 / actions 4')
    const turns = Array.from({ length: 40 }, (_, seed) => playedOut(state, cub, seed).text)
    expect(turns.filter((text) => text.includes('tear'))).toEqual([])
    expect(new Set(turns).size).toBeGreaterThan(1)
    expect(playedOut(state, apprentice, 1).text).toContain('build')
  })

  test('the rng decides between equal actions', () => {
    const state = drawn('a a A / B b b / armies a w1; b s2 / actions 1')
    expect(new Set([1, 2, 3].map((seed) => playedOut(state, apprentice, seed).text)).size).toBe(1)
    const both = drawn('a a A / B b b / armies a n1; b s2 / actions 5')
    expect(
      new Set(Array.from({ length: 12 }, (_, seed) => playedOut(both, apprentice, seed).text)).size,
    ).toBeGreaterThan(1)
  })
})

describe('the guardian', () => {
  test('fells a country whenever it wins by it', () => {
    const state = drawn('a+b a A+b / B b b / armies a s1; b n3 cw / on-turn b / actions 3')
    expect(turnText(planOf(state, luckOf(1)))).toBe('march, build')
    expect(playedOut(state, guardian()).end.outcome?.winners).toEqual([1])
  })

  test('frees its last places before it besieges', () => {
    const state = drawn('a+b a+b A / B b b / armies a n2; b n1 cw / actions 4')
    expect(turnText(planOf(state, luckOf(1)))).toContain('tear')
  })

  test('never leaves its last free place open to more rolls than it must', () => {
    const spaces = ['n1', 'n2', 'n3', 'w1', 'w2', 's1', 's2', 's3', 'e1', 'e2']
    const positions = fc
      .record({
        board: fc.constantFrom('a+b a A+b', 'a+b a+b A', 'a a+b A+b', 'a+b a+a A+b'),
        armies: fc.shuffledSubarray(spaces, { minLength: 2, maxLength: 2 }),
        facing: fc.constantFrom('', ' cw'),
        actions: fc.integer({ min: 1, max: 6 }),
      })
      .map(({ board, armies: [own, other], facing, actions }) =>
        drawn(`${board} / B b b / armies a ${own}${facing}; b ${other} / actions ${actions}`),
      )
    let seen = 0
    let open = 0
    fc.assert(
      fc.property(positions, fc.nat(), (state, seed) => {
        const risks = endsOf(copyOf(state)).map(({ state: end }) =>
          end.outcome || freePlaces(end, 0).length > 2 ? 0 : fallChance(end, 0),
        )
        const chosen = playedOut(state, quick, seed).end
        if (chosen.outcome || freePlaces(chosen, 0).length !== 1) return
        seen += 1
        if (Math.max(...risks) > Math.min(...risks)) open += 1
        expect(fallChance(copyOf(chosen), 0)).toBeCloseTo(Math.min(...risks), 9)
      }),
      { numRuns: 40, seed: 7 },
    )
    expect(seen).toBeGreaterThan(10)
    expect(open).toBeGreaterThan(2)
  })

  test('ends its turn, and its plan is allowed', () => {
    fc.assert(
      fc.property(small, (state) => {
        const now = copyOf(state)
        for (const action of planOf(copyOf(state), luckOf(5)))
          expect(playInPlace(fortland, now, action, luckOf(0))).toBeNull()
        expect(now.outcome !== null || now.onTurn !== state.onTurn || now.round !== state.round).toBe(true)
      }),
      { numRuns: 4 },
    )
    expect(planOf(drawn('a a A / B b b'), luckOf(1))).toEqual([{ type: 'roll' }])
    expect(bestOf(drawn('a a A / B b b / actions 0'), luckOf(1)).way).toEqual([])
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the worker gives the same answer on a very slow machine', async () => {
  const state = drawn('a+b a A+b / B b b / armies a s1; b n3 cw / on-turn b / actions 3')
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
  await import('../../../src/tales/fortland/bots/guardian.worker.ts')
  for (const whole of [true, false])
    for (const hear of listeners) hear({ data: { id: Number(whole), state, whole, seed: 3 } })
  expect(answers.map(({ id, plan }) => [id, turnText(plan)])).toEqual([
    [1, 'march, build'],
    [0, 'march'],
  ])
})
