import { create } from 'zustand'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { type Direction, onceFor, oncePer } from '../../../../../engine/kernel/index.ts'
import type { Inset } from '../../../../../ui/stage/camera/view.ts'
import { courseOf, endlessly } from '../../../foresight/index.ts'
import type { Session } from '../../../game.ts'
import type { Table } from '../../../table.ts'

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

/** What is being explained on the board. Never part of the game. */
export const useWhy = create<WhyStore>(() => ({ asked: null, cover: null }))

/** Asks why; a past event is shown in the forest as it lay then. */
export function askWhy(table: Table, asked: Asked): void {
  useWhy.setState({ asked })
  if (asked.kind === 'past') table.playback.getState().visit(asked.move, asked.frame)
  else if (isVisiting(table)) table.playback.getState().skip()
}

/** Puts the explanation away, and shows the forest as it lies now. */
export function closeWhy(table: Table): void {
  const { asked } = useWhy.getState()
  useWhy.setState({ asked: null })
  if (asked?.kind === 'past' && isVisiting(table)) table.playback.getState().skip()
}

/** Whether the playback stands still just before an event. */
function isVisiting(table: Table): boolean {
  const { playing, paused, cue } = table.playback.getState()
  return playing && paused && cue === null
}

/** A question ends when what it is about is shown no more, or the game goes on. */
export function followAsked(table: Table): () => void {
  const stopPlayback = table.playback.subscribe(({ playing }) => {
    const { asked } = useWhy.getState()
    const gone = asked?.kind === 'past' ? !isVisiting(table) : playing
    if (asked && gone) useWhy.setState({ asked: null })
  })
  const stopGame = table.game.onEvent(forgetAsked)
  return () => {
    stopPlayback()
    stopGame()
  }
}

/** Puts the explanation away, whatever is shown. */
export const forgetAsked = (): void => useWhy.setState({ asked: null })

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
