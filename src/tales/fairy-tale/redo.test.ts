import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateOf } from '../../engine/kernel/index.ts'
import { fairyTale } from './rules.ts'
import { gameInAction, stateIn } from './testing.ts'

/** A random command: a listed action, undo, redo, or an agreed undo. */
const press = fc.oneof(
  fc.record({ kind: fc.constant('act' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('redo' as const) }),
  fc.record({ kind: fc.constant('agree' as const), moves: fc.integer({ min: 1, max: 6 }) }),
)

test('redo restores undone games exactly', () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
      const game = gameInAction()
      let left: unknown[] = []
      for (const one of presses) {
        const { session: before, undo, redo, goBack, act } = game.getState()
        if (!before) throw new Error('no game')
        if (one.kind === 'act') {
          const listed = fairyTale.list(stateIn(game))
          const action = listed[one.which % Math.max(1, listed.length)]
          if (action && act(action) === 'done') left = []
        } else if (one.kind === 'redo') {
          const next = left.pop()
          expect(redo()).toBe(next !== undefined)
          expect(game.getState().session).toBe(next ?? before)
        } else {
          const length = before.moves.length
          const back = one.kind === 'undo' ? undo() : goBack(length - one.moves)
          if (back) left.push(before)
          const { session } = game.getState()
          expect(session && stateOf(session)).toEqual(
            before.moves[session?.moves.length ?? 0]?.before ?? stateOf(before),
          )
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('has nothing to redo after another action', () => {
  const game = gameInAction()
  const [first, second] = fairyTale.list(stateIn(game)).filter(({ type }) => type === 'walk')
  if (!first || !second) throw new Error('nowhere to walk')
  game.getState().act(first)
  expect(game.getState().undo()).toBe(true)
  expect(game.getState().act(second)).toBe('done')
  expect(game.getState().redo()).toBe(false)
})

test('a refused action keeps the redo history', () => {
  const game = gameInAction()
  const [walk] = fairyTale.list(stateIn(game)).filter(({ type }) => type === 'walk')
  if (!walk) throw new Error('nowhere to walk')
  game.getState().act(walk)
  const { session } = game.getState()
  game.getState().undo()
  expect(game.getState().act({ type: 'begin' })).toEqual({ code: 'not-in-this-phase' })
  expect(game.getState().redo()).toBe(true)
  expect(game.getState().session).toBe(session)
})
