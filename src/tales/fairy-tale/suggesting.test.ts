import { beforeEach, expect, test } from 'vitest'
import { walks } from '../../engine/fairy-tale/index.ts'
import type { Place } from '../../engine/kernel/index.ts'
import { visiblePins } from '../../session/pins.ts'
import { createSuggestionStore } from '../../session/suggestion-store.ts'
import { suggestionRules } from './intent/suggestions.ts'
import { type GameOfTest, gameInAction, openGame, stateIn, twoSeats } from './testing.ts'

let game: GameOfTest
const suggestingIn = (of: GameOfTest) => createSuggestionStore(of, suggestionRules)

let suggesting: ReturnType<typeof suggestingIn>
const now = () => suggesting.getState()

beforeEach(() => {
  game = gameInAction()
  suggesting = suggestingIn(game)
})

const walk = (to: Place) => game.getState().act({ type: 'walk', to })
const near = (): Place[] =>
  walks(stateIn(game))
    .filter(({ path }) => path.length === 1)
    .map(({ to }) => to)
const nth = (index: number) => () => near()[index] ?? expect.fail('No place is near.')
const [first, second, third, fourth] = [nth(0), nth(1), nth(2), nth(3)]

test('a suggesting seat pins actions without playing', () => {
  const { session } = game.getState()
  now().suggestAs(1)
  expect(walk(first())).toBe('suggested')
  expect(game.getState().session).toBe(session)
  expect(now().pins).toMatchObject([{ seat: 1, turn: 1, suggestion: { kind: 'walk', to: near()[0] } }])
  now().suggestAs(1)
  expect(now().seat).toBeNull()
  walk(first())
  expect(game.getState().session).not.toBe(session)
})

test('refuses unsuggestable actions without playing them', () => {
  const { session } = game.getState()
  now().suggestAs(1)
  game.getState().act({ type: 'end-turn' })
  expect(now()).toMatchObject({ pins: [], refused: true })
  expect(game.getState().session).toBe(session)
  walk(first())
  expect(now().refused).toBe(false)
})

test('does not undo while a seat suggests', () => {
  walk(first())
  const { session } = game.getState()
  now().suggestAs(1)
  expect(game.getState().undo()).toBe(false)
  expect(game.getState().session).toBe(session)
})

test('refuses suggestions of the seat on turn, and before the action phase', () => {
  now().suggestAs(0)
  expect(now().seat).toBeNull()
  const fresh = openGame()
  fresh.getState().start(twoSeats, 1)
  const early = suggestingIn(fresh)
  early.getState().suggestAs(1)
  expect(early.getState().seat).toBeNull()
  expect(fresh.getState().instead).toBeNull()
})

test('pins a suggestion once, and drops the oldest of more than three', () => {
  now().suggestAs(1)
  for (const place of [first, first, second, third, fourth]) walk(place())
  const places = now().pins.map(({ suggestion }) => (suggestion.kind === 'walk' ? suggestion.to : null))
  expect(places).toEqual([second, third, fourth].map((place) => place()))
})

test('dismisses a pin', () => {
  now().suggestAs(1)
  walk(first())
  now().dismiss(now().pins[0]?.id ?? -1)
  expect(now().pins).toEqual([])
})

test('shows a pin again once the action in its way is undone', () => {
  const seen = () => {
    const { session } = game.getState()
    return session ? visiblePins(suggestionRules, now().pins, session).length : 0
  }
  now().suggestAs(1)
  walk(second())
  now().stop()
  expect(seen()).toBe(1)
  walk(first())
  expect(seen()).toBe(0)
  game.getState().undo()
  expect(seen()).toBe(1)
  game.getState().leave()
  expect(now().pins).toEqual([])
})
