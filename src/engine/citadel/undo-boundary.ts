import { PLOTS } from './board.ts'
import { INFLUENCE_IDS, influenceOf } from './influence.ts'
import { ownerOf, standingOn } from './rules/plots.ts'
import { areRivals, seatsOf } from './rules/seats.ts'
import type { Seat, State } from './state.ts'

/**
 * True if a move cannot be taken back freely although no luck was spent (section 11) [C 32]: a Spy looked, the screen was
 * handed over, a seat gave up, or a card was played at somebody who might have held a Safe Conduct, whether they did or
 * not.
 */
export const isUndoBoundary = (before: State, after: State): boolean =>
  hasLooked(before, after) ||
  wasHandedOver(before, after) ||
  hasResigned(before, after) ||
  wasAimed(before, after)

/** Giving up is one person's own act, and the hand of whoever is next may open by it [C 29]. */
const hasResigned = (before: State, after: State): boolean =>
  after.seats.some(({ out }, seat) => out && !before.seats[seat]?.out)

const looks = ({ questions: [first] }: State): boolean => first?.type === 'take'

const hasLooked = (before: State, after: State): boolean => looks(after) && !looks(before)

const wasHandedOver = (before: State, after: State): boolean =>
  after.phase !== 'choose' && (before.phase === 'choose' || before.turn !== after.turn)

function wasAimed(before: State, after: State): boolean {
  const seat = before.onTurn
  const isAimed = INFLUENCE_IDS.some(
    (card) =>
      influenceOf(card).canBeWarded &&
      (after.setAside[card] ?? 0) > (before.setAside[card] ?? 0) &&
      before.seats[seat]?.influence.includes(card),
  )
  if (!isAimed) return false
  const victim = seatsOf(before).find(
    (other) => areRivals(before, seat, other) && wasHit(before, after, other),
  )
  return victim !== undefined && (before.seats[victim]?.influence.length ?? 0) > 0
}

/** Whether somebody lost what a card can take: bricks, a plot, a building, or the Safe Conduct that warded it off. */
function wasHit(before: State, after: State, seat: Seat): boolean {
  const [was, is] = [before.seats[seat], after.seats[seat]]
  if (was?.bricks !== is?.bricks || was?.influence.length !== is?.influence.length) return true
  return PLOTS.some(
    (plot) =>
      ownerOf(before, plot) === seat &&
      (ownerOf(after, plot) !== seat || standingOn(after, plot) !== standingOn(before, plot)),
  )
}
