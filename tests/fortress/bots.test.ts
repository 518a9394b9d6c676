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
import { asSeen, randomState, scriptedChance, seededChance, simulate } from '../../src/engine/kernel/index.ts'
import { bestColumn } from '../../src/tales/fortress/bots/column.ts'
import { captainPlan, page, pagePlan } from '../../src/tales/fortress/bots/index.ts'
import { drawn } from './drawn.ts'
import { randomPositions } from './random-play.ts'

const luck = (seed: number) => seededChance({ random: randomState(seed) })

/** What a column is worth, reckoned from what fell. */
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

/** The most that any column is worth, every one tried out by the rules. */
function tried(state: State, price: number, spare: boolean, from: State = state): number {
  let best = Number.NEGATIVE_INFINITY
  const fought = copyOf(state)
  if (state.column.length > 0) simulate(fortress, fought, { type: 'fight' }, scriptedChance({}))
  if (!spare || fought.garrison.length > 0) best = worthOf(from, fought, price)
  for (const action of fortress.list(state)) {
    if (action.type !== 'send') continue
    const next = copyOf(state)
    simulate(fortress, next, action, scriptedChance({}))
    best = Math.max(best, tried(next, price, spare, from))
  }
  return best
}

describe('the column', () => {
  const attackable = randomPositions
    .map((state) => ({ ...state, army: state.army.slice(0, 5), garrison: state.garrison.slice(0, 5) }))
    .filter((state) => fortress.list(state).some(({ type }) => type === 'send') && state.column.length === 0)

  test('is the best of all, for any price, sparing the last defender or not', () => {
    fc.assert(
      fc.property(attackable, fc.constantFrom(0.3, 1, 3), fc.boolean(), (state, price, spare) => {
        const { worth, send } = bestColumn(state, { aim: spare ? 'spare' : 'worth', price })
        expect(worth).toBeCloseTo(tried(state, price, spare), 6)
        const after = copyOf(state)
        for (const card of send) {
          expect(simulate(fortress, after, { type: 'send', card }, scriptedChance({}))).toBeNull()
        }
      }),
      { numRuns: 60 },
    )
  })

  test('goes on from what stands already', () => {
    const state = drawn(
      'garrison antler-king goose-maid; army donkey-drummer honey-bear; column donkey-drummer>1',
    )
    expect(bestColumn(state, { aim: 'worth', price: 1 }).send).toEqual(['honey-bear'])
  })

  test('clears the line at any price where it is told to', () => {
    const state = drawn('garrison broom-witch; army broom-witch glass-knight; deck wood')
    expect(bestColumn(state, { aim: 'clear', price: 3 }).clears).toBe(true)
    expect(bestColumn(state, { aim: 'spare', price: 0.3 })).toMatchObject({ send: [], clears: false })
  })

  test('of a line that no siege has is none, and of an army that is too large the strongest', () => {
    const many = (count: number) => Array.from({ length: count }, () => 'goose-maid').join(' ')
    expect(bestColumn(drawn(`garrison ${many(40)}; army mill-ox`), { aim: 'worth', price: 1 }).send).toEqual(
      [],
    )
    const state = drawn(`garrison ${many(7)}; army ${many(30)} bean-giant mill-ox`)
    expect(bestColumn(state, { aim: 'worth', price: 1 }).send).toContain('bean-giant')
  })
})

describe('both players', () => {
  test('do what is allowed, wherever they are, up to what luck decides', () => {
    fc.assert(
      fc.property(
        randomPositions.filter(({ outcome }) => !outcome),
        (state) => {
          for (const plan of [pagePlan(state), captainPlan(state, luck(1), 1)]) {
            const now = copyOf(state)
            for (const action of plan) {
              expect(now.outcome).toBeNull()
              expect(simulate(fortress, now, action, luck(2))).toBeNull()
            }
            expect(now.outcome !== null || plan.at(-1)?.type !== 'fight').toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('know no more than the table: the luck to come changes nothing', () => {
    const state = fortress.begin(
      { player: '', muster: PRESETS['night-court'], against: { defenders: 5 }, rules: standardRules() },
      8,
    )
    const seen = asSeen(fortress, state, 0)
    expect(pagePlan(seen)).toEqual(pagePlan(state))
    expect(captainPlan(seen, luck(3), 2)).toEqual(captainPlan(state, luck(3), 2))
  })

  test('spare the last defender while more is to come, and slay it when it is time', () => {
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

test('the Page takes the gate from three defenders nearly always', () => {
  let won = 0
  for (let seed = 0; seed < 40; seed++) {
    const state = fortress.begin(
      { player: '', muster: PRESETS['town-watch'], against: { defenders: 3 }, rules: standardRules() },
      seed,
    )
    while (!state.outcome && state.pending !== 'again') {
      for (const action of pagePlan(state)) simulate(fortress, state, action, seededChance(state))
    }
    won += Number(state.outcome !== null && isVictory(state.outcome.kind))
  }
  expect(won).toBeGreaterThanOrEqual(36)
})
