import type { FairyTale } from '../../../../../engine/fairy-tale/index.ts'
import type { KeptLine } from '../../../../../store/kept/kept-games.ts'
import { keptGames } from '../../../../../store/kept/this-browser.ts'
import { REVIEW_FORM, type ReviewRunner } from '../../../../../ui/frames/end/decided/useReviewed.ts'
import type { Review } from '../../../review/review.ts'
import { fairyTale } from '../../../rules.ts'
import { liveTable } from '../../../table.ts'
import { keptOf } from '../../../told/kept-review.ts'
import { WORKERS } from '../../../workers.ts'

/** How finished tales are looked at once more. */
export const REVIEW_RUNNER: ReviewRunner<FairyTale, Review> = {
  game: fairyTale,
  worker: WORKERS.review,
  form: REVIEW_FORM,
  known: new WeakMap(),
  // What was found out is kept beside the game, as long as that is the one that is open: the chronicle and its album draw it.
  found(session, review) {
    const { session: open, kept } = liveTable.game.getState()
    if (open !== session || !kept) return
    const isStill = ({ outcome, actions }: KeptLine) => outcome !== null && actions === session.moves.length
    void keptGames.change(kept.id, { review: keptOf(review) }, isStill)
  },
}
