import { expect, it } from 'vitest'
import { drawn, played } from '../log/drawn-tale.ts'
import { momentOf } from './TaleSoFar.tsx'

it('finds the move and the event that a cue shows, among the newest moves', () => {
  const lane = drawn({ '0,-1': [5], '0,-2': [5, 'ogre', 1] })
  const session = played(lane, [{ type: 'end-turn' }, { type: 'roll' }], [1, 1])
  const [first, second] = session.moves.map(({ frames }) => frames.length)
  if (first === undefined || second === undefined) throw new Error('Two moves were played.')
  expect(momentOf(session, { index: 0, count: second })).toEqual({ move: 1, frame: 0 })
  expect(momentOf(session, { index: 1, count: first + second })).toEqual({ move: 0, frame: 1 })
  expect(momentOf(session, { index: first + 1, count: first + second })).toEqual({ move: 1, frame: 1 })
})
