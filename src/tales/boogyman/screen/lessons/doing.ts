import {
  type Action,
  boogyman,
  pawnsOn,
  type Refusal,
  type State,
  type Tile,
  tiredOn,
} from '../../../../engine/boogyman/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import { type Lesson, tileOfEvent } from './lessons.ts'

/** Lessons are learned as Red. */
export const RED = 0
export const GREEN = 1

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
  /** The tile of the piece that is in hand. */
  readonly inHand: Tile | null
  readonly said: Said
}

export const begun = (lesson: Lesson): Doing => ({
  lesson,
  state: lesson.begin,
  inHand: null,
  said: { what: 'task', at: lesson.piece },
})

export const isDone = ({ said }: Doing): boolean => said.what === 'done'

/** Everything that the piece in hand may do now. */
export const offersOf = ({ state, inHand }: Doing): Action[] =>
  inHand === null ? [] : boogyman.list(state).filter((action) => tileOfPiece(state, action) === inHand)

/** Where the piece stands that an action needs. */
function tileOfPiece(state: State, action: Action): Tile | null {
  if (action.type === 'step') return action.from
  if (action.type === 'prowl') return state.boogymen[RED]
  return 'at' in action ? action.at : null
}

/** A tile was pressed: a piece is taken up, put back, or goes there. */
export function pressed(doing: Doing, tile: Tile): Doing {
  const { state, inHand } = doing
  if (isDone(doing)) return doing
  if (tile === inHand) return letGo(doing)
  const isOwn = isTakeable(state, tile)
  if (inHand === null) return isOwn ? taken(doing, tile) : saying(doing, { what: 'nobody', at: tile })
  const action: Action =
    state.boogymen[RED] === inHand ? { type: 'prowl', to: tile } : { type: 'step', from: inHand, to: tile }
  // Whoever presses another of their own that cannot be reached means that one.
  if (isOwn && boogyman.refuse(state, action)) return taken(doing, tile)
  return tried(doing, action, tile)
}

/** Two trees and the one in hand become two, or the Boogyman. */
export const planked = (doing: Doing, type: 'spawn' | 'call'): Doing =>
  doing.inHand === null || isDone(doing) ? doing : tried(doing, { type, at: doing.inHand }, doing.inHand)

/** Nothing is in hand any more, and all is as at the beginning. */
export const letGo = (doing: Doing): Doing => (isDone(doing) ? doing : begun(doing.lesson))

const taken = (doing: Doing, tile: Tile): Doing => ({
  ...doing,
  inHand: tile,
  said: { what: 'taken', at: tile },
})

const saying = (doing: Doing, said: Said): Doing => ({ ...doing, said })

const isTakeable = (state: State, tile: Tile): boolean =>
  state.boogymen[RED] === tile || pawnsOn(state, RED, tile) > tiredOn(state, RED, tile)

/** Carries an action out where it is what the lesson is about; else it is only talked about. */
function tried(doing: Doing, action: Action, at: Tile): Doing {
  const { lesson, state } = doing
  const played = play(boogyman, state, action)
  if (!played.ok) return saying(doing, { what: 'refused', refusal: played.refusal, at })
  const done = played.frames.find(({ event }) => event.type === lesson.done)
  if (!done) return saying(doing, { what: 'another', at })
  return {
    lesson,
    state: played.state,
    inHand: null,
    said: { what: 'done', at: tileOfEvent(done.event) ?? at },
  }
}
