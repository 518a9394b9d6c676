import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  actionText,
  type CreatureId,
  copyOf,
  creatureFace,
  fortress,
  isVictory,
  PRESETS,
  type State,
  standardRules,
} from '../../src/engine/fortress/index.ts'
import {
  playInPlace,
  randomState,
  scriptedRng,
  seededRng,
  stateForBot,
} from '../../src/engine/kernel/index.ts'
import { outlookOf } from '../../src/tales/fortress/bots/chances.ts'
import { bestColumns } from '../../src/tales/fortress/bots/column.ts'
import { columnsBy } from '../../src/tales/fortress/bots/column-known.ts'
import { captainPlan, page, pagePlan, victoriesAfter } from '../../src/tales/fortress/bots/index.ts'
import { playTurn, tasteOf, USUAL } from '../../src/tales/fortress/bots/page.ts'
import { SEASONED } from '../../src/tales/fortress/bots/seasoned.ts'
import { drawn } from './drawn.ts'
import { randomPositions } from './random-play.ts'

const luck = (seed: number) => seededRng({ random: randomState(seed) })

/** Returns the value of a column, from the creatures that fell. */
function worthOf(before: State, after: State, price: number): number {
  const slain = [...after.slain]
  for (const one of before.slain) slain.splice(slain.indexOf(one), 1)
  const fallen = [...after.fallen]
  for (const one of before.fallen) fallen.splice(fallen.indexOf(one), 1)
  const sum = (creatures: readonly CreatureId[], power: number, toughness: number) =>
    creatures.reduce((all, one) => {
      const face = creatureFace(one)
      return all + power * face.power + toughness * face.toughness
    }, 0)
  return sum(slain, 0.6, 1) - price * sum(fallen, 1, 0.4)
}

/** What a column must leave of the garrison: anything, at least one, or none. */
type Leaving = 'any' | 'some' | 'none'

/** The most that any column is worth, every one tried out by the rules. */
function tried(state: State, price: number, leaving: Leaving, from: State = state): number {
  let best = Number.NEGATIVE_INFINITY
  const fought = copyOf(state)
  if (state.column.length > 0) playInPlace(fortress, fought, { type: 'fight' }, scriptedRng({}))
  const left = fought.garrison.length > 0 ? 'some' : 'none'
  if (leaving === 'any' || leaving === left) best = worthOf(from, fought, price)
  for (const action of fortress.list(state)) {
    if (action.type !== 'send') continue
    const next = copyOf(state)
    playInPlace(fortress, next, action, scriptedRng({}))
    best = Math.max(best, tried(next, price, leaving, from))
  }
  return best
}

