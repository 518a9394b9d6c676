import { describe, expect, it } from 'vitest'
import { begun, choicesOf, type Doing, isDone, tried } from './doing.ts'
import { LESSON_IDS, lessonOf } from './lessons.ts'

const walked = (doing: Doing): Doing =>
  doing.lesson.steps.slice(doing.step).reduce((now, { action }) => tried(now, action), doing)

describe.each(LESSON_IDS)('the lesson of the %s', (id) => {
  it('is done by what the storyteller says, each step of it among what can be pressed', () => {
    let doing = begun(lessonOf(id))
    for (const { action } of doing.lesson.steps) {
      expect(choicesOf(doing)).toContainEqual(action)
      doing = tried(doing, action)
    }
    expect(isDone(doing)).toBe(true)
  })

  it('talks about anything else, and changes nothing', () => {
    const doing = begun(lessonOf(id))
    const [first] = doing.lesson.steps
    const other = choicesOf(doing).find((action) => JSON.stringify(action) !== JSON.stringify(first?.action))
    const then = other && tried(doing, other)
    expect(then?.said.what).toBe('another')
    expect(then?.state).toBe(doing.state)
  })
})

it('the gate is stormed to a victory, whatever the dice show', () => {
  const { state } = walked(begun(lessonOf('gate')))
  expect(state.outcome?.kind).toMatch(/victory$/)
})

it('the bait leaves the Bear unhurt, and the Goose Maid slain', () => {
  const { state } = walked(begun(lessonOf('bait')))
  expect(state.slain).toEqual(['goose-maid'])
  expect(state.army.map(({ creature }) => creature)).toEqual(['honey-bear'])
})
