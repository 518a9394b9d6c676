import {
  type Action,
  freePlaces,
  hasFallen,
  type Place,
  type Seat,
  type State,
  seatsLeft,
  seatsOf,
} from '../../../engine/fortland/index.ts'
import { chanceOfAny, type Danger, dangersOf, fallChance } from './dangers.ts'
import { deedsBetween } from './place-actions.ts'
import { after } from './turn.ts'

/** One effect of the actions of a turn, for the country on turn. */
export type Change =
  | { kind: 'wins' }
  | { kind: 'fells'; seat: Seat }
  /** The country has only this free place left. */
  | { kind: 'leaves-one'; seat: Seat; place: Place }
  | { kind: 'besieges' | 'fortifies' | 'relieves' | 'tears' | 'fetches'; place: Place }
  /** The risk that an own place is besieged before the country's next turn, before and after the actions. */
  | { kind: 'safer' | 'riskier'; place: Place; before: number; after: number }
  /** The risk that the country falls before its next turn, before and after the actions. */
  | { kind: 'survives' | 'risks-fall'; before: number; after: number }

/** Returns the position after a sequence of allowed actions. */
export const afterPlan = (state: State, plan: readonly Action[]): State => plan.reduce(after, state)

/** Returns the effects of a sequence of allowed actions. The turn need not be over after it. */
export function changesOf(state: State, plan: readonly Action[]): Change[] {
  const seat = state.onTurn
  const then = afterPlan(state, plan)
  if (then.outcome) return then.outcome.winners.includes(seat) ? [{ kind: 'wins' }] : []
  return [
    ...fallsBetween(state, then),
    ...deedsBetween(state, then).map(({ place, deed }): Change => ({ kind: KINDS[deed], place })),
    ...risksBetween(state, then, seat),
  ]
}

const KINDS = {
  besiege: 'besieges',
  fortify: 'fortifies',
  relieve: 'relieves',
  tear: 'tears',
  gain: 'fetches',
} as const

function fallsBetween(before: State, then: State): Change[] {
  const felled = seatsOf(before).filter((seat) => hasFallen(then, seat) && !hasFallen(before, seat))
  const cornered = seatsLeft(then).flatMap((seat): Change[] => {
    const [place, ...others] = freePlaces(then, seat)
    const isNew = seat !== before.onTurn && freePlaces(before, seat).length > 1
    return isNew && place !== undefined && others.length === 0 ? [{ kind: 'leaves-one', seat, place }] : []
  })
  return [...felled.map((seat): Change => ({ kind: 'fells', seat })), ...cornered]
}

/** The smallest change of a probability worth a mention: half a face of the die. */
const CLEAR = 1 / 12

function risksBetween(before: State, then: State, seat: Seat): Change[] {
  const places = freePlaces(then, seat).flatMap((place): Change[] => {
    const [was, is] = [riskOf(before, seat, place), riskOf(then, seat, place)]
    if (Math.abs(is - was) < CLEAR) return []
    return [{ kind: is < was ? 'safer' : 'riskier', place, before: was, after: is }]
  })
  const [was, is] = [fallChance(before, seat), fallChance(then, seat)]
  if (Math.abs(is - was) < CLEAR) return places
  return [{ kind: is < was ? 'survives' : 'risks-fall', before: was, after: is }, ...places]
}

/** Returns the probability that a place is besieged before its country's next turn, if the others want it; 1 if it is besieged now. */
export function riskOf(state: State, seat: Seat, place: Place): number {
  if (!freePlaces(state, seat).includes(place)) return 1
  return chanceOfAny(dangersOf(state, seat).filter((danger: Danger) => danger.place === place))
}
