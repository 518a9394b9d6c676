import { type Action, type Boogyman, boogyman, type Tile } from '../../../../engine/boogyman/index.ts'
import { type LessonInPlay, lessonKit } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { clickResult } from '../../intent/press.ts'
import type { TurnSelection } from '../../intent/turn-selection.ts'
import { LESSON_IDS, type Lesson, type LessonId, lessonOf, tileOfEvent } from './lessons.ts'

/** A lesson in progress. Further messages: `taken` says what to do with the selected piece, `nobody` that there is no red piece on a tile. */
export interface LessonState
  extends LessonInPlay<
    Boogyman,
    Lesson,
    NonNullable<TurnSelection>,
    Boogyman['Refusal'],
    'taken' | 'nobody'
  > {
  /** The tile of the current message. */
  readonly about: Tile
}

const KIT = lessonKit({
  rules: boogyman,
  ids: LESSON_IDS,
  lessonOf,
  isMeant: (done, { events }) => events.some(({ type }) => type === done),
})

const begun = (id: LessonId): LessonState => ({ ...KIT.begun(id), about: lessonOf(id).piece })

export const LESSON_KIT = { ...KIT, begun }

/** Handles a press on a tile as at the table: selects, deselects or moves a piece. */
export function pressOn(doing: LessonState, tile: Tile): LessonState {
  const { state, held } = doing
  if (KIT.isDone(doing)) return doing
  const press = clickResult(state, held, tile)
  if (press.kind === 'act') return tried(doing, press.action, tile)
  if (press.kind === 'hold')
    return press.inHand
      ? { ...doing, held: press.inHand, said: { what: 'taken' }, about: tile }
      : letGo(doing)
  const { why } = press
  return {
    ...doing,
    said: why.code === 'no-pawn-there' ? { what: 'nobody' } : { what: 'refused', why },
    about: tile,
  }
}

/** Spawns or calls with the selected piece. */
export const planked = (doing: LessonState, type: 'spawn' | 'call'): LessonState =>
  doing.held === null ? doing : tried(doing, { type, at: doing.held.at }, doing.held.at)

/** Clears the selection and returns to the start of the lesson. A completed lesson stays as it is. */
export const letGo = (doing: LessonState): LessonState => (KIT.isDone(doing) ? doing : begun(doing.lesson.id))

/** Tries an action. The final message points at the tile of the event, all others at `tile`. */
function tried(doing: LessonState, action: Action, tile: Tile): LessonState {
  const now = KIT.tried(doing, [action])
  const done = KIT.isDone(now) ? now.events.find(({ type }) => now.lesson.tasks.includes(type)) : undefined
  return { ...now, about: (done && tileOfEvent(done)) ?? tile }
}
