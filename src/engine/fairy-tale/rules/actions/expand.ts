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
import type { ActionRule } from './action-rule.ts'

type Expand = ActionOf<'expand'>

/** Places a market tile on an empty place next to the forest (3.2). */
export const expand: ActionRule<'expand'> = {
  list: (state) => (expandsLeft(state) === 0 ? [] : placements(state)),

  refuse(state, { slot, at, turn }) {
    if (expandsLeft(state) === 0) return refuseMore(state, 'expands', 'no-expand-left')
    const face = state.market[slot]
    if (face === undefined) return { code: 'no-such-slot' }
    return face ? refusePlacement(state, face, at, turn) : { code: 'slot-is-empty' }
  },

  apply(context, { slot, at, turn }) {
    const { state, emit } = context
    const face = state.market[slot]
    if (!face) throw new Error(`Cannot place a tile at ${placeText(at)}: market slot ${slot} is empty.`)
    state.tiles[at] = tileWith(turned(face, turn))
    state.market[slot] = null
    state.spent.expands += 1
    emit?.({ type: 'tile-placed', seat: state.onTurn, slot, face, at, turn })
    context.expansions?.hooks.laid(context, at)
    refill(context, slot)
  },
}

/** Every possible placement of every market tile now, place by place, for any seat on turn. */
export function placements(state: State): Expand[] {
  const survey = surveyOf(state)
  const market = payable(survey, state.market)
  const found: Expand[] = []
  for (const at of inOrder(survey.roads.ends())) {
    for (const placement of placementsAt(state, survey, market, asPlace(at))) found.push(placement)
  }
  return found
}

/** The distinct places in grid order. A typed array sorts numerically. */
const inOrder = (all: readonly Place[]): Int32Array =>
  new Int32Array(all).sort().filter((place, index, sorted) => place !== sorted[index - 1])

/** True if any of these tiles could be placed anywhere now, by roads, distance and cost [R 12] [R 73]. */
export function canLay(state: State, faces: readonly (Face | null)[]): boolean {
  const survey = surveyOf(state)
  const affordable = payable(survey, faces)
  return survey.roads.ends().some((at) => placementsAt(state, survey, affordable, at).length > 0)
}

/** Replaces the tiles that cannot be paid for with null. */
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
