import { describe, expect, test } from 'vitest'
import {
  type Action,
  type Config,
  everyBox,
  placementsOf,
  problemText,
  standardRules,
} from '../../../engine/fairy-tale/index.ts'
import { advance, CENTRE, type Place, parsePlace, stateOf, undo } from '../../../engine/kernel/index.ts'
import { visiblePins } from '../../../session/pins.ts'
import type { Session } from '../game.ts'
import { fairyTale, parseNotation } from '../rules.ts'
import {
  isPossible,
  type Pin,
  reachableMonsters,
  type Suggestion,
  suggestionOf,
  suggestionRules,
} from './suggestions.ts'

const config: Config = { seats: [], difficulty: 'fairy-tale', rules: standardRules(), boxes: everyBox(true) }

/** A game that starts from a notation (docs/NOTATION.md). */
function game(text: string): Session {
  const read = parseNotation(text)
  if (!read.ok) throw new Error(problemText(read.error))
  return { config, seed: 1, first: read.value, moves: [] }
}

/** The game after some actions. All must be allowed. */
function done(session: Session, ...actions: Action[]): Session {
  return actions.reduce((before, action) => {
    const next = advance(fairyTale, before, action)
    if (!next.ok) throw new Error(next.error.code)
    return next.value
  }, session)
}

const at = (text: string): Place => parsePlace(text) ?? CENTRE

const pinned = (session: Session, suggestion: Suggestion): Pin => ({
  id: 1,
  seat: 1,
  turn: stateOf(session).turn,
  known: session.moves,
  suggestion,
})

const seen = (pin: Pin, session: Session): boolean =>
  visiblePins(suggestionRules, [pin], session).length === 1

const road = 'O ━ ━ ━\nseats huntsman 0,0; beast 0,0'

describe('a suggested walk', () => {
  const start = game(road)
  const pin = pinned(start, { kind: 'walk', to: at('2,0') })

  test('is the last step of the walk, shown while the character can get there', () => {
    const steps = ['1,0', '2,0'].map((to): Action => ({ type: 'walk', to: at(to) }))
    expect(suggestionOf(stateOf(start), steps)).toEqual(pin.suggestion)
    expect(seen(pin, start)).toBe(true)
    expect(isPossible(stateOf(start), { kind: 'walk', to: at('3,0') })).toBe(false)
  })

  test('disappears when the last step is used elsewhere, and returns on undo', () => {
    const there = done(start, { type: 'walk', to: at('1,0') }, { type: 'walk', to: CENTRE })
    expect(seen(pin, there)).toBe(false)
    expect(seen(pin, undo(there))).toBe(true)
  })

  test('is fulfilled on arrival, even if walking on', () => {
    const near = pinned(start, { kind: 'walk', to: at('1,0') })
    const on = done(start, { type: 'walk', to: at('1,0') }, { type: 'walk', to: at('2,0') })
    expect(seen(near, on)).toBe(false)
    expect(seen({ ...near, known: on.moves }, on)).toBe(false)
    expect(seen(near, undo(undo(on)))).toBe(true)
  })

  test('is fulfilled even if the action before it has been undone', () => {
    const walked = done(start, { type: 'walk', to: at('1,0') })
    const far = pinned(walked, { kind: 'walk', to: at('1,0') })
    const again = done(undo(walked), { type: 'walk', to: at('1,0') })
    expect(seen(far, done(again, { type: 'walk', to: CENTRE }))).toBe(false)
  })

  test('ends with the turn', () => {
    expect(seen(pin, done(start, { type: 'end-turn' }))).toBe(false)
    expect(seen({ ...pin, turn: pin.turn + 1 }, start)).toBe(false)
  })
})

describe('a suggested tile', () => {
  const start = game('O ━\nmarket ┳ ┗\npile 1; 1; 1\npool ┃ ━ ╋\nseats huntsman 0,0; beast 0,0')
  const [place = CENTRE, [turn = 0] = []] = [...placementsOf(stateOf(start), 0)][0] ?? []
  const action: Action = { type: 'expand', slot: 0, at: place, turn }
  const suggestion = suggestionOf(stateOf(start), [action])
  if (!suggestion) throw new Error('A tile can be suggested.')
  const pin = pinned(start, suggestion)

  test('is shown while this very tile fits there', () => {
    expect(seen(pin, start)).toBe(true)
    expect(isPossible(stateOf(start), { kind: 'tile', slot: 0, face: -1, at: place, turn })).toBe(false)
    expect(isPossible(stateOf(start), { kind: 'tile', slot: 0, face: 1, at: CENTRE, turn })).toBe(false)
  })

  test('disappears once this or another tile lies', () => {
    expect(seen(pin, done(start, action))).toBe(false)
    const other = [...placementsOf(stateOf(start), 1)][0]
    if (!other) throw new Error('The other tile fits somewhere.')
    const laid = done(start, { type: 'expand', slot: 1, at: other[0], turn: other[1][0] ?? 0 })
    expect(seen(pin, laid)).toBe(false)
  })
})

describe('a suggested monster', () => {
  const start = game('O ━1 ━ ━1\nmonsters 4 ogre 1,0; 7 troll 3,0\nseats huntsman 0,0; beast 0,0')
  const pin = pinned(start, { kind: 'monster', n: 4 })

  test('is possible only if walks reach the monster', () => {
    expect([...reachableMonsters(stateOf(start))]).toEqual([[4, at('1,0')]])
    expect(seen(pin, start)).toBe(true)
    expect(isPossible(stateOf(start), { kind: 'monster', n: 7 })).toBe(false)
  })

  test('stays on the way to it, and ends with the monster', () => {
    const beside = done(start, { type: 'walk', to: at('1,0') })
    expect(seen(pin, beside)).toBe(true)
    const gone = done(beside, { type: 'remove', monster: 4 })
    expect(seen(pin, gone)).toBe(false)
    expect(seen(pin, undo(gone))).toBe(true)
  })
})

test('ignores actions that cannot be suggested', () => {
  const state = stateOf(game(road))
  expect(suggestionOf(state, [{ type: 'end-turn' }])).toBeNull()
  expect(suggestionOf(state, [{ type: 'expand', slot: 2, at: CENTRE, turn: 0 }])).toBeNull()
  expect(suggestionOf(state, [])).toBeNull()
})
