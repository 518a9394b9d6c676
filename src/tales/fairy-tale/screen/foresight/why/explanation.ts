import type { FairyTale, State } from '../../../../../engine/fairy-tale/index.ts'
import { type Direction, onceFor, oncePer } from '../../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../../playback/shown-table.ts'
import { createPositionStore } from '../../../../../session/position-store.ts'
import type { Inset } from '../../../../../ui/stage/camera/view.ts'
import { courseOf, endlessly } from '../../../foresight/index.ts'
import type { Session } from '../../../game.ts'
import { type Table, useTable } from '../../../table.ts'
import { type Course, type Moment, momentsOf } from './moments.ts'

/** What somebody wants explained; `frame` is that of a moment of its course. */
export type Asked =
  /** Something that happened in a move of the tale. */
  | { kind: 'past'; move: number; frame: number }
  /** Something that would happen, if monsters moved now: those of a side, or all. */
  | { kind: 'next'; way: Direction | 'all'; frame: number }

interface WhyStore {
  asked: Asked | null
  /** What the card covers of the board besides the sheets, in pixels; null while it covers nothing more. */
  cover: Partial<Inset> | null
}

/** The explanation on the board of a table, for one position. Never part of the game. */
export const whyAt = oncePer((table: Table) =>
  createPositionStore<FairyTale, WhyStore>(table.game, () => ({ asked: null, cover: null })),
)

export const useWhy = tableHook(useTable, whyAt)

/** Asks why; a past event is shown in the forest as it lay then. */
export function askWhy(table: Table, asked: Asked): void {
  whyAt(table).setState({ asked })
  if (asked.kind === 'past') table.playback.getState().visit(asked.move, asked.frame)
  else if (isVisiting(table)) table.playback.getState().skip()
}

/** Puts the explanation away, and shows the forest as it lies now. */
export function closeWhy(table: Table): void {
  const { asked } = whyAt(table).getState()
  forgetAsked(table)
  if (asked?.kind === 'past' && isVisiting(table)) table.playback.getState().skip()
}

/** Whether the playback stands still just before an event. */
function isVisiting(table: Table): boolean {
  const { playing, paused, cue } = table.playback.getState()
  return playing && paused && cue === null
}

/** A question ends when what it is about is shown no more. */
export function followAsked(table: Table): () => void {
  return table.playback.subscribe(({ playing }) => {
    const { asked } = whyAt(table).getState()
    const gone = asked?.kind === 'past' ? !isVisiting(table) : playing
    if (asked && gone) forgetAsked(table)
  })
}

/** Puts the explanation away, whatever is shown. */
export const forgetAsked = (table: Table): void => whyAt(table).setState({ asked: null })

const foreseen = oncePer((state: State) =>
  onceFor((way: Direction | 'all'): Course => ({ before: state, frames: courseOf(state, way) })),
)

const goesOn = oncePer(endlessly)

/**
 * What would happen if monsters moved now, worked out once for every position. Where the tale would end before some of them
 * have moved, the same once more as if it went on: where each of them is going can be asked all the same.
 */
export function foreseenCourses(state: State, way: Direction | 'all'): readonly Course[] {
  const course = foreseen(state)(way)
  const ends = course.frames.at(-1)?.event.type === 'game-ended'
  return ends ? [course, foreseen(goesOn(state))(way)] : [course]
}

/** The events that a question may be about; none where they are gone. */
function coursesOfAsked(asked: Asked, session: Session, real: State): readonly Course[] {
  if (asked.kind === 'next') return foreseenCourses(real, asked.way)
  const move = session.moves[asked.move]
  return move ? [move] : []
}

/** A question with all that is needed to answer it. */
export interface Explained {
  asked: Asked
  course: Course
  moments: readonly Moment[]
  /** Which of the moments is asked about. */
  index: number
  moment: Moment
}

/** Finds what a question is about; null where there is no such thing any more. */
export function explained(asked: Asked, session: Session, real: State): Explained | null {
  for (const course of coursesOfAsked(asked, session, real)) {
    const moments = momentsOf(course)
    const index = moments.findIndex(({ frame }) => frame === asked.frame)
    const moment = moments[index]
    if (moment) return { asked, course, moments, index, moment }
  }
  return null
}