describe('the column', () => {
  const attackable = randomPositions
    .map((state) => ({ ...state, army: state.army.slice(0, 5), garrison: state.garrison.slice(0, 5) }))
    .filter((state) => fortress.list(state).some(({ type }) => type === 'send') && state.column.length === 0)

  test('finds the best column: any, sparing, and clearing', () => {
    fc.assert(
      fc.property(attackable, fc.constantFrom(0.3, 1, 3), (state, price) => {
        const { best, sparing, clearing } = bestColumns(state, tasteOf(price))
        expect(best.worth).toBeCloseTo(tried(state, price, 'any'), 6)
        expect(sparing?.worth ?? Number.NEGATIVE_INFINITY).toBeCloseTo(tried(state, price, 'some'), 6)
        expect(clearing?.worth ?? Number.NEGATIVE_INFINITY).toBeCloseTo(tried(state, price, 'none'), 6)
        for (const column of [best, sparing, clearing]) {
          const after = copyOf(state)
          for (const card of column?.send ?? []) {
            expect(playInPlace(fortress, after, { type: 'send', card }, scriptedRng({}))).toBeNull()
          }
          if (after.column.length > 0) playInPlace(fortress, after, { type: 'fight' }, scriptedRng({}))
          expect(worthOf(state, after, price)).toBeCloseTo(column?.worth ?? worthOf(state, after, price), 6)
          if (column === clearing && column) expect(after.garrison).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  test('is remembered as it would be found again', () => {
    const remembered = columnsBy(tasteOf(1))
    fc.assert(
      fc.property(attackable, (state) => {
        expect(remembered(state)).toEqual(bestColumns(state, tasteOf(1)))
        expect(remembered({ ...state, army: state.army.toReversed() })).toBe(remembered(state))
      }),
      { numRuns: 60 },
    )
  })

  test('extends a column in progress', () => {
    const state = drawn(
      'garrison antler-king goose-maid; army donkey-drummer honey-bear; column donkey-drummer>1',
    )
    expect(bestColumns(state, tasteOf(1)).best.send).toEqual(['honey-bear'])
    // The king, who is met already, will live: nothing clears this line.
    expect(bestColumns(state, tasteOf(1)).clearing).toBeNull()
  })

  test('clears the line at any price, or spares', () => {
    const state = drawn('garrison broom-witch; army broom-witch glass-knight; deck wood')
    expect(bestColumns(state, tasteOf(3)).clearing?.send).toEqual(['broom-witch'])
    expect(bestColumns(state, tasteOf(0.3)).sparing?.send).toEqual([])
  })

  test('has none for an impossible line, and the strongest of an oversized army', () => {
    const many = (count: number) => Array.from({ length: count }, () => 'goose-maid').join(' ')
    expect(bestColumns(drawn(`garrison ${many(40)}; army mill-ox`), tasteOf(1)).best.send).toEqual([])
    const state = drawn(`garrison ${many(7)}; army ${many(30)} bean-giant mill-ox`)
    expect(bestColumns(state, tasteOf(1)).best.send).toContain('bean-giant')
  })
})

describe('both players', () => {
  test('play allowed actions in any position, as long as no randomness is involved', () => {
    fc.assert(
      fc.property(
        randomPositions.filter(({ outcome }) => !outcome),
        (state) => {
          for (const plan of [pagePlan(state), captainPlan(state, luck(1), 1)]) {
            const now = copyOf(state)
            for (const action of plan) {
              expect(now.outcome).toBeNull()
              expect(playInPlace(fortress, now, action, luck(2))).toBeNull()
            }
            expect(now.outcome !== null || plan.at(-1)?.type !== 'fight').toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('use only public information: another rng changes nothing', () => {
    const state = fortress.begin(
      { player: '', muster: PRESETS['night-court'], against: { defenders: 5 }, rules: standardRules() },
      8,
    )
    const seen = stateForBot(fortress, state, 0)
    expect(pagePlan(seen)).toEqual(pagePlan(state))
    expect(captainPlan(seen, luck(3), 2)).toEqual(captainPlan(state, luck(3), 2))
  })

  test('spare the last defender while more are to come, and slay it in time', () => {
    const waiting = 'garrison goose-maid; army iron-hans; lands 0 4 0; deck blue-beard*3 iron-hans*2'
    expect(pagePlan(drawn(waiting)).map(actionText)).toEqual(['end'])
    expect(pagePlan(drawn(`${waiting}; life 2`)).map(actionText)).toEqual(['send iron-hans', 'fight', 'end'])
    const strong = waiting.replace('army iron-hans', 'army iron-hans bean-giant bean-giant')
    expect(pagePlan(drawn(strong)).map(actionText).at(-2)).toBe('fight')
    expect(captainPlan(drawn(strong), luck(1), 8).map(actionText).at(-1)).toBe('end')
  })

  test('answer questions, and storm when they must', () => {
    expect(page(drawn('turn 0; pending opening; garrison mill-ox; deck wood*9'), luck(1))).toEqual({
      type: 'redraw',
    })
    expect(captainPlan(drawn('pending again; army iron-hans'), luck(1))).toEqual([{ type: 'again' }])
    expect(pagePlan(drawn('army iron-hans; lands 0 3 0; hand siege-ram')).map(actionText)).toEqual([
      'cast siege-ram',
      'assault',
    ])
  })
})

describe('the Captain', () => {
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

  test.each([
    [
      'attacks where the Page would wait until its life is gone',
      'turn 13; life 8; garrison river-nix glass-knight snow-maid river-nix snow-maid; slain river-nix bean-giant; fallen snow-maid broom-witch*2 glass-knight*2; army broom-witch bean-giant bean-giant; lands 0 0 12; treasure talking-mirror; hand magic',
    ],
    [
      'sends all at once where the Page would send one',
      'turn 10; life 13; garrison broom-witch broom-witch snow-maid river-nix glass-knight glass-knight glass-knight; army river-nix river-nix bean-giant bean-giant bean-giant broom-witch; lands 0 0 10; hand talking-mirror; deck magic*3 snow-maid*2',
    ],
  ])('%s', (_, position) => {
    const state = drawn(position)
    const [usual, own] = [pagePlan(state), captainPlan(state, luck(1))]
    expect(sum(victoriesAfter(state, own, 60)) - sum(victoriesAfter(state, usual, 60))).toBeGreaterThan(20)
  })

  test('simulates players who value their creatures more, the more life is left', () => {
    const even = (life: number) =>
      drawn(
        `garrison brave-tailor snow-maid; army brave-tailor; lands 0 4 0; deck gold*9 iron-hans*3; life ${life}`,
      )
    const sent = (life: number, style = SEASONED) => playTurn(even(life), style).map(actionText)
    expect(sent(20)).toEqual([])
    expect(sent(3)).toEqual(['send brave-tailor', 'fight'])
    expect(sent(20, USUAL)).toEqual(sent(3, USUAL))
    expect(sent(1000)).toEqual(sent(20))
  })

  test('counts the coming assault, and rolls no dice for it [S 18]', () => {
    const before = drawn('garrison goose-maid; army bean-giant bean-giant; life 9')
    const after = outlookOf(before, pagePlan(before), 1, SEASONED)
    expect(after).toMatchObject({ outcome: null, pending: null, garrison: [], turn: 2 })
  })
})

test('the Page nearly always beats three gate defenders', () => {
  let won = 0
  for (let seed = 0; seed < 40; seed++) {
    const state = fortress.begin(
      { player: '', muster: PRESETS['town-watch'], against: { defenders: 3 }, rules: standardRules() },
      seed,
    )
    while (!state.outcome && state.pending !== 'again') {
      for (const action of pagePlan(state)) playInPlace(fortress, state, action, seededRng(state))
    }
    won += Number(state.outcome !== null && isVictory(state.outcome.kind))
  }
  expect(won).toBeGreaterThanOrEqual(36)
})
