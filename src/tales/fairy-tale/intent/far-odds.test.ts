import { expect, test } from 'vitest'
import type { State } from '../../../engine/fairy-tale/index.ts'
import type { FarQuestion } from '../bots/index.ts'
import { fairyTale } from '../rules.ts'
import { twoSeats } from '../testing.ts'
import { createFar, type Seer } from './far-odds.ts'

const position = (seed: number): State => fairyTale.begin(twoSeats, seed)
const [one, two, three] = [position(1), position(2), position(3)] as const

/** A worker that answers when the test says so. */
function slowSeer() {
  const questions: FarQuestion[] = []
  const ended: Seer[] = []
  let seer: Seer
  const far = createFar(() => {
    seer = {
      ask: (question) => questions.push(question),
      heard: () => {},
      failed: () => {},
      end() {
        ended.push(this)
      },
    }
    return seer
  })
  const answer = (id: number, games: number, done = false) =>
    seer.heard({ id, losses: [1, 0, 0, 0], tally: { games, hurt: 0, lost: 0 }, done })
  const fail = () => seer.failed()
  return { far, questions, ended, answer, fail, games: () => far.getState().far?.tally.games }
}

test('answers a question in steps', () => {
  const { far, questions, answer, games } = slowSeer()
  far.getState().ask(one)
  expect(questions).toEqual([{ id: 1, state: one }])
  expect(far.getState().far).toBeNull()
  answer(1, 0)
  answer(1, 20)
  expect(games()).toBe(20)
})

test('asks only the latest question while busy, and drops earlier answers', () => {
  const { far, questions, answer, games } = slowSeer()
  for (const state of [one, two, three]) far.getState().ask(state)
  expect(questions).toHaveLength(1)
  answer(1, 0)
  expect(questions.map(({ state }) => state)).toEqual([one, three])
  expect(far.getState().far).toBeNull()
  answer(1, 20)
  expect(far.getState().far).toBeNull()
  answer(2, 40)
  expect(games()).toBe(40)
})

test('does not repeat a fully answered question', () => {
  const { far, questions, answer, games } = slowSeer()
  far.getState().ask(one)
  answer(1, 60, true)
  far.getState().ask(two)
  answer(2, 20)
  far.getState().ask(one)
  expect(questions).toHaveLength(2)
  expect(games()).toBe(60)
  answer(2, 40)
  expect(games()).toBe(60)
})

test('starts another worker after a failure and asks the pending question', () => {
  const { far, questions, ended, answer, fail, games } = slowSeer()
  far.getState().ask(one)
  far.getState().ask(two)
  fail()
  expect(ended).toHaveLength(1)
  expect(questions.map(({ state }) => state)).toEqual([one, two])
  answer(2, 20)
  expect(games()).toBe(20)
  fail()
  far.getState().ask(two)
  expect(questions.map(({ state }) => state)).toEqual([one, two, two])
  answer(3, 40)
  expect(games()).toBe(40)
  expect(ended).toHaveLength(2)
})

test('has no odds without a worker', () => {
  const far = createFar(() => null)
  far.getState().ask(one)
  far.getState().ask(two)
  expect(far.getState().far).toBeNull()
})
