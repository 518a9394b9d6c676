import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Game, type Kind, type Session, writeGame } from '../../../../engine/kernel/index.ts'
import { startWorker } from '../../../../store/thinker.ts'

/** A review of a finished game as far as it has come, or that there will be none. */
export interface Reviewed<Review> {
  review: Review | null
  failed: boolean
}

/** How the games of a tale are looked at once more. */
export interface ReviewRunner<K extends Kind, Review> {
  game: Game<K>
  /** Where the program lies that is given a game in writing, and answers step by step. */
  worker: string
  /** What its answers must have. */
  form: v.GenericSchema
  /** What is known of games that were looked at: who comes back to the page finds it there. */
  known: WeakMap<Session<K>, Review>
  /** Hears what a game comes to, once nothing more will be found. */
  found?(session: Session<K>, review: Review): void
}

/** What a review of our games has, and its page cannot be drawn without. */
export const REVIEW_FORM = v.looseObject({
  turns: v.array(v.looseObject({ turn: v.number() })),
  decision: v.nullable(v.looseObject({ turn: v.number(), move: v.number() })),
  done: v.boolean(),
})

/** Has a finished game looked at once more where the page need not wait for it, and leaves that when the page is left. */
export function useReviewed<K extends Kind, Review extends { done: boolean }>(
  { game, worker, form, known, found }: ReviewRunner<K, Review>,
  session: Session<K>,
): Reviewed<Review> {
  const [reviewed, setReviewed] = useState<Reviewed<Review>>({
    review: known.get(session) ?? null,
    failed: false,
  })
  useEffect(() => {
    const review = known.get(session) ?? null
    setReviewed({ review, failed: false })
    if (review?.done) return
    const isReview = (data: unknown): data is Review => v.is(form, data)
    const reviewer = startWorker<string, Review>(worker, isReview, ({ done }) => done)
    if (!reviewer) return setReviewed({ review, failed: true })
    reviewer.heard = (sofar) => {
      known.set(session, sofar)
      if (sofar.done) found?.(session, sofar)
      setReviewed({ review: sofar, failed: false })
    }
    reviewer.failed = () => {
      reviewer.end()
      setReviewed(({ review: sofar }) => ({ review: sofar, failed: true }))
    }
    reviewer.ask(writeGame(game, session))
    return () => reviewer.end()
  }, [session, game, worker, form, known, found])
  return reviewed
}
