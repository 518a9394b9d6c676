import { describe, expect, it } from 'vitest'
import { asSpace, parseSpace } from '../../../../engine/fortland/index.ts'
import { meantOptions } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { offersIn } from '../board/move-options.ts'
import { LESSON_KIT, type LessonState, pressOn } from './lesson-state.ts'
import { LESSON_IDS } from './lessons.ts'

const at = (name: string) => parseSpace(name) ?? asSpace(-1)

/** Performs the next task of a lesson. */
function next(doing: LessonState): LessonState {
  const task = doing.lesson.tasks[doing.at]
  if (!task) throw new Error('The lesson has no task left.')
  return task.do === 'march' ? pressOn(doing, task.to) : LESSON_KIT.tried(doing, [{ type: task.do }])
}

describe.each(LESSON_IDS)('lesson %s', (id) => {
  it('can be completed under the real rules', () => {
    let doing: LessonState = LESSON_KIT.begun(id)
    expect(doing.said.what).toBe('task')
    for (const _ of doing.lesson.tasks) doing = next(doing)
    expect(LESSON_KIT.isDone(doing)).toBe(true)
  })
})

it('lessons end with one siege, a siege after a gain, and a fall', () => {
  const events = LESSON_IDS.map((id) => {
    let doing: LessonState = LESSON_KIT.begun(id)
    for (const _ of doing.lesson.tasks) doing = next(doing)
    return doing.state.outcome?.by ?? doing.state.forts.filter((fort) => fort === 0).length
  })
  expect(events).toEqual([1, 1, 'last'])
})

it('explains other allowed actions and refusals without acting', () => {
  const lesson = LESSON_KIT.begun('siege')
  const other = pressOn(lesson, at('w1'))
  expect(other).toMatchObject({ said: { what: 'another' }, state: lesson.state })
  expect(pressOn(lesson, at('n1')).said).toMatchObject({
    what: 'refused',
    why: { code: 'out-of-reach' },
  })
  expect(LESSON_KIT.tried(lesson, [{ type: 'tear' }]).said).toMatchObject({
    what: 'refused',
    why: { code: 'no-fort-here' },
  })
})

it('ignores actions once it is complete', () => {
  let doing: LessonState = LESSON_KIT.begun('fall')
  for (const _ of doing.lesson.tasks) doing = next(doing)
  expect(pressOn(doing, at('n1'))).toBe(doing)
  expect(LESSON_KIT.tried(doing, [{ type: 'build' }])).toBe(doing)
})

it('offers only the march of the task', () => {
  const lesson = LESSON_KIT.begun('siege')
  const offered = (doing: LessonState) => [...meantOptions(doing, offersIn(doing.state), pressOn).keys()]
  expect(offered(lesson)).toEqual([at('s2')])
  expect(offered(next(lesson))).toEqual([])
})
