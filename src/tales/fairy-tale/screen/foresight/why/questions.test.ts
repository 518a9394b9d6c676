import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positions } from '../../../../../../tests/foresight/positions.ts'
import { movers } from '../../../../../engine/fairy-tale/index.ts'
import { awaitsMovement } from '../../../foresight/index.ts'
import { drawn, played } from '../../log/drawn-tale.ts'
import { explained } from './explanation.ts'
import { explainedEvents } from './moments.ts'
import { questionAbout, questionOf } from './questions.ts'

const lane = drawn({ '0,-1': [5], '0,-2': [5, 'ogre', 1] })

/** Returns a game in which an ogre of the north takes a step. */
const tale = () => played(lane, [{ type: 'end-turn' }, { type: 'roll' }], [1, 1])

test('a log line asks about its step', () => {
  const { moves } = tale()
  const questions = [...moves.entries()].flatMap(([move, course]) =>
    [...course.frames.entries()].flatMap(([frame, { event }]) =>
      event.type === 'monster-stepped' ? [{ frame, asked: questionAbout(course, move, frame) }] : [],
    ),
  )
  expect(questions.length).toBeGreaterThan(0)
  for (const { frame, asked } of questions) expect(asked).toMatchObject({ kind: 'past', frame })
})

test('the questions about a move are computed once, not for every line and action', () => {
  const { moves } = tale()
  let read = 0
  const counted = moves.map((course) => ({
    ...course,
    get frames() {
      read += 1
      return course.frames
    },
  }))
  const first = counted.map(explainedEvents)
  const reads = read
  expect(first.flat().some(({ kind }) => kind === 'step')).toBe(true)
  expect(counted.map(explainedEvents)).toEqual(first)
  expect(read).toBe(reads)
})

test('a step can be explained even if the game would end before it', () => {
  const last = drawn({ '0,-1': [5, 'ogre', 1], '0,-2': [5, 'troll', 1] }, { hearts: 1 })
  const session = played(last, [])
  const asked = questionOf(session, last, 2)
  const found = asked && explained(asked, session, last)
  expect(found?.moment).toMatchObject({ kind: 'step', run: { monster: 2, kind: 'troll' } })
  // The steps before the end have no second version.
  const first = questionOf(session, last, 1)
  expect(first && explained(first, session, last)?.moments).toHaveLength(1)
})

test('every monster that will move has a question, however near the end of the game', () => {
  let asked = 0
  fc.assert(
    fc.property(positions, (position) => {
      // A kiln or a drum lets others remove a monster before its turn [R 45] [R 57].
      fc.pre(awaitsMovement(position) && !position.boxes.fire && !position.boxes.dark)
      const state = { ...position, hearts: 1 }
      const session = { ...tale(), first: state, moves: [] }
      for (const { monster } of movers(state, null)) {
        const question = questionOf(session, state, monster.n)
        const found = question && explained(question, session, state)
        expect(found?.moment).toMatchObject({ kind: 'step', run: { monster: monster.n } })
        asked += 1
      }
    }),
    { numRuns: 40 },
  )
  expect(asked).toBeGreaterThan(20)
})
