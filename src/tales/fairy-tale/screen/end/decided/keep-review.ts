import type { SavedGameSummary } from '../../../../../store/saved-games/saved-games.ts'
import { savedGames } from '../../../../../store/saved-games/this-browser.ts'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { liveTable } from '../../../runtime.ts'
import { keptOf } from '../../../stats/kept-review.ts'

/** Stores the result of a review with its saved game, for the chronicle and its album. Does nothing if another game is open. */
export function keepReview(session: Session, review: Review): void {
  const { session: open, kept } = liveTable.game.getState()
  if (open !== session || !kept) return
  const isStill = ({ outcome, actions }: SavedGameSummary) =>
    outcome !== null && actions === session.moves.length
  void savedGames.change(kept.id, { review: keptOf(review) }, isStill)
}
