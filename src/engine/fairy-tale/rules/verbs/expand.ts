import { asPlace, type Place, placeText } from '../../../kernel/boards/square.ts'
import type { ActionOf } from '../../actions.ts'
import type { State } from '../../state.ts'
import { type Face, TURNS, tileWith, turned, turnRoads } from '../../tiles.ts'
import { expandsLeft, refuseMore } from '../allowance.ts'
import { refill } from '../market.ts'
import {
  edgesMeet,
  refuseDistance,
  refusePlacement,
  refuseToClose,
  refuseToPay,
  type Survey,
  siteAt,
  surveyOf,
} from '../placement.ts'
import type { Verb } from './verb.ts'

type Expand = ActionOf<'expand'>

/** Placing a market tile on an empty place next to the forest (3.2). */
export const expand: Verb<'expand'> = {
  list: (state) => (expandsLeft(state) === 0 ? [] : placements(state)),

  refuse(state, { slot, at, turn }) {
    if (expandsLeft(state) === 0) return refuseMore(state, 'expands', 'no-expand-left')
    const face = state.market[slot]
    if (face === undefined) return { code: 'no-such-slot' }
    return face ? refusePlacement(state, face, at, turn) : { code: 'slot-is-empty' }
  },

  apply(table, { slot, at, turn }) {
    const { state, emit } = table
    const face = state.market[slot]
    if (!face) throw new Error(`Market slot ${slot} has no tile for ${placeText(at)}.`)
    state.tiles[at] = tileWith(turned(face, turn))
    state.market[slot] = null
    state.spent.expands += 1
    emit?.({ type: 'tile-placed', seat: state.onTurn, slot, face, at, turn })
    table.expansions?.hooks.laid(table, at)
    refill(table, slot)
  },
}

/** Every way in which any market tile could lie anywhere now, whoever's turn it is: place by place. */
export function placements(state: State): Expand[] {
  const survey = surveyOf(state)
  const market = payable(survey, state.market)
  const found: Expand[] = []
  for (const at of inOrder(survey.roads.ends())) {
    for (const placement of placementsAt(state, survey, market, asPlace(at))) found.push(placement)
  }
  return found
}

/** Each of these places once, in the order of the grid; an array of numbers alone is sorted as such. */
const inOrder = (all: readonly Place[]): Int32Array =>
  new Int32Array(all).sort().filter((place, index, sorted) => place !== sorted[index - 1])

/** Whether any of these tiles could lie anywhere now: roads, distance, cost [R 12] [R 73]. */
export function canLay(state: State, faces: readonly (Face | null)[]): boolean {
  const survey = surveyOf(state)
  const affordable = payable(survey, faces)
  return survey.roads.ends().some((at) => placementsAt(state, survey, affordable, at).length > 0)
}

/** These tiles, without those that cannot be paid for. */
const payable = (survey: Survey, faces: readonly (Face | null)[]): (Face | null)[] =>
  faces.map((face) => (face && refuseToPay(survey, face) ? null : face))

function placementsAt(state: State, survey: Survey, market: readonly (Face | null)[], at: Place): Expand[] {
  const found: Expand[] = []
  const site = siteAt(state, at)
  market.forEach((face, slot) => {
    if (!face || refuseDistance(site, face)) return
    for (const turn of TURNS) {
      if (!edgesMeet(state, site, turnRoads(face.roads, turn))) continue
      if (!refuseToClose(survey, site, face, turn)) found.push({ type: 'expand', slot, at, turn })
    }
  })
  return found
}
