import { expect, test } from 'vitest'
import { drawn, played } from '../../log/drawn-tale.ts'
import { momentsOf } from './moments.ts'
import { questionAbout } from './questions.ts'

const lane = drawn({ '0,-1': [5], '0,-2': [5, 'ogre', 1] })

/** A tale in which an ogre of the north takes a step. */
const tale = () => played(lane, [{ type: 'end-turn' }, { type: 'roll' }], [1, 1])

test('a line of the tale asks about the step of which it tells', () => {
  const { moves } = tale()
  const questions = [...moves.entries()].flatMap(([move, course]) =>
    [...course.frames.entries()].flatMap(([frame, { event }]) =>
      event.type === 'monster-stepped' ? [{ frame, asked: questionAbout(course, move, frame) }] : [],
    ),
  )
  expect(questions.length).toBeGreaterThan(0)
  for (const { frame, asked } of questions) expect(asked).toMatchObject({ kind: 'past', frame })
})

test('what can be asked about a move is worked out once, not again for every line and at every action', () => {
  const { moves } = tale()
  let read = 0
  const counted = moves.map((course) => ({
    ...course,
    get frames() {
      read += 1
      return course.frames
    },
  }))
  const first = counted.map(momentsOf)
  const reads = read
  expect(first.flat().some(({ kind }) => kind === 'step')).toBe(true)
  expect(counted.map(momentsOf)).toEqual(first)
  expect(read).toBe(reads)
})
