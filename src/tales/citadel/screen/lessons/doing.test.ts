import { describe, expect, it } from 'vitest'
import { asPlot, BUILDING_IDS, ownerOf, parsePlot, pointsOf } from '../../../../engine/citadel/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { begun, type Doing, done, isDone, plotAbout, pressed, taken } from './doing.ts'
import { LESSON_IDS, type LessonId, lessonOf } from './lessons.ts'

const at = (name: string) => parsePlot(name) ?? asPlot(0)

/** Does the next thing that a lesson asks for, as it is done by hand. */
function next(doing: Doing): Doing {
  const task = doing.lesson.tasks[doing.at]
  if (!task) throw new Error('The lesson is done.')
  switch (task.type) {
    case 'build': {
      const card = BUILDING_IDS.find((id) => id === task.card) ?? 'stable'
      return pressed(taken(doing, { kind: 'building', card }), at(task.plot))
    }
    case 'claim':
      return pressed(doing, at(task.plot))
    case 'play':
      return taken(doing, { kind: 'influence', card: 'loan' })
    default:
      return done(doing, task)
  }
}

const learnt = (id: LessonId): Doing => {
  let doing = begun(lessonOf(id))
  for (const _ of doing.lesson.tasks) doing = next(doing)
  return doing
}

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  it('can be done, one thing after another, by the real rules', () => {
    expect(isDone(begun(lessonOf(id)))).toBe(false)
    expect(isDone(learnt(id))).toBe(true)
  })

  it.each(['en', 'nl'] as const)('is told in %s, before each thing and when all is done', (language) => {
    expect(messagesOf(language).lessons.told[id]).toHaveLength(lessonOf(id).tasks.length + 1)
  })

  it('shows the plots that it speaks of', () => {
    const { lesson } = begun(lessonOf(id))
    for (let task = 0; task < lesson.tasks.length; task++) {
      const plot = plotAbout({ ...begun(lesson), at: task })
      if (plot !== null) expect(lesson.plots).toContain(plot)
    }
  })
})

it('ends with what the storyteller says: bricks and points, an Influence card, a plot that fell', () => {
  expect(learnt('build').state.seats.map(({ bricks }) => bricks)).toEqual([1, 7])
  expect(pointsOf(learnt('build').state, 0)).toBe(6)
  expect(learnt('claim').state.seats[0]).toMatchObject({ bricks: 1, influence: ['loan'] })
  const { state } = learnt('siege')
  expect([ownerOf(state, at('c4')), pointsOf(state, 0)]).toEqual([0, 2])
})

it('only talks about what is allowed but not meant, and about what is refused', () => {
  const lesson = next(begun(lessonOf('claim')))
  expect(pressed(lesson, at('a4'))).toMatchObject({ said: { what: 'another' }, state: lesson.state })
  expect(pressed(lesson, at('b2')).said).toMatchObject({ what: 'refused', why: { code: 'not-bordering' } })
  expect(done(begun(lessonOf('claim')), { type: 'end' }).said).toMatchObject({ what: 'refused' })
})

it('changes nothing any more when it is done', () => {
  const doing = learnt('siege')
  expect(pressed(doing, at('c3'))).toBe(doing)
  expect(done(doing, { type: 'end' })).toBe(doing)
})
