import {
  actionText,
  fortland,
  placeName,
  type State,
  seatsLeft,
  seatsOf,
  spaceName,
} from '../../../../engine/fortland/index.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import {
  type Change,
  changesOf,
  dangersOf,
  deedsOf,
  facesAhead,
  fallChance,
  fallRisksOf,
  reachOf,
} from '../../foresight/index.ts'
import { seatName } from './words.ts'

/**
 * What the country on turn could do: before its roll with each number of actions, after it from where it stands; and what
 * each allowed action of its turn would change.
 */
const predict = ownQuestion({}, (state: State) => ({
  faces: facesAhead(state).map(({ best, chance, ...face }) => ({
    ...face,
    chance: rounded(chance),
    best: best.map(({ place, deed, fells, plan }) => ({
      deed,
      place: placeName(state, place),
      fells: seatName(fells),
      plan: plan.map(actionText),
    })),
  })),
  reach: reachOf(state).map(({ space, plan, ...stop }) => ({
    ...stop,
    space: spaceName(space),
    plan: plan.map(actionText),
  })),
  deeds: deedsOf(state).map(({ place, space, plan, fells, ...deed }) => ({
    ...deed,
    place: placeName(state, place),
    space: spaceName(space),
    fells: seatName(fells),
    plan: plan.map(actionText),
  })),
  actions:
    state.phase === 'act'
      ? fortland
          .list(state)
          .filter(({ type }) => type !== 'end')
          .map((action) => ({
            action: actionText(action),
            changes: changesOf(state, [action]).map((change) => changeTold(state, change)),
          }))
      : [],
}))

const changeTold = (state: State, change: Change): object => ({
  ...change,
  ...('seat' in change && { seat: seatName(change.seat) }),
  ...('place' in change && { place: placeName(state, change.place) }),
  ...('before' in change && { before: rounded(change.before), after: rounded(change.after) }),
})

/**
 * What the dice may bring before each country is on turn (again), if the others want it: with which numbers of actions its
 * free places can be besieged, and it can be felled.
 */
const odds = ownQuestion({}, (state: State) => ({
  seats: (state.phase === 'muster' || state.outcome ? [] : seatsOf(state))
    .filter((seat) => seatsLeft(state).includes(seat))
    .map((seat) => ({
      seat: seatName(seat),
      falls: rounded(fallChance(state, seat)),
      fall: fallRisksOf(state, seat).map(({ by, chance, ...risk }) => ({
        ...risk,
        by: seatName(by),
        chance: rounded(chance),
      })),
      places: dangersOf(state, seat).map(({ place, by, chance, ...danger }) => ({
        ...danger,
        place: placeName(state, place),
        by: seatName(by),
        chance: rounded(chance),
      })),
    })),
}))

/** Chances are told with so many digits. */
const rounded = (chance: number): number => Math.round(chance * 1e6) / 1e6

/** What this tale can foresee. */
export const QUESTIONS = { predict, odds }
