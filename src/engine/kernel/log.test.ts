import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type RandomState, randomState, scriptedRng, seededLuck, seededRng } from './chance.ts'
import type { Game } from './game.ts'
import {
  advance,
  canUndo,
  logOf,
  openSession,
  openSessionFrom,
  openWithWords,
  replay,
  undo,
  undoTo,
} from './log.ts'
import { deepCopy } from './plain-data.ts'
import { play, playInPlace } from './play-action.ts'
import { stateOf } from './state-of.ts'

/** The smallest game with an rng: gathers points by counting, or by a die. */
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
  begin: ({ start }, seed, { random } = seededLuck(seed)) => ({ points: start, random: { ...random } }),
  copy: deepCopy,
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

test('playing leaves the given state unchanged and freezes the new one', () => {
  const state = tally.begin({ start: 3 }, 1)
  const played = play(tally, state, 'roll')
  expect(state).toEqual(tally.begin({ start: 3 }, 1))
  expect(played.ok && [played.value.state, ...played.value.frames, state].every(Object.isFrozen)).toBe(true)
})

test('every event has the state just after it', () => {
  const played = play(tally, tally.begin({ start: 3 }, 1), 'count')
  expect(played.ok && played.value.frames.map(({ event, state }) => [event.points, state.points])).toEqual([
    [4, 4],
  ])
})

/** A game with three steps an action, two of them by a die, that counts its copies. */
function counting() {
  let copies = 0
  const game: typeof tally = {
    ...tally,
    copy: (state) => {
      copies += 1
      return tally.copy(state)
    },
    apply: (context, action) => {
      for (const each of ['count', 'roll', 'roll'] as const)
        tally.apply(context, action === 'roll' ? each : action)
    },
  }
  return { game, copies: () => copies }
}

test('states between events are free until read', () => {
  const { game, copies } = counting()
  const played = play(game, game.begin({ start: 3 }, 1), 'roll')
  expect(played.ok && played.value.frames.map(({ event }) => event.points)).toHaveLength(3)
  expect(copies()).toBe(1)
})

test('states between events repeat the dice of the action, and are cached', () => {
  const { game } = counting()
  const dice = scriptedRng({ dice: [6] }, seededRng({ random: randomState(9) }))
  const before = game.begin({ start: 3 }, 1)
  const played = play(game, before, 'roll', (holder) => ({ ...seededRng(holder), die: dice.die }))
  if (!played.ok) throw new Error('refused')
  const { frames, state } = played.value
  expect(frames.map(({ state: { points } }) => points)).toEqual(frames.map(({ event }) => event.points))
  expect(frames[1]?.event.points).toBe(3 + 1 + 6)
  expect(frames.at(-1)?.state).toEqual(state)
  const once = frames.map((frame) => frame.state)
  for (const [index, frame] of frames.entries()) expect(frame.state).toBe(once[index])
})

test('states between events have their own generator', () => {
  const { game } = counting()
  const played = play(game, game.begin({ start: 3 }, 1), 'roll')
  if (!played.ok) throw new Error('refused')
  const [counted, rolled, again] = played.value.frames.map(({ state }) => state)
  expect(counted?.random).toEqual(game.begin({ start: 3 }, 1).random)
  expect(rolled?.random).not.toEqual(counted?.random)
  expect(again?.random).toEqual(played.value.state.random)
})

test('both ways of playing reach the same state', () => {
  const plain = tally.begin({ start: 0 }, 1)
  expect(playInPlace(tally, plain, 'roll', seededRng(plain))).toBeNull()
  const played = play(tally, tally.begin({ start: 0 }, 1), 'roll')
  expect(played.ok && played.value.state).toEqual(plain)
})

test('a refusal is a value, and changes nothing', () => {
  const state = tally.begin({ start: 3 }, 1)
  expect(playInPlace(tally, state, 'cheat', seededRng(state))).toEqual({ code: 'no-cheating' })
  expect(play(tally, state, 'cheat')).toEqual({ ok: false, error: { code: 'no-cheating' } })
  expect(advance(tally, openSession(tally, { start: 3 }, 1), 'cheat').ok).toBe(false)
  expect(state.points).toBe(3)
})

test('undo goes back to the last use of the rng and no further', () => {
  const session = sessionAfter('count', 'roll', 'count', 'count')
  const rolled = stateOf(sessionAfter('count', 'roll'))
  const back = undo(undo(session))
  expect(stateOf(back)).toEqual(rolled)
  expect(canUndo(back)).toBe(false)
  expect(undo(back)).toBe(back)
})

test('an agreed undo goes back behind a die, and is recorded', () => {
  const back = undoTo(sessionAfter('count', 'roll', 'roll', 'count'), 1)
  expect(stateOf(back)).toEqual(stateOf(sessionAfter('count')))
  expect(back.takenBack).toEqual([{ left: 1, moves: 3 }])
  const again = advance(tally, back, 'roll')
  expect(again.ok && again.value.takenBack).toEqual(back.takenBack)
})

test('an agreed undo is recorded at its position, lowered by later undos', () => {
  const back = undoTo(sessionAfter('count', 'roll', 'count', 'roll'), 3)
  expect(undo(back).takenBack).toEqual([{ left: 2, moves: 1 }])
  expect(undoTo(back, 0).takenBack).toEqual([
    { left: 0, moves: 1 },
    { left: 0, moves: 3 },
  ])
})

