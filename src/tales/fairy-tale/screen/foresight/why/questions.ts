import { movers, type State, sidesOf } from '../../../../../engine/fairy-tale/index.ts'
import type { Direction, Place } from '../../../../../engine/kernel/index.ts'
import { awaitsMovement } from '../../../foresight/index.ts'
import type { Session } from '../../../game.ts'
import type { Table } from '../../../runtime.ts'
import { type ExplanationSubject, foreseenCourses } from './explanation.ts'
import { type Course, explainedEvents, momentFor } from './moments.ts'

/** Returns the question about an event of a move, or about its consequences; null if there is none. */
export function questionAbout(course: Course, move: number, frame: number): ExplanationSubject | null {
  const moment = momentFor(course, explainedEvents(course), frame)
  return moment && { kind: 'past', move, frame: moment.frame }
}

/** Returns the rolls for movement that would move a monster of a place now: its sides clockwise, and a 6. */
export const waysFrom = (state: State, at: Place): (Direction | 'all')[] => [
  ...sidesOf(at, state.rules.sides),
  'all',
]

/**
 * Returns the question about a monster. If monsters will move, about its next step, by the roll of its own side or a given one.
 * Otherwise about its last step.
 */
export function questionOf(
  session: Session | null,
  state: State,
  n: number,
  way?: Direction | 'all',
): ExplanationSubject | null {
  const stands = movers(state, null).find(({ monster }) => monster.n === n)
  if (!stands) return null
  if (!awaitsMovement(state)) return session && lastStepOf(session, n)
  const by = way ?? waysFrom(state, stands.at)[0] ?? 'all'
  const moment = foreseenCourses(state, by)
    .flatMap(explainedEvents)
    .find((one) => one.kind === 'step' && one.run.monster === n)
  return moment ? { kind: 'next', way: by, frame: moment.frame } : null
}

/** Returns the question about the last step of a monster in the game. */
function lastStepOf({ moves }: Session, n: number): ExplanationSubject | null {
  for (const [move, course] of [...moves.entries()].reverse()) {
    const step = explainedEvents(course).findLast((one) => one.kind === 'step' && one.run.monster === n)
    if (step) return { kind: 'past', move, frame: step.frame }
  }
  return null
}

/** Returns the question about the step that is playing or replaying; null if there is none. */
export function runningQuestion(table: Table, session: Session): ExplanationSubject | null {
  const { cue } = table.playback.getState()
  if (!cue) return null
  for (const [move, course] of [...session.moves.entries()].reverse()) {
    const frame = course.frames.findIndex(({ event }) => event === cue.event)
    if (frame >= 0) return questionAbout(course, move, frame)
  }
  return null
}
