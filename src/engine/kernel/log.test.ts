import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type RandomState, randomState, scriptedChance, seededChance } from './chance.ts'
import { play, simulate } from './drivers.ts'
import type { Game } from './game.ts'
import { advance, canUndo, goBack, logOf, openSession, replay, undo } from './log.ts'
import { copied } from './plain-data.ts'
import { stateOf } from './state-of.ts'

/** The smallest game with luck: gather points by counting on, or by a die. */
interface Tally {
  points: number
  random: RandomState
}
type Act = 'count' | 'roll' | 'cheat'
interface TallyKind {
  Config: { start: number }
  State: Tally
  Action: Act
  Event: { points: number }
  Refusal: { code: 'no-cheating' }
}
const tally: Game<TallyKind> = {
  id: 'tally',
  rulesVersion: 1,
  codec: {
    config: v.object({ start: v.number() }),
    action: v.picklist(['count', 'roll', 'cheat']),
    writeConfig: (config) => config,
    writeAction: (action) => action,
  },
  seats: () => [{ player: '', role: 'counter' }],
  begin: ({ start }, seed) => ({ points: start, random: randomState(seed) }),
  copy: copied,
  refuse: (_, action) => (action === 'cheat' ? { code: 'no-cheating' } : null),
  apply: ({ state, chance, emit }, action) => {
    state.points += action === 'count' ? 1 : chance.die(6)
    emit?.({ points: state.points })
  },
  list: () => ['count', 'roll'],
  decider: () => 0,
  outcome: () => null,
}

function sessionAfter(...actions: Act[]) {
  const result = replay(tally, { config: { start: 0 }, seed: 7, actions })
  if (!result.ok) throw new Error(result.error.refusal.code)
  return result.value
}

test('playing leaves the given state as it was and freezes the new one', () => {
  const state = tally.begin({ start: 3 }, 1)
  const played = play(tally, state, 'roll')
  expect(state).toEqual(tally.begin({ start: 3 }, 1))
  expect(played.ok && [played.value.state, ...played.value.frames, state].every(Object.isFrozen)).toBe(true)
})

test('every event comes with the state just after it', () => {
  const played = play(tally, tally.begin({ start: 3 }, 1), 'count')
  expect(played.ok && played.value.frames.map(({ event, state }) => [event.points, state.points])).toEqual([
    [4, 4],
  ])
})

/** A game of three steps an action, two of them by a die, that counts how often it is copied. */
function counting() {
  let copies = 0
  const game: typeof tally = {
    ...tally,
    copy: (state) => {
      copies += 1
      return tally.copy(state)
    },
    apply: (table, action) => {
      for (const each of ['count', 'roll', 'roll'] as const)
        tally.apply(table, action === 'roll' ? each : action)
    },
  }
  return { game, copies: () => copies }
}

test('whoever does not ask for the states on the way pays for none, however many events there are', () => {
  const { game, copies } = counting()
  const played = play(game, game.begin({ start: 3 }, 1), 'roll')
  expect(played.ok && played.value.frames.map(({ event }) => event.points)).toHaveLength(3)
  expect(copies()).toBe(1)
})

test('asked for afterwards, the states on the way are those of the same luck, once and for all', () => {
  const { game } = counting()
  const dice = scriptedChance({ dice: [6] }, seededChance({ random: randomState(9) }))
  const before = game.begin({ start: 3 }, 1)
  const played = play(game, before, 'roll', (holder) => ({ ...seededChance(holder), die: dice.die }))
  if (!played.ok) throw new Error('refused')
  const { frames, state } = played.value
  expect(frames.map(({ state: { points } }) => points)).toEqual(frames.map(({ event }) => event.points))
  expect(frames[1]?.event.points).toBe(3 + 1 + 6)
  expect(frames.at(-1)?.state).toEqual(state)
  const once = frames.map((frame) => frame.state)
  for (const [index, frame] of frames.entries()) expect(frame.state).toBe(once[index])
})

test('the states on the way know how far the generator had moved on', () => {
  const { game } = counting()
  const played = play(game, game.begin({ start: 3 }, 1), 'roll')
  if (!played.ok) throw new Error('refused')
  const [counted, rolled, again] = played.value.frames.map(({ state }) => state)
  expect(counted?.random).toEqual(game.begin({ start: 3 }, 1).random)
  expect(rolled?.random).not.toEqual(counted?.random)
  expect(again?.random).toEqual(played.value.state.random)
})

test('both drivers reach the same state', () => {
  const plain = tally.begin({ start: 0 }, 1)
  expect(simulate(tally, plain, 'roll', seededChance(plain))).toBeNull()
  const played = play(tally, tally.begin({ start: 0 }, 1), 'roll')
  expect(played.ok && played.value.state).toEqual(plain)
})

test('a refusal is a value, and nothing has happened', () => {
  const state = tally.begin({ start: 3 }, 1)
  expect(simulate(tally, state, 'cheat', seededChance(state))).toEqual({ code: 'no-cheating' })
  expect(play(tally, state, 'cheat')).toEqual({ ok: false, error: { code: 'no-cheating' } })
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

test('by agreement a game goes back behind a die, and remembers that it did', () => {
  const back = goBack(sessionAfter('count', 'roll', 'roll', 'count'), 1)
  expect(stateOf(back)).toEqual(stateOf(sessionAfter('count')))
  expect(back.takenBack).toEqual([{ left: 1, moves: 3 }])
  const again = advance(tally, back, 'roll')
  expect(again.ok && again.value.takenBack).toEqual(back.takenBack)
})

test('what was agreed is told where the game stood then, or where it has gone back to since', () => {
  const back = goBack(sessionAfter('count', 'roll', 'count', 'roll'), 3)
  expect(undo(back).takenBack).toEqual([{ left: 2, moves: 1 }])
  expect(goBack(back, 0).takenBack).toEqual([
    { left: 0, moves: 1 },
    { left: 0, moves: 3 },
  ])
})

test('there is nothing to agree on where the game has not gone so far', () => {
  const session = sessionAfter('count', 'roll')
  for (const left of [2, 3, -1]) expect(goBack(session, left)).toBe(session)
})

test('nothing can be undone before the first action', () => {
  const session = openSession(tally, { start: 0 }, 1)
  expect(canUndo(session)).toBe(false)
  expect(undo(session)).toBe(session)
})

test('the log is the game: replayed, it leads to the same state', () => {
  const session = sessionAfter('count', 'roll', 'roll')
  const again = replay(tally, logOf(session))
  expect(again.ok && stateOf(again.value)).toEqual(stateOf(session))
})

test('of a log that is played from later on the rest is as ever', () => {
  const session = sessionAfter('count', 'roll', 'roll', 'count')
  for (const since of [1, 3, 4]) {
    const again = replay(tally, logOf(session), since)
    expect(again.ok && again.value.first).toEqual(session.moves[since - 1]?.after)
    expect(again.ok && again.value.moves.map(({ after }) => after)).toEqual(
      session.moves.slice(since).map(({ after }) => after),
    )
  }
})

test.each([0, 1, 2])('a log with a refused action is refused whole, and says where: since %i', (since) => {
  const log = { config: { start: 0 }, seed: 7, actions: ['count', 'cheat', 'count'] } as const
  expect(replay(tally, log, since)).toEqual({
    ok: false,
    error: { refusal: { code: 'no-cheating' }, index: 1 },
  })
})
