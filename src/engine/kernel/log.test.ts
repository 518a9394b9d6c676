import { expect, test } from 'vitest'
import { type RandomState, randomState, seededChance } from './chance.ts'
import { play, simulate } from './drivers.ts'
import type { Game } from './game.ts'
import { advance, canUndo, logOf, openSession, replay, stateOf, undo } from './log.ts'

/** The smallest game with luck: gather points by counting on, or by a die. */
interface Tally {
  points: number
  random: RandomState
}
type Act = 'count' | 'roll' | 'cheat'
const tally: Game<{ start: number }, Tally, Act, { points: number }, { code: 'no-cheating' }> = {
  id: 'tally',
  rulesVersion: 1,
  begin: ({ start }, seed) => ({ points: start, random: randomState(seed) }),
  refuse: (_, action) => (action === 'cheat' ? { code: 'no-cheating' } : null),
  apply: ({ state, chance, emit }, action) => {
    state.points += action === 'count' ? 1 : chance.die()
    emit?.({ points: state.points })
  },
  list: () => ['count', 'roll'],
}

function sessionAfter(...actions: Act[]) {
  const result = replay(tally, { config: { start: 0 }, seed: 7, actions })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.session
}

test('playing leaves the given state as it was and freezes the new one', () => {
  const state = tally.begin({ start: 3 }, 1)
  const played = play(tally, state, 'roll')
  expect(state).toEqual(tally.begin({ start: 3 }, 1))
  expect(played.ok && [played.state, ...played.frames, state].every(Object.isFrozen)).toBe(true)
})

test('every event comes with the state just after it', () => {
  const played = play(tally, tally.begin({ start: 3 }, 1), 'count')
  expect(played.ok && played.frames.map(({ event, state }) => [event.points, state.points])).toEqual([[4, 4]])
})

test('both drivers reach the same state', () => {
  const plain = tally.begin({ start: 0 }, 1)
  expect(simulate(tally, plain, 'roll', seededChance(plain))).toBeNull()
  const played = play(tally, tally.begin({ start: 0 }, 1), 'roll')
  expect(played.ok && played.state).toEqual(plain)
})

test('a refusal is a value, and nothing has happened', () => {
  const state = tally.begin({ start: 3 }, 1)
  expect(simulate(tally, state, 'cheat', seededChance(state))).toEqual({ code: 'no-cheating' })
  expect(play(tally, state, 'cheat')).toEqual({ ok: false, refusal: { code: 'no-cheating' } })
  expect(advance(tally, openSession(tally, { start: 3 }, 1), 'cheat').ok).toBe(false)
  expect(state.points).toBe(3)
})

test('undo takes back to the last spent luck and no further', () => {
  const session = sessionAfter('count', 'roll', 'count', 'count')
  const rolled = stateOf(sessionAfter('count', 'roll'))
  const back = undo(undo(session))
  expect(stateOf(back)).toEqual(rolled)
  expect(canUndo(back)).toBe(false)
  expect(undo(back)).toBe(back)
})

test('nothing can be undone before the first action', () => {
  const session = openSession(tally, { start: 0 }, 1)
  expect(canUndo(session)).toBe(false)
  expect(undo(session)).toBe(session)
})

test('the log is the game: replayed, it leads to the same state', () => {
  const session = sessionAfter('count', 'roll', 'roll')
  const again = replay(tally, logOf(session))
  expect(again.ok && stateOf(again.session)).toEqual(stateOf(session))
})

test('a log with a refused action is refused whole, and says where', () => {
  expect(replay(tally, { config: { start: 0 }, seed: 7, actions: ['count', 'cheat'] })).toEqual({
    ok: false,
    refusal: { code: 'no-cheating' },
    index: 1,
  })
})
