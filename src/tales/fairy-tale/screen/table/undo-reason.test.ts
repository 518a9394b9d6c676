import { expect, it } from 'vitest'
import { pathFace } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, placeAt } from '../../../../engine/kernel/index.ts'
import type { Move } from '../../game.ts'
import { messagesOf } from '../../words/testing.ts'
import { drawn, played } from '../log/drawn-tale.ts'
import { undoReason, wayBack } from './undo-reason.ts'

const m = messagesOf('en')
const LANE = { '0,-1': [5], '0,-2': [5] } as const
const barred = (session: ReturnType<typeof played>) => ({
  ...session,
  moves: session.moves.map((move) => ({ ...move, barrier: true })),
})

it('has nothing against taking a walk back', () => {
  const session = played(drawn({ ...LANE }), [{ type: 'walk', to: neighbour(CENTRE, 'north') }])
  expect(undoReason(m, session)).toBeNull()
})

it('says that nothing was done yet', () => {
  expect(undoReason(m, played(drawn({ ...LANE }), []))).toBe('There is nothing to undo yet.')
})

it('says that a die fell', () => {
  const session = played(drawn({ ...LANE }), [{ type: 'end-turn' }], [1])
  expect(undoReason(m, barred(session))).toBe(m.table.undoBarrier.die)
})

it('asks all where a die fell, and lets nobody change a tale that the rules have ended', () => {
  const session = barred(played(drawn({ ...LANE }), [{ type: 'end-turn' }], [1]))
  const ended = (move: Move): Move => ({ ...move, after: { ...move.after, outcome: 'lost' } })
  expect(wayBack(session)).toBe('asked')
  const over = { ...session, moves: session.moves.map(ended) }
  expect(wayBack(over)).toBe('none')
  expect(undoReason(m, over)).toBe(m.table.undoBarrier.over)
})

it('says that a tile was turned up', () => {
  const pile = { thirds: [], pool: [], under: [pathFace(41, 3)] }
  const market = [pathFace(40, 5), null, null]
  const state = drawn({ ...LANE }, { market, pile })
  const session = played(state, [{ type: 'expand', slot: 0, at: placeAt(0, -3), turn: 0 }])
  expect(undoReason(m, barred(session))).toBe(m.table.undoBarrier.tile)
})
