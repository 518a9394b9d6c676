import { describe, expect, it } from 'vitest'
import { asPlot, BUILDING_IDS, ownerOf, parsePlot, pointsOf } from '../../../../engine/citadel/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { LESSON_KIT, type LessonState, plotAbout, pressOn, taken } from './lesson-state.ts'
import { LESSON_IDS, type LessonId, lessonOf } from './lessons.ts'

const at = (name: string) => parsePlot(name) ?? asPlot(0)

/** Performs the next task of a lesson by clicks. */
function next(doing: LessonState): LessonState {
  const task = doing.lesson.tasks[doing.at]
  if (!task) throw new Error('The lesson has no task left.')
  switch (task.type) {
    case 'build': {
      const card = BUILDING_IDS.find((id) => id === task.card) ?? 'stable'
      return pressOn(taken(doing, { kind: 'building', card }), at(task.plot))
    }
    case 'claim':
      return pressOn(doing, at(task.plot))
    case 'play':
      return taken(doing, { kind: 'influence', card: 'loan' })
    default:
      return LESSON_KIT.tried(doing, [task])
  }
}

const learnt = (id: LessonId): LessonState => {
  let doing: LessonState = LESSON_KIT.begun(id)
  for (const _ of doing.lesson.tasks) doing = next(doing)
  return doing
}

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  it('can be finished by the real rules', () => {
    expect(LESSON_KIT.isDone(LESSON_KIT.begun(id))).toBe(false)
    expect(LESSON_KIT.isDone(learnt(id))).toBe(true)
  })

  it.each(['en', 'nl'] as const)('has a text in %s before each task and at the end', (language) => {
    expect(messagesOf(language).lessons.told[id]).toHaveLength(lessonOf(id).tasks.length + 1)
  })

  it('shows the plots of its tasks', () => {
    const { lesson } = LESSON_KIT.begun(id)
    for (let task = 0; task < lesson.tasks.length; task++) {
      const plot = plotAbout({ ...LESSON_KIT.begun(id), at: task })
      if (plot !== null) expect(lesson.plots).toContain(plot)
    }
  })
})

it('ends with the announced result: bricks, points, an Influence card, a fallen plot', () => {
  expect(learnt('build').state.seats.map(({ bricks }) => bricks)).toEqual([1, 7])
  expect(pointsOf(learnt('build').state, 0)).toBe(6)
  expect(learnt('claim').state.seats[0]).toMatchObject({ bricks: 1, influence: ['loan'] })
  const { state } = learnt('siege')
  expect([ownerOf(state, at('c4')), pointsOf(state, 0)]).toEqual([0, 2])
})

it('only comments on allowed but unintended actions, and on refused ones', () => {
  const lesson = next(LESSON_KIT.begun('claim'))
  expect(pressOn(lesson, at('a4'))).toMatchObject({ said: { what: 'another' }, state: lesson.state })
  expect(pressOn(lesson, at('b2')).said).toMatchObject({
    what: 'refused',
    why: { code: 'not-bordering' },
  })
  expect(LESSON_KIT.tried(LESSON_KIT.begun('claim'), [{ type: 'end' }]).said).toMatchObject({
    what: 'refused',
  })
})

it('does not change after its end', () => {
  const doing = learnt('siege')
  expect(pressOn(doing, at('c3'))).toBe(doing)
  expect(LESSON_KIT.tried(doing, [{ type: 'end' }])).toBe(doing)
})
