import type { Citadel } from '../../../../../engine/citadel/index.ts'
import {
  type Action,
  type EventOf,
  type EventType,
  parseAction,
  type RefusalCode,
} from '../../../../../engine/citadel/index.ts'
import type { Deed } from '../../../../../playback/example.ts'
import type { Messages } from '../../../words/messages.ts'

export type Ruling = keyof Messages['rules']['numbered']

/** An event of which something at least is so. */
export type Happens = { [Type in EventType]: { type: Type } & Partial<EventOf<Type>> }[EventType]

/** What an example is about: an event that really happens in it, or the reason with which it ends. */
export type Shows = Happens | { refused: RefusalCode }

/** A drawn position (docs/CITADEL.md), what is done in it, and what that shows. */
export interface Example {
  position: string
  deeds: readonly Deed<Citadel>[]
  shows: Shows
  /** The rulings that it is an example of. */
  rulings: readonly Ruling[]
}

/** Examples of one thing: never fewer than two, so that there is another. */
export type Examples = readonly [Example, Example, ...Example[]]

/** What is done, in writing; of several parted by "or", whoever reads chooses. */
export const does = (
  position: string,
  deeds: readonly string[],
  shows: Shows | EventType,
  rulings: readonly Ruling[] = [],
): Example => ({
  position: position.replaceAll(' | ', '\n'),
  deeds: deeds.map((deed) => deed.split(' or ').map(actionOf)),
  shows: typeof shows === 'string' ? ({ type: shows } as Happens) : shows,
  rulings,
})

/** The same, where the rules do not allow the last of it. */
export const no = (refused: RefusalCode): Shows => ({ refused })

function actionOf(text: string): Action {
  const action = parseAction(text)
  if (action === null) throw new Error(`"${text}" is no action.`)
  return action
}
