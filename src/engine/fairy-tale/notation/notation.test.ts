import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, placeAt } from '../../kernel/boards/square.ts'
import { play } from '../../kernel/play-action.ts'
import { everyBox } from '../boxes.ts'
import { buildingRules, isGoal } from '../buildings.ts'
import { CHARACTER_IDS } from '../characters/ids.ts'
import { DIFFICULTIES } from '../difficulties.ts'
import { BUILDING_IDS, SYMBOL_IDS } from '../ids.ts'
import { HOUSE_RULES, type State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { fairyTale, parseNotation, writeNotation } from '../testing.ts'
import {
  type Face,
  type Monster,
  type Printed,
  pathFace,
  type Roads,
  roadSides,
  TURNS,
  turned,
} from '../tiles.ts'
import { problemText } from './problem.ts'

const config = fc.record({
  seats: fc
    .uniqueArray(fc.constantFrom(...CHARACTER_IDS), { minLength: 1, maxLength: 6 })
    .map((all) => all.map((character) => ({ character, player: '' }))),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  rules: fc.record({
    sides: fc.constantFrom(...HOUSE_RULES.sides),
    roads: fc.constantFrom(...HOUSE_RULES.roads),
    noDen: fc.constantFrom(...HOUSE_RULES.noDen),
    supply: fc.constantFrom(...HOUSE_RULES.supply),
    goal: fc.constantFrom(...HOUSE_RULES.goal),
    oak: fc.constantFrom(...HOUSE_RULES.oak),
    heroes: fc.constantFrom(...HOUSE_RULES.heroes),
    arrivals: fc.constantFrom(...HOUSE_RULES.arrivals),
    moves: fc.constantFrom(...HOUSE_RULES.moves),
    grove: fc.constantFrom(...HOUSE_RULES.grove),
  }),
  boxes: fc.record({
    resources: fc.boolean(),
    simple: fc.boolean(),
    knotty: fc.boolean(),
    special: fc.boolean(),
  }),
})

/** Any symbol that a tile with these roads can have. */
const printedOn = (roads: Roads): fc.Arbitrary<Printed> =>
  fc.constantFrom(...SYMBOL_IDS).chain((symbol) => {
    const { sides, onRoad, numbers, use, breaksBefore } = symbolRules(symbol)
    const order = fc.shuffledSubarray([...DIRECTIONS], { minLength: sides ?? 0, maxLength: sides ?? 0 })
    return fc.record({
      symbol: fc.constant(symbol),
      sides: onRoad ? fc.constantFrom(...roadSides(roads)).map((side) => [side]) : order,
      number: numbers ? fc.constantFrom(...numbers) : fc.constant(0),
      spent: use?.once || breaksBefore ? fc.boolean() : fc.constant(false),
    })
  })

/** Any tile except a dark diamond. */
const face: fc.Arbitrary<Face> = fc.integer({ min: 1, max: 15 }).chain((roads) =>
  fc
    .record({
      id: fc.constant(0),
      roads: fc.constant(roads),
      building: fc.constantFrom(null, ...BUILDING_IDS.filter((building) => !isGoal({ building }))),
      sprung: fc.boolean(),
      symbols: fc.uniqueArray(printedOn(roads), {
        maxLength: 5,
        selector: ({ symbol, sides }) => `${symbol} ${symbolRules(symbol).onRoad ? sides : ''}`,
      }),
    })
    .map((one) => ({ ...one, sprung: one.sprung && buildingRules(one.building)?.canSpring === true })),
)

const DELAYING = BUILDING_IDS.filter((id) => buildingRules(id)?.delays)

/** A row of such tiles east of the oak, with monsters; others are in the market and the pile. */
const laid = fc
  .array(fc.record({ face, monsters: fc.nat({ max: 4 }), delayedBy: fc.constantFrom(null, ...DELAYING) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((row): State => {
    const state = startOf('O\nmarket ┗ ┗ ┗\npile 1; 0; 0\npool ┗')
    let n = 1
    const faces = row.map((one, index) => ({ ...one.face, id: index + 1 }))
    for (const [index, { monsters, delayedBy }] of row.entries()) {
      const there = Array.from(
        { length: monsters },
        (): Monster => ({ n: n++, kind: 'ogre', ...(delayedBy && { delayedBy }) }),
      )
      const printed = faces[index]
      if (printed) state.tiles[placeAt(index + 1, 0)] = { ...printed, monsters: there }
    }
    state.market = [0, 1, 2].map((slot) => renumbered(faces[slot], 100 + slot))
    state.pile.pool = [renumbered(faces.at(-1), 200) ?? pathFace(200, 1)]
    state.nextMonster = n
    return state
  })

const renumbered = (one: Face | undefined, id: number): Face | null => (one ? { ...one, id } : null)

function startOf(text: string): State {
  const parsed = parseNotation(text)
  if (!parsed.ok) throw new Error(problemText(parsed.error))
  return parsed.value
}

/** Plays random games: each number picks one of the listed actions, and seldom gives up. */
function wander(start: State, wishes: readonly number[], visit: (state: State) => void): void {
  let state = start
  visit(state)
  for (const wish of wishes) {
    const all = fairyTale.list(state)
    const action = all[wish % Math.max(1, wish % 50 === 0 ? all.length : all.length - 1)]
    const played = action && play(fairyTale, state, action)
    if (!played?.ok) return
    state = played.value.state
    visit(state)
  }
}

/** The text stores the rotation of a first tile as the fewest equivalent turns. */
function withFewestTurns(state: State): State {
  if (!state.opening) return state
  const { tiles, spots } = state.opening
  const fewest = spots.map((spot, index) => {
    const face = tiles[index]
    if (!spot || !face) return spot
    const lies = JSON.stringify(turned(face, spot.turn))
    return { ...spot, turn: TURNS.find((turn) => JSON.stringify(turned(face, turn)) === lies) ?? spot.turn }
  })
  return { ...state, opening: { tiles, spots: fewest } }
}

function readBack(state: State): void {
  const text = writeNotation(state)
  const parsed = parseNotation(text)
  expect(parsed).toEqual({ ok: true, value: withFewestTurns(state) })
  expect(parsed.ok && writeNotation(parsed.value)).toBe(text)
}

describe('the notation', () => {
  it('reads back every reachable state unchanged', () => {
    const wishes = fc.array(fc.nat({ max: 1000 }), { minLength: 20, maxLength: 150 })
    fc.assert(
      fc.property(config, fc.nat({ max: 2 ** 30 - 1 }), wishes, (chosen, seed, path) => {
        wander(fairyTale.begin(chosen, seed), path, readBack)
      }),
      { numRuns: 40 },
    )
  })

  it('reads back all tiles and delayed monsters', () => {
    fc.assert(fc.property(laid, readBack), { numRuns: 300 })
  })

  it('any text is a state that reads back, or a problem', () => {
    let written = ''
    const { begin } = fairyTale
    const some = {
      seats: [],
      difficulty: 'grim-tale',
      rules: {
        sides: 'half',
        roads: 'loose',
        noDen: 'none',
        supply: 'hand',
        goal: 'rounds',
        oak: 'frail',
        heroes: 'safe',
        arrivals: 'dealt',
        moves: 'turn',
        grove: 'heart',
      },
      boxes: everyBox(true),
    } as const
    const seats = [{ character: 'beast' as const, player: '' }]
    wander(
      begin({ ...some, rules: { ...some.rules }, seats }, 11),
      Array.from({ length: 90 }, (_, i) => i * 7 + 3),
      (state) => {
        written = writeNotation(state)
      },
    )
    const pieces = [
      ...new Set(written.split(/(\s+|;)/)),
      '-1',
      '0',
      '99999999999',
      '◆',
      '⌂',
      '▽!',
      'GN!',
      'oNESW',
      'c4',
      ' candy-house',
      'pending clear-place beast delivery; catapult 1,0',
      'O',
      '\n',
      '\0',
      '😀',
    ]
    const change = fc.record({ at: fc.nat(), length: fc.nat({ max: 12 }), piece: fc.constantFrom(...pieces) })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const text = changes.reduce((now, { at, length, piece }) => {
          const from = at % (now.length + 1)
          return now.slice(0, from) + piece + now.slice(from + length)
        }, written)
        const parsed = parseNotation(text)
        if (parsed.ok) readBack(parsed.value)
        else expect(problemText(parsed.error)).toMatch(/^(Line \d+: )?\S.*\.$/)
      }),
      { numRuns: 1000 },
    )
  })
})
