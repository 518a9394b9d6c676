import { describe, expect, test } from 'vitest'
import { writeForest } from '../../../../engine/fairy-tale/index.ts'
import { advance, stateOf } from '../../../../engine/kernel/index.ts'
import { STEP_IDS } from '../../lesson.ts'
import { fairyTale } from '../../rules.ts'
import { lesson as english } from '../../words/en/lesson.ts'
import { lesson as dutch } from '../../words/nl/lesson.ts'
import { isWanted, stepOf } from './steps.ts'
import { begunAt } from './useGuide.ts'

/** What comes of a step when what it asks for is done. */
function doneIn(id: (typeof STEP_IDS)[number]) {
  const step = stepOf(id)
  const session = begunAt(step)
  if (!('action' in step.wanted)) return { state: stateOf(session), events: [] }
  const done = advance(fairyTale, session, step.wanted.action)
  if (!done.ok) throw new Error(`${id}: ${done.error.code}`)
  const frames = done.value.moves.at(-1)?.frames ?? []
  return { state: stateOf(done.value), events: frames.map(({ event }) => event.type) }
}

describe.each(STEP_IDS)('the step %s', (id) => {
  const step = stepOf(id)

  test('can be done on the real rules', () => {
    expect(doneIn(id).state.outcome).toBeNull()
  })

  test('takes nothing else for it', () => {
    const taken = fairyTale.list(step.position).filter((action) => isWanted(step, [action]))
    const types = 'action' in step.wanted ? [step.wanted.action.type] : []
    expect([...new Set(taken.map(({ type }) => type))]).toEqual(types)
    if (!types.includes('expand')) expect(taken).toHaveLength(types.length)
  })
})

test.each([
  ['roll', 'monster-appeared'],
  ['lay', 'tile-placed'],
  ['walk', 'character-walked'],
  ['remove', 'monster-removed'],
  ['haste', 'monster-stepped'],
  ['diamond', 'diamond-destroyed'],
  ['end-turn', 'monster-stepped'],
] as const)('in the step %s there is a %s', (id, event) => {
  expect(doneIn(id).events).toContain(event)
})

test('each of the first six begins with the forest that the one before it left', () => {
  for (const [index, id] of STEP_IDS.slice(1, 6).entries()) {
    const before = STEP_IDS[index]
    if (before) expect(writeForest(stepOf(id).position)).toBe(writeForest(doneIn(before).state))
  }
})

test('the last one begins with the forest that the diamond left', () => {
  expect(writeForest(stepOf('end-turn').position)).toBe(writeForest(doneIn('diamond').state))
})

/** Every word that somebody reads who goes through it without a press too many. */
const wordsOf = ({ steps, taken, aimed }: typeof english): number =>
  [taken, aimed, ...Object.values(steps).flatMap((step) => Object.values(step))].join(' ').split(/\s+/).length

test.each([
  ['English', english],
  ['Dutch', dutch as typeof english],
])('it takes fewer than 350 words in %s', (_, words) => {
  expect(wordsOf(words)).toBeLessThan(350)
})
