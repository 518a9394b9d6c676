import { citadel, plotName, type State } from '../../../../engine/citadel/index.ts'
import { seenBy } from '../../../../engine/kernel/index.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import { actor } from '../../bots/index.ts'
import { nextCard, powerRaces, reachesOf, siegesOf, turnEnd } from '../../foresight/index.ts'
import { seatNumber } from './words.ts'

/** What will happen, as the seat that must act may know it: the next card, sieges, Great Powers, the goal, the turn's end. */
const predict = ownQuestion({}, (state: State) => {
  const seen = seenBy(citadel, state, actor(state))
  const { prospects, events } = nextCard(seen)
  return {
    nextCard: prospects.map(({ category, cards, chance, seats }) => ({
      category,
      cards,
      chance,
      seats: seats.map(({ seat, tax, income }) => ({
        seat: seatNumber(seat),
        tax,
        income: income && { ...income, plot: plotName(income.plot) },
      })),
    })),
    events,
    sieges: siegesOf(seen).map(({ plot, owner, gap, price, by }) => ({
      plot: plotName(plot),
      owner: seatNumber(owner),
      gap: plotName(gap),
      price,
      by: by.map(({ seat, now }) => ({ seat: seatNumber(seat), now })),
    })),
    powers: powerRaces(seen).map(({ category, holder, seats }) => ({
      category,
      holder: seatNumber(holder),
      seats: seats.map(({ seat, built, missing }) => ({ seat: seatNumber(seat), built, missing })),
    })),
    reaches: reachesOf(seen).map((reach) => ({ ...reach, seat: seatNumber(reach.seat) })),
    turnEnd: turnEnd(seen),
  }
})

/** What this tale can foresee. */
export const QUESTIONS = { predict }
