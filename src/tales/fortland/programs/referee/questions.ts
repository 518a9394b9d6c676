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
 * What the country on turn could do: before its roll with each number of actions, after it from where it stands; and what
 * each allowed action of its turn would change.
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
 * What the dice may bring before each country is on turn (again), if the others want it: with which numbers of actions its
 * free places can be besieged, and it can be felled.
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

/** What this tale can foresee. */
export const QUESTIONS = { predict, odds }
