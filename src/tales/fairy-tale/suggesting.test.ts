import { beforeEach, expect, test } from 'vitest'
import { walks } from '../../engine/fairy-tale/index.ts'
import type { Place } from '../../engine/kernel/index.ts'
import { pinsNow } from '../../session/pins.ts'
import { createSuggesting } from '../../session/suggesting.ts'
import { suggestionRules } from './intent/suggestions.ts'
import { type GameOfTest, gameInAction, openGame, stateIn, twoSeats } from './testing.ts'

let game: GameOfTest
const suggestingIn = (of: GameOfTest) => createSuggesting(of, suggestionRules)

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

test('while a seat suggests, an action is pinned and not done', () => {
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

test('what cannot be suggested is refused, and not done either', () => {
  const { session } = game.getState()
  now().suggestAs(1)
  game.getState().act({ type: 'end-turn' })
  expect(now()).toMatchObject({ pins: [], refused: true })
  expect(game.getState().session).toBe(session)
  walk(first())
  expect(now().refused).toBe(false)
})

test('nothing is taken back by somebody who only suggests', () => {
  walk(first())
  const { session } = game.getState()
  now().suggestAs(1)
  expect(game.getState().undo()).toBe(false)
  expect(game.getState().session).toBe(session)
})

test('nobody suggests to themselves, nor before there is anything to do', () => {
  now().suggestAs(0)
  expect(now().seat).toBeNull()
  const fresh = openGame()
  fresh.getState().start(twoSeats, 1)
  const early = suggestingIn(fresh)
  early.getState().suggestAs(1)
  expect(early.getState().seat).toBeNull()
  expect(fresh.getState().instead).toBeNull()
})

test('the same is pinned once, and of more than three the oldest goes', () => {
  now().suggestAs(1)
  for (const place of [first, first, second, third, fourth]) walk(place())
  const places = now().pins.map(({ suggestion }) => (suggestion.kind === 'walk' ? suggestion.to : null))
  expect(places).toEqual([second, third, fourth].map((place) => place()))
})

test('a pin can be dismissed', () => {
  now().suggestAs(1)
  walk(first())
  now().dismiss(now().pins[0]?.id ?? -1)
  expect(now().pins).toEqual([])
})

test('a pin is back when what stood in its way is taken back, and ends with the game', () => {
  const seen = () => {
    const { session } = game.getState()
    return session ? pinsNow(suggestionRules, now().pins, session).length : 0
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
