import { expect, test } from 'vitest'
import { fairyTale } from '../rules.ts'
import { answer, stateIn } from '../testing.ts'
import { gameWhere, LONG, type ShownGame } from './testing.ts'

/** Plays turns until a movement with at least this many steps is playing. */
function toMovementOf(steps: number, { game, clock, endTurn, lastEvents }: ShownGame): boolean {
  for (let turn = 0; turn < 30; turn++) {
    const growth = fairyTale.list(stateIn(game)).findLast(({ type }) => type === 'expand')
    if (growth) game.getState().act(growth)
    clock.pass(LONG)
    endTurn()
    answer(game)
    if (lastEvents().filter(({ type }) => type === 'monster-stepped').length >= steps) return true
    game.getState().act({ type: 'roll' })
    answer(game)
  }
  return false
}

test('keeps objects that an event leaves unchanged', () => {
  const { game, clock, playback, now } = gameWhere((shown) => toMovementOf(3, shown))
  const markets = new Set<unknown>()
  const objects = new Set<unknown>()
  const appearances = new Set<string>()
  const look = () => {
    const { shown, playing } = now()
    if (!shown || !playing) return
    markets.add(shown.market)
    for (const entry of Object.entries(shown.tiles)) {
      objects.add(entry[1])
      appearances.add(JSON.stringify(entry))
    }
  }
  look()
  playback.subscribe(look)
  clock.pass(LONG)
  expect(markets.size).toBe(1)
  expect(objects.size).toBe(appearances.size)
  expect(objects.size).toBeGreaterThan(Object.keys(stateIn(game).tiles).length + 1)
})
