import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Game, type GameTypes, type Session, writeGame } from '../../../../engine/kernel/index.ts'
import { startWorker } from '../../../../store/worker-client.ts'

/** The unfinished or finished review of a game, or that it failed. */
export interface Reviewed<Review> {
  review: Review | null
  failed: boolean
}

/** How the games of a tale are reviewed. */
export interface ReviewRunner<K extends GameTypes, Review> {
  game: Game<K>
  /** The URL of the worker. It gets a stored game and answers step by step. */
  worker: string
  /** The schema of its answers. */
  form: v.GenericSchema
  /** The reviews by game, so that a return to the page shows them. */
  known: WeakMap<Session<K>, Review>
  /** Called with the finished review. */
  found?(session: Session<K>, review: Review): void
}

/** The minimal schema of a review. The page cannot be drawn without these fields. */
export const REVIEW_FORM = v.looseObject({
  turns: v.array(v.looseObject({ turn: v.number() })),
  decision: v.nullable(v.looseObject({ turn: v.number(), move: v.number() })),
  done: v.boolean(),
})

/** Hook: reviews a finished game in a worker. Ends the worker when the page is left. */
export function useReview<K extends GameTypes, Review extends { done: boolean }>(
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
