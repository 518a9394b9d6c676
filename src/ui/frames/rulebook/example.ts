import {
  advance,
  type Game,
  type GameTypes,
  openSessionFrom,
  type Session,
} from '../../../engine/kernel/index.ts'

/** A step of an example: one action, or several among which the reader chooses. */
export type ExampleActions<K extends GameTypes> = readonly K['Action'][]

/** An example, played up to its end or its next choice. */
export interface Ran<K extends GameTypes> {
  session: Session<K>
  /** The last action, if the rules refuse it. */
  refused: { action: K['Action']; refusal: K['Refusal'] } | null
  /** The options of the next choice; null at the end. */
  choice: ExampleActions<K> | null
}

/** Plays the steps of an example by the real rules. `chosen`: the index of the option at each choice up to now. */
export function ranExample<K extends GameTypes>(
  game: Game<K>,
  begun: Pick<Session<K>, 'config' | 'first'>,
  deeds: readonly ExampleActions<K>[],
  chosen: readonly number[],
): Ran<K> {
  let session: Session<K> = openSessionFrom<K>(begun.config, 0, begun.first)
  const choices = [...chosen]
  for (const deed of deeds) {
    const which = deed.length > 1 ? choices.shift() : 0
    if (which === undefined) return { session, refused: null, choice: deed }
    const action = deed[which]
    if (action === undefined) break
    const made = advance(game, session, action)
    if (!made.ok) return { session, refused: { action, refusal: made.error }, choice: null }
    session = made.value
  }
  return { session, refused: null, choice: null }
}
