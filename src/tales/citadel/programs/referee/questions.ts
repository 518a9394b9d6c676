import { citadel, type State } from '../../../../engine/citadel/index.ts'
import { seenBy } from '../../../../engine/kernel/index.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import { actor } from '../../bots/index.ts'
import { nextCard, powerRaces, reachesOf, siegesOf, turnEnd } from '../../foresight/index.ts'

/** What will happen, as the seat that must act may know it: the next card, sieges, Great Powers, the goal, the turn's end. */
const predict = ownQuestion({}, (state: State) => {
  const seen = seenBy(citadel, state, actor(state))
  const { prospects, events } = nextCard(seen)
  return {
    nextCard: prospects,
    events,
    sieges: siegesOf(seen),
    powers: powerRaces(seen),
    reaches: reachesOf(seen),
    turnEnd: turnEnd(seen),
  }
})

/** What this tale can foresee. */
export const QUESTIONS = { predict }
