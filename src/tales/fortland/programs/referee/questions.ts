import { actionText, fortland, type State, seatsLeft, seatsOf } from '../../../../engine/fortland/index.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import {
  changesOf,
  dangersOf,
  deedsOf,
  facesAhead,
  fallChance,
  fallRisksOf,
  reachOf,
} from '../../foresight/index.ts'

/**
 * Answers what the country on turn could do: for each roll before it, from its present space after it. Also the effects of each allowed
 * action of its turn.
 */
const predict = ownQuestion({}, (state: State) => ({
  faces: facesAhead(state).map(({ best, chance, ...face }) => ({
    ...face,
    chance,
    best: best.map(({ deed, place, fells, plan }) => ({ deed, place, fells, plan: plan.map(actionText) })),
  })),
  reach: reachOf(state).map(({ space, plan, ...stop }) => ({ ...stop, space, plan: plan.map(actionText) })),
  deeds: deedsOf(state).map(({ place, space, plan, fells, ...deed }) => ({
    ...deed,
    ...{ place, space, fells },
    plan: plan.map(actionText),
  })),
  actions: (state.phase === 'act' ? fortland.list(state) : [])
    .filter(({ type }) => type !== 'end')
    .map((action) => ({ action: actionText(action), changes: changesOf(state, [action]) })),
}))

/**
 * Answers the risks of each country before its next turn, if the others try: rolls that besiege its free places, and rolls that fell it.
 */
const odds = ownQuestion({}, (state: State) => ({
  seats: (state.phase === 'muster' || state.outcome ? [] : seatsOf(state))
    .filter((seat) => seatsLeft(state).includes(seat))
    .map((seat) => ({
      seat,
      falls: fallChance(state, seat),
      fall: fallRisksOf(state, seat).map(({ by, chance, ...risk }) => ({ ...risk, by, chance })),
      places: dangersOf(state, seat).map(({ place, by, chance, ...danger }) => ({
        ...danger,
        ...{ place, by, chance },
      })),
    })),
}))

/** The queries of this game. */
export const QUESTIONS = { predict, odds }
