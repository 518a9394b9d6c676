import { describe, expect, it } from 'vitest'
import { choicesOf, LESSON_KIT, type LessonState } from './lesson-state.ts'
import { LESSON_IDS } from './lessons.ts'

const walked = (doing: LessonState): LessonState =>
  doing.lesson.tasks.slice(doing.at).reduce((now, { action }) => LESSON_KIT.tried(now, [action]), doing)

describe.each(LESSON_IDS)('lesson %s', (id) => {
  it('can be completed step by step, each step among the offered actions', () => {
    let doing = LESSON_KIT.begun(id)
    for (const { action } of doing.lesson.tasks) {
      expect(choicesOf(doing)).toContainEqual(action)
      doing = LESSON_KIT.tried(doing, [action])
    }
    expect(LESSON_KIT.isDone(doing)).toBe(true)
  })

  it('explains other actions without acting', () => {
    const doing = LESSON_KIT.begun(id)
    const [first] = doing.lesson.tasks
    const other = choicesOf(doing).find((action) => JSON.stringify(action) !== JSON.stringify(first?.action))
    const then = other && LESSON_KIT.tried(doing, [other])
    expect(then?.said.what).toBe('another')
    expect(then?.state).toBe(doing.state)
  })
})

it('the gate lesson is won with any dice', () => {
  const { state } = walked(LESSON_KIT.begun('gate'))
  expect(state.outcome?.kind).toMatch(/victory$/)
})

it('bait lesson slays the Goose Maid and leaves the Bear unhurt', () => {
  const { state } = walked(LESSON_KIT.begun('bait'))
  expect(state.slain).toEqual(['goose-maid'])
  expect(state.army.map(({ creature }) => creature)).toEqual(['honey-bear'])
})
