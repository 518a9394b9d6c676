import { citadel, type State } from '../../../../engine/citadel/index.ts'
import { stateFor } from '../../../../engine/kernel/index.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import { actor } from '../../bots/index.ts'
import { nextCard, powerRaces, reachesOf, siegesOf, turnEnd } from '../../foresight/index.ts'

/** Predicts from the view of the seat that must act: the next card, sieges, Great Powers, the goal, and the end of the turn. */
const predict = ownQuestion({}, (state: State) => {
  const seen = stateFor(citadel, state, actor(state))
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

/** Questions that only this tale answers. */
export const QUESTIONS = { predict }
