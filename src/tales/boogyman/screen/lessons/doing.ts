import {
  type Action,
  boogyman,
  type Refusal,
  type State,
  type Tile,
} from '../../../../engine/boogyman/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import type { InHand } from '../../intent/in-hand.ts'
import { pressOf } from '../../intent/press.ts'
import { type Lesson, tileOfEvent } from './lessons.ts'

/**
 * What the storyteller says, and the tile that it is about: what is to be done; how it goes on with the piece in hand;
 * that nobody of one's own stands there; why the rules forbid it; that it is allowed, but something else is meant; that it
 * is done.
 */
export type Said = { at: Tile } & (
  | { what: 'task' | 'taken' | 'nobody' | 'another' | 'done' }
  | { what: 'refused'; refusal: Refusal }
)

/** A lesson while somebody learns it. */
export interface Doing {
  readonly lesson: Lesson
  readonly state: State
  readonly inHand: InHand
  readonly said: Said
}

export const begun = (lesson: Lesson): Doing => ({
  lesson,
  state: lesson.begin,
  inHand: null,
  said: { what: 'task', at: lesson.piece },
})

export const isDone = ({ said }: Doing): boolean => said.what === 'done'

/** A tile was pressed: as at the table a piece is taken up, put back, or goes there. */
export function pressed(doing: Doing, tile: Tile): Doing {
  const { state, inHand } = doing
  if (isDone(doing)) return doing
  const press = pressOf(state, inHand, tile)
  if (press.kind === 'act') return tried(doing, press.action, tile)
  if (press.kind === 'hold')
    return press.inHand ? { ...doing, inHand: press.inHand, said: { what: 'taken', at: tile } } : letGo(doing)
  const isNobody = press.why.code === 'no-pawn-there'
  const said: Said = isNobody
    ? { what: 'nobody', at: tile }
    : { what: 'refused', refusal: press.why, at: tile }
  return { ...doing, said }
}

/** Two trees and the one in hand become two, or the Boogyman. */
export const planked = (doing: Doing, type: 'spawn' | 'call'): Doing =>
  doing.inHand === null || isDone(doing)
    ? doing
    : tried(doing, { type, at: doing.inHand.at }, doing.inHand.at)

/** Nothing is in hand any more, and all is as at the beginning. */
export const letGo = (doing: Doing): Doing => (isDone(doing) ? doing : begun(doing.lesson))

/** Carries an action out where it is what the lesson is about; else it is only talked about. */
function tried(doing: Doing, action: Action, at: Tile): Doing {
  const { lesson, state } = doing
  const played = play(boogyman, state, action)
  if (!played.ok) return { ...doing, said: { what: 'refused', refusal: played.error, at } }
  const done = played.value.frames.find(({ event }) => event.type === lesson.done)
  if (!done) return { ...doing, said: { what: 'another', at } }
  return {
    lesson,
    state: played.value.state,
    inHand: null,
    said: { what: 'done', at: tileOfEvent(done.event) ?? at },
  }
}
