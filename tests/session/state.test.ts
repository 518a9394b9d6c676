import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSession, type Session } from '../../src/engine/kernel/index.ts'
import { applyCommand, type GameCommand } from '../../src/session/apply-command.ts'
import {
  CLOSED_SESSION,
  gameOf,
  PLAYER,
  type Role,
  reduce,
  type SessionChange,
  type SessionState,
} from '../../src/session/state.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'

type State = SessionState<DiceRace>
type Change = SessionChange<DiceRace>

const config = { players: ['Hanna', 'Tom'] } as const
const race = (seed: number): Session<DiceRace> => openSession(diceRace, config, seed)
const WATCHER: Role = { ...PLAYER, watching: true }
const kept = { id: 'one', origin: { kind: 'begun' }, begun: 1 } as const
const why = { code: 'chunk', cause: null } as const
const opened = (role: Role): Change => ({ type: 'opened', session: race(5), kept, role })

/** A game with one step, played by this tab. */
const playing = after([opened(PLAYER), by({ do: 'act', actions: [{ type: 'step' }], by: 'person' })])

/** Returns the state after some changes. A change may depend on the state before it. */
function after(
  changes: readonly (Change | ((state: State) => Change | null))[],
  from: State = CLOSED_SESSION,
): State {
  let state = from
  for (const one of changes) {
    const change = typeof one === 'function' ? one(state) : one
    if (change) state = reduce(state, change)
  }
  return state
}

/** Returns the event of a command in the open game; null if it changes nothing. */
function by(command: GameCommand<DiceRace>) {
  return (state: State): Change | null => {
    const game = gameOf(state)
    return game && applyCommand(diceRace, game, command).event
  }
}

const types = (state: State) => gameOf(state)?.session.moves.map(({ action }) => action?.type)

test.each<[string, State, Change, object]>([
  [
    'an opening has a target',
    CLOSED_SESSION,
    { type: 'opening', target: 'kept' },
    { at: 'opening', target: 'kept' },
  ],
  ['an opening closes the game before', playing, { type: 'opening', target: 'kept' }, { at: 'opening' }],
  [
    'a failed opening has a reason',
    CLOSED_SESSION,
    { type: 'failed', target: 'kept', why },
    { at: 'failed', why },
  ],
  ['a game of this tab is played', CLOSED_SESSION, opened(PLAYER), { at: 'playing', unsaved: 'nothing' }],
  ['a game of another tab is watched', CLOSED_SESSION, opened(WATCHER), { at: 'watching' }],
  ['another tab can take over a game', playing, { type: 'role', role: WATCHER }, { at: 'watching' }],
  ['a game is closed', playing, { type: 'closed' }, CLOSED_SESSION],
  ['unsaved changes are noted', playing, { type: 'save', unsaved: 'something' }, { unsaved: 'something' }],
])('%s', (_, state, change, expected) => {
  expect(reduce(state, change)).toMatchObject(expected)
})

test('an impossible change leaves the state unchanged', () => {
  const watching = reduce(CLOSED_SESSION, opened(WATCHER))
  const step = by({ do: 'act', actions: [{ type: 'step' }], by: 'person' })(watching)
  for (const state of [CLOSED_SESSION, after([{ type: 'opening', target: 'kept' }]), watching])
    for (const change of [
      step,
      { type: 'save', unsaved: 'something' },
      { type: 'missing-move-told' },
    ] as const)
      if (change) expect(reduce(state, change)).toBe(state)
  expect(reduce(CLOSED_SESSION, { type: 'role', role: PLAYER })).toBe(CLOSED_SESSION)
})

test('a missing move is reported until a person acts or has confirmed it', () => {
  const missing = reduce(CLOSED_SESSION, opened({ ...PLAYER, moveMayBeMissing: true }))
  const role = (state: State) => 'role' in state && state.role.moveMayBeMissing
  const step = (who: 'person' | 'bot') => by({ do: 'act', actions: [{ type: 'step' }], by: who })
  expect(role(after([step('bot'), step('bot')], missing))).toBe(true)
  expect(role(after([step('person')], missing))).toBe(false)
  expect(role(after([{ type: 'missing-move-told' }], missing))).toBe(false)
})

test('a change by another tab clears the redo list and sets the role', () => {
  const undone = after([by({ do: 'undo' })], playing)
  expect(gameOf(undone)?.undone).toHaveLength(1)
  const session = race(5)
  for (const cause of ['overtaken', 'other-tab'] as const) {
    const change: Change =
      cause === 'overtaken'
        ? { type: 'rewound', session, before: session, cause, role: WATCHER }
        : { type: 'moved', session, from: 0, cause, role: WATCHER }
    expect(after([change], undone)).toMatchObject({ at: 'watching', game: { undone: [], kept } })
  }
})

test('each redo reverses the undo before it, and an action clears the redo list', () => {
  const deeds = fc.array(fc.constantFrom('step', 'play', 'roll', 'undo', 'undo to', 'redo'), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(deeds, fc.nat({ max: 5 }), (all, left) => {
      let state: State = reduce(CLOSED_SESSION, opened(PLAYER))
      /** The moves before each undo, recorded without the code under test. */
      let behind: string[] = []
      for (const deed of all) {
        const before = JSON.stringify(types(state))
        const command: GameCommand<DiceRace> =
          deed === 'undo' || deed === 'redo'
            ? { do: deed }
            : deed === 'undo to'
              ? { do: deed, left }
              : { do: 'act', actions: [{ type: deed }], by: 'person' }
        const change = by(command)(state)
        if (!change) continue
        state = reduce(state, change)
        const now = JSON.stringify(types(state))
        if (deed === 'undo' || deed === 'undo to') behind.push(before)
        else if (deed === 'redo') expect(now).toBe(behind.pop())
        else behind = []
        expect(gameOf(state)?.undone).toHaveLength(behind.length)
      }
    }),
    { numRuns: 2_000 },
  )
})
