import { advance, type Game, type Kind, openFrom, type Session } from '../../../engine/kernel/index.ts'

/** One thing that is done in an example of a rule; of several, whoever reads it chooses one. */
export type ExampleActions<K extends Kind> = readonly K['Action'][]

/** An example as far as it has been carried out by the rules. */
export interface Ran<K extends Kind> {
  session: Session<K>
  /** The wish with which it ends, because the rules do not allow it. */
  refused: { action: K['Action']; refusal: K['Refusal'] } | null
  /** What may be chosen now; null when there is nothing to choose any more. */
  choice: ExampleActions<K> | null
}

/**
 * Carries the deeds of an example out, one after another: the real rules say what comes of each. `chosen`: which of
 * several was chosen, for each choice so far.
 */
export function ranExample<K extends Kind>(
  game: Game<K>,
  begun: Pick<Session<K>, 'config' | 'first'>,
  deeds: readonly ExampleActions<K>[],
  chosen: readonly number[],
): Ran<K> {
  let session: Session<K> = openFrom<K>(begun.config, 0, begun.first)
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
