import { useEffect, useState } from 'react'
import { fairyTale } from '../../../../../engine/fairy-tale/index.ts'
import { writeGame } from '../../../../../engine/kernel/index.ts'
import { keptGames } from '../../../../../store/kept/this-browser.ts'
import { startWorker } from '../../../../../store/thinker.ts'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { useGame } from '../../../table.ts'
import { keptOf } from '../../../told/kept-review.ts'
import { WORKERS } from '../../../workers.ts'

/** What is known of games that were looked at: who comes back to the page finds it there. */
const known = new WeakMap<Session, Review>()

/** A review of a finished game as far as it has come, or that there will be none. */
export interface Reviewed {
  review: Review | null
  failed: boolean
}

/** Has a game looked at once more where the page need not wait for it, and leaves that when the page is left. */
export function useReview(session: Session): Reviewed {
  const [reviewed, setReviewed] = useState<Reviewed>({ review: known.get(session) ?? null, failed: false })
  useEffect(() => {
    const review = known.get(session) ?? null
    setReviewed({ review, failed: false })
    if (review?.done) return
    const reviewer = startWorker<string, Review>(WORKERS.review)
    if (!reviewer) return setReviewed({ review, failed: true })
    reviewer.heard = (found) => {
      known.set(session, found)
      if (found.done) keepReview(session, found)
      setReviewed({ review: found, failed: false })
    }
    reviewer.failed = () => setReviewed(({ review: sofar }) => ({ review: sofar, failed: true }))
    reviewer.ask(writeGame(fairyTale, session))
    return () => reviewer.end()
  }, [session])
  return reviewed
}

/** Keeps what was found out beside the game, as long as that is the one that is open: the chronicle and its album draw it. */
function keepReview(session: Session, review: Review): void {
  const { session: open, kept } = useGame.getState()
  if (open === session && kept) void keptGames.change(kept.id, { review: keptOf(review) })
}