test('an agreed undo to an invalid number of moves changes nothing', () => {
  const session = sessionAfter('count', 'roll')
  for (const left of [2, 3, -1]) expect(undoTo(session, left)).toBe(session)
})

test('nothing can be undone before the first action', () => {
  const session = openSession(tally, { start: 0 }, 1)
  expect(canUndo(session)).toBe(false)
  expect(undo(session)).toBe(session)
})

test('a replayed log leads to the same state', () => {
  const session = sessionAfter('count', 'roll', 'roll')
  const again = replay(tally, logOf(session))
  expect(again.ok && stateOf(again.value)).toEqual(stateOf(session))
})

test('a later replay gives the same moves', () => {
  const session = sessionAfter('count', 'roll', 'roll', 'count')
  for (const since of [1, 3, 4]) {
    const again = replay(tally, logOf(session), since)
    expect(again.ok && again.value.first).toEqual(session.moves[since - 1]?.after)
    expect(again.ok && again.value.moves.map(({ after }) => after)).toEqual(
      session.moves.slice(since).map(({ after }) => after),
    )
  }
})

test.each([0, 1, 2])('a log with a refused action is refused whole, with its index: since %i', (since) => {
  const log = { config: { start: 0 }, seed: 7, actions: ['count', 'cheat', 'count'] } as const
  expect(replay(tally, log, since)).toEqual({
    ok: false,
    error: { refusal: { code: 'no-cheating' }, index: 1 },
  })
})

/** A source that gives these words, and counts how many it gave. */
function sourceOf(...words: number[]) {
  let given = 0
  const source = () => words[given++] ?? 0
  return { source, given: () => given }
}

/** A game with random words, after some actions. */
function wordsAfter(source: () => number, ...actions: Act[]) {
  let session = openWithWords(tally, { start: 0 }, 7, source)
  for (const action of actions) {
    const next = advance(tally, session, action, source)
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}

describe('a game with random words', () => {
  test('takes its luck from the source, and records the words that it used', () => {
    const { source, given } = sourceOf(-(2 ** 31) + 5, 3)
    const session = wordsAfter(source, 'count', 'roll', 'roll')
    expect(session.words).toEqual({ dice: [-(2 ** 31) + 5, 3], draws: [] })
    expect(given()).toBe(2)
    expect(stateOf(session).random).toEqual({ dice: [2], draws: [0] })
    expect(session.moves.map(({ after }) => after.points)).toEqual([1, 7, 7 + 1 + ((2 ** 31 + 3) % 6)])
  })

  test('gives other luck for the same seed', () => {
    const [one, other] = [sourceOf(1), sourceOf(2)].map(({ source }) => stateOf(wordsAfter(source, 'roll')))
    expect(one?.points).not.toBe(other?.points)
  })

  test('gives the same dice again after an undo, then new ones', () => {
    const { source, given } = sourceOf(1, 2, 3)
    const session = wordsAfter(source, 'roll', 'roll')
    const back = undoTo(session, 0)
    expect(canUndo(session)).toBe(false)
    expect(back.words).toEqual(session.words)
    const again = ['roll', 'roll', 'roll'].reduce((before, action) => {
      const next = advance(tally, before, action as Act, source)
      return next.ok ? next.value : before
    }, back)
    expect(again.moves[1]?.after).toEqual(stateOf(session))
    expect(again.words?.dice).toEqual([1, 2, 3])
    expect(given()).toBe(3)
  })

  test('replays its log without a source, also where half of it is not kept', () => {
    const session = wordsAfter(sourceOf(1, 2, 3).source, 'roll', 'count', 'roll', 'roll')
    for (const since of [0, 2]) {
      const again = replay(tally, logOf(session), since)
      expect(again.ok && stateOf(again.value)).toEqual(stateOf(session))
      expect(again.ok && again.value.words).toEqual(session.words)
    }
  })

  test('throws without a source of needed words', () => {
    const session = wordsAfter(sourceOf(1).source, 'roll')
    expect(advance(tally, session, 'count').ok).toBe(true)
    expect(() => advance(tally, session, 'roll')).toThrow('no source of words')
    const log = { ...logOf(session), words: { dice: [], draws: [] } }
    expect(() => replay(tally, log)).toThrow('no source of words')
  })

  test('shows made-up luck for actions only tried', () => {
    const state = stateOf(wordsAfter(sourceOf(1).source, 'roll'))
    const [one, other] = [play(tally, state, 'roll'), play(tally, state, 'roll')]
    expect(one).toEqual(other)
    expect(one.ok && one.value.state.random).toEqual({ dice: [2], draws: [0] })
  })

  test('goes on with a seed from one of its positions, another one each time', () => {
    const source = sourceOf(1, 2).source
    const begun = [wordsAfter(source, 'roll'), wordsAfter(source, 'roll', 'roll')].map(
      (session) => openSessionFrom<TallyKind>(session.config, 7, stateOf(session)).first.random,
    )
    expect(begun.map(({ dice }) => dice.length)).toEqual([4, 4])
    expect(begun[0]).not.toEqual(begun[1])
  })
})
