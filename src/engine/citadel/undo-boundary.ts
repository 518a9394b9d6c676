import { PLOTS } from './board.ts'
import { INFLUENCE_IDS, influenceOf } from './influence.ts'
import { ownerOf, standingOn } from './rules/plots.ts'
import { areRivals, seatsOf } from './rules/seats.ts'
import type { Seat, State } from './state.ts'

/**
 * True if a move needs consent to be undone although no luck was used (section 11) [C 32]: a Spy looked, the screen was
 * handed over, a seat gave up, or a card hit a rival with Influence cards, who might have had a Safe Conduct.
 */
export const isUndoBoundary = (before: State, after: State): boolean =>
  hasLooked(before, after) ||
  wasHandedOver(before, after) ||
  hasResigned(before, after) ||
  wasAimed(before, after)

/** Resigning is a person's own decision, and it may open the next hand [C 29]. */
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

/** True if a seat lost anything that a card can take: bricks, a plot, a building, or a Safe Conduct. */
function wasHit(before: State, after: State, seat: Seat): boolean {
  const [was, is] = [before.seats[seat], after.seats[seat]]
  if (was?.bricks !== is?.bricks || was?.influence.length !== is?.influence.length) return true
  return PLOTS.some(
    (plot) =>
      ownerOf(before, plot) === seat &&
      (ownerOf(after, plot) !== seat || standingOn(after, plot) !== standingOn(before, plot)),
  )
}
