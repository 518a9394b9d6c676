import type { FairyTale, State } from '../../../../../engine/fairy-tale/index.ts'
import { type Direction, memoizeByKey, memoizeByObject } from '../../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../../playback/shown-table.ts'
import { createPositionStore } from '../../../../../session/position-store.ts'
import { courseOf, endlessly } from '../../../foresight/index.ts'
import type { Session } from '../../../game.ts'
import { type Table, useTable } from '../../../runtime.ts'
import { type Course, type ExplainedEvent, explainedEvents } from './moments.ts'

/** The subject of an explanation; `frame` is a frame of its course. */
export type ExplanationSubject =
  /** An event in a move of the game. */
  | { kind: 'past'; move: number; frame: number }
  /** An event that would happen if monsters moved now: those of a side, or all. */
  | { kind: 'next'; way: Direction | 'all'; frame: number }

interface WhyStore {
  asked: ExplanationSubject | null
}

/** The explanation on the board of a table, for one position. Never part of the game. */
export const whyAt = memoizeByObject((table: Table) =>
  createPositionStore<FairyTale, WhyStore>(table.game, () => ({ asked: null })),
)

export const useWhy = tableHook(useTable, whyAt)

/** Opens an explanation. A past event is shown in the forest of that time. */
export function askWhy(table: Table, asked: ExplanationSubject): void {
  whyAt(table).setState({ asked })
  if (asked.kind === 'past') table.playback.getState().visit(asked.move, asked.frame)
  else if (isVisiting(table)) table.playback.getState().skip()
}

/** Closes the explanation, and shows the live forest again. */
export function closeWhy(table: Table): void {
  const { asked } = whyAt(table).getState()
  forgetAsked(table)
  if (asked?.kind === 'past' && isVisiting(table)) table.playback.getState().skip()
}

/** True if the playback is paused before an event. */
function isVisiting(table: Table): boolean {
  const { playing, paused, cue } = table.playback.getState()
  return playing && paused && cue === null
}

/** Closes the explanation once its event is no longer displayed. */
export function followAsked(table: Table): () => void {
  return table.playback.subscribe(({ playing }) => {
    const { asked } = whyAt(table).getState()
    const gone = asked?.kind === 'past' ? !isVisiting(table) : playing
    if (asked && gone) forgetAsked(table)
  })
}

/** Closes the explanation without a change of the playback. */
export const forgetAsked = (table: Table): void => whyAt(table).setState({ asked: null })

const foreseen = memoizeByObject((state: State) =>
  memoizeByKey((way: Direction | 'all'): Course => ({ before: state, frames: courseOf(state, way) })),
)

const goesOn = memoizeByObject(endlessly)

/**
 * Returns the course of events if monsters moved now, cached for every position. If the game would end before some have moved, a
 * second course ignores the end, so that their steps can be explained as well.
 */
export function foreseenCourses(state: State, way: Direction | 'all'): readonly Course[] {
  const course = foreseen(state)(way)
  const ends = course.frames.at(-1)?.event.type === 'game-ended'
  return ends ? [course, foreseen(goesOn(state))(way)] : [course]
}

/** Returns the courses with the event of a question; empty if the move has been undone. */
function coursesOfAsked(asked: ExplanationSubject, session: Session, real: State): readonly Course[] {
  if (asked.kind === 'next') return foreseenCourses(real, asked.way)
  const move = session.moves[asked.move]
  return move ? [move] : []
}

/** A question with everything needed to answer it. */
export interface Explained {
  asked: ExplanationSubject
  course: Course
  moments: readonly ExplainedEvent[]
  /** The index of the moment in question. */
  index: number
  moment: ExplainedEvent
}

/** Returns the moment of a question, or null if it no longer exists. */
export function explained(asked: ExplanationSubject, session: Session, real: State): Explained | null {
  for (const course of coursesOfAsked(asked, session, real)) {
    const moments = explainedEvents(course)
    const index = moments.findIndex(({ frame }) => frame === asked.frame)
    const moment = moments[index]
    if (moment) return { asked, course, moments, index, moment }
  }
  return null
}
