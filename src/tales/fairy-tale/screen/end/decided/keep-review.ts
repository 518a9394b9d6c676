import type { KeptLine } from '../../../../../store/kept/kept-games.ts'
import { keptGames } from '../../../../../store/kept/this-browser.ts'
import type { Session } from '../../../game.ts'
import type { Review } from '../../../review/review.ts'
import { liveTable } from '../../../table.ts'
import { keptOf } from '../../../told/kept-review.ts'

/** Keeps what a review found beside its game, as long as that is the open one: the chronicle and its album draw it. */
export function keepReview(session: Session, review: Review): void {
  const { session: open, kept } = liveTable.game.getState()
  if (open !== session || !kept) return
  const isStill = ({ outcome, actions }: KeptLine) => outcome !== null && actions === session.moves.length
  void keptGames.change(kept.id, { review: keptOf(review) }, isStill)
}
