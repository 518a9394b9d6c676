import { describe, expect, it } from 'vitest'
import { asSpace, parseSpace } from '../../../../engine/fortland/index.ts'
import { begun, type Doing, isDone, planked, pressed } from './doing.ts'
import { LESSON_IDS, lessonOf } from './lessons.ts'

const at = (name: string) => parseSpace(name) ?? asSpace(-1)

/** Does the next thing that a lesson asks for. */
function next(doing: Doing): Doing {
  const task = doing.lesson.tasks[doing.at]
  if (!task) throw new Error('The lesson is done.')
  return task.do === 'march' ? pressed(doing, task.to) : planked(doing, task.do)
}

describe.each(LESSON_IDS)('the lesson of %s', (id) => {
  it('can be done, one thing after another, by the real rules', () => {
    let doing = begun(lessonOf(id))
    expect(doing.said.what).toBe('task')
    for (const _ of doing.lesson.tasks) doing = next(doing)
    expect(isDone(doing)).toBe(true)
  })
})

it('ends with a siege, with a siege by two actions more, and with a fall', () => {
  const events = LESSON_IDS.map((id) => {
    let doing = begun(lessonOf(id))
    for (const _ of doing.lesson.tasks) doing = next(doing)
    return doing.state.outcome?.by ?? doing.state.forts.filter((fort) => fort === 0).length
  })
  expect(events).toEqual([1, 1, 'last'])
})

it('only talks about what is allowed but not meant, and about what is refused', () => {
  const lesson = begun(lessonOf('siege'))
  const other = pressed(lesson, at('w1'))
  expect(other).toMatchObject({ said: { what: 'another' }, state: lesson.state })
  expect(pressed(lesson, at('n1')).said).toMatchObject({ what: 'refused', why: { code: 'out-of-reach' } })
  expect(planked(lesson, 'tear').said).toMatchObject({ what: 'refused', why: { code: 'no-fort-here' } })
})

it('changes nothing any more when it is done', () => {
  let doing = begun(lessonOf('fall'))
  for (const _ of doing.lesson.tasks) doing = next(doing)
  expect(pressed(doing, at('n1'))).toBe(doing)
  expect(planked(doing, 'build')).toBe(doing)
})
