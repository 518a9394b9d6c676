import { describe, expect, test } from 'vitest'
import { type LessonInPlay, lessonKit } from '../../src/ui/frames/lessons/lesson-kit.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

type Action = DiceRace['Action']['type']

const TASKS = { steps: ['step', 'step'], peek: ['peek'] } as const satisfies Record<string, readonly Action[]>

type Id = keyof typeof TASKS

interface RaceLesson {
  readonly id: Id
  readonly begin: DiceRace['State']
  readonly tasks: readonly Action[]
}

const BEGIN = diceRace.begin({ players: ['Hanna', 'Tom'] }, 5)

const LESSON_KIT = lessonKit<DiceRace, Id, RaceLesson>({
  rules: diceRace,
  ids: ['steps', 'peek'],
  lessonOf: (id) => ({ id, begin: BEGIN, tasks: TASKS[id] }),
  isMeant: (task, { plan, events, after }) =>
    plan.every(({ type }) => type === task) && events.length === plan.length && after !== BEGIN,
})

type Doing = LessonInPlay<DiceRace, RaceLesson, 'card'>

/** A lesson with a card in hand, after each of these plans was tried. */
const led = (id: Id, ...plans: readonly (readonly Action[])[]): Doing =>
  plans.reduce<Doing>(
    (now, plan) =>
      LESSON_KIT.tried(
        now,
        plan.map((type) => ({ type })),
      ),
    { ...LESSON_KIT.begun(id), held: 'card' },
  )

describe('a lesson', () => {
  test('begins with its first task, in its position', () => {
    expect(LESSON_KIT.begun('steps')).toMatchObject({
      state: BEGIN,
      at: 0,
      held: null,
      said: { what: 'task' },
    })
  })

  test('goes on to its next task without a selection, and tells the last result', () => {
    const doing = led('steps', ['step'])
    expect(doing).toMatchObject({ at: 1, held: null, before: BEGIN, said: { what: 'task' } })
    expect(doing.state.at).toEqual([1, 0])
    expect(doing.events).toEqual([{ type: 'moved', seat: 0, by: 1, how: 'stepped' }])
  })

  test('plays a plan’s actions as one task', () => {
    expect(led('peek', ['step', 'peek']).said).toEqual({ what: 'another' })
    const doing = led('steps', ['step', 'step'])
    expect(doing).toMatchObject({ at: 1, state: { at: [1, 1] } })
    expect(doing.events).toHaveLength(2)
  })

  test('ends with its last task, stays unchanged', () => {
    const doing = led('steps', ['step'], ['step'])
    expect(doing.said).toEqual({ what: 'done' })
    expect(LESSON_KIT.isDone(doing)).toBe(true)
    expect(LESSON_KIT.tried(doing, [{ type: 'step' }])).toBe(doing)
  })

  test.each([
    ['an allowed action that is not the task', led('steps', ['roll']), { what: 'another' }],
    [
      'a refused action',
      led('peek', ['play', 'play', 'play']),
      { what: 'refused', why: { code: 'card-is-played' } },
    ],
  ])('changes nothing after %s', (_, doing, said) => {
    expect(doing).toMatchObject({ state: BEGIN, at: 0, held: 'card', events: [], said })
  })
})
